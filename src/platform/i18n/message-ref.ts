import type { MessageRef } from '#src/platform/errors.ts'

/**
 * Packs a key and its params into one string, because the validation library carries messages as strings. `unpackRef`
 * is the reverse.
 */
export function packRef(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : `${ref.key}\u001f${JSON.stringify(ref.params)}`
}

export function unpackRef(text: string): MessageRef {
  const separatorIndex = text.indexOf('\u001f')
  if (separatorIndex < 0) return text
  return { key: text.slice(0, separatorIndex), params: JSON.parse(text.slice(separatorIndex + 1)) }
}

export function refKey(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : ref.key
}

export function refParams(ref: MessageRef): Record<string, string | number> {
  return typeof ref === 'string' ? {} : ref.params
}
