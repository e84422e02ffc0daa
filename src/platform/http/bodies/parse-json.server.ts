import { BadRequest } from '#src/platform/errors.ts'

/**
 * Parses the JSON text of a request, without its byte order mark. Throws BadRequest if it is malformed or holds a
 * reserved name.
 */
export function parseJson(text: string): unknown {
  const value = parseJsonText(text.startsWith('\uFEFF') ? text.slice(1) : text)
  // A backslash escape may hide a reserved name.
  if (/__proto__|constructor|\\u/.test(text)) refuseReservedNames(value, 'platform.answers.bad_json')
  return value
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('platform.answers.bad_json')
  }
}

/**
 * Prototype pollution: throws BadRequest if an object at any depth has a property `__proto__`, or a `constructor` with
 * a `prototype`.
 */
export function refuseReservedNames(value: unknown, message?: string): void {
  const nodes = [value]
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null) continue
    if (hasReservedName(node)) throw new BadRequest(message)
    for (const child of Object.values(node)) nodes.push(child)
  }
}

function hasReservedName(node: object): boolean {
  if (Object.hasOwn(node, '__proto__')) return true
  if (!Object.hasOwn(node, 'constructor')) return false
  const constructorValue: unknown = node.constructor
  return (
    typeof constructorValue === 'object' && constructorValue !== null && Object.hasOwn(constructorValue, 'prototype')
  )
}
