/**
 * A JSON parameter. Explicit, because a string or a list is otherwise sent as text or as an array. Throws TypeError for
 * a value without a JSON form.
 */
export class Json {
  readonly text: string

  constructor(value: unknown) {
    const text: unknown = JSON.stringify(value)
    if (typeof text !== 'string') throw new TypeError('JSON parameter: the value has no JSON form')
    this.text = text
  }
}

type Scalar = string | number | bigint | boolean | Date | Uint8Array | null

/** A statement's parameter; a list becomes a PostgreSQL array. */
export type Parameter = Scalar | Json | readonly Parameter[]

/**
 * Parameters in the text format, except bytes. `sentParameters` throws TypeError for undefined and for plain objects.
 */
export type Sent = string | Buffer | null

export function sentParameters(given: readonly unknown[]): Sent[] {
  return given.map((value, at) => {
    if (value instanceof Json) return value.text
    if (Array.isArray(value)) return arrayLiteral(value, at)
    return value instanceof Uint8Array ? bytes(value) : scalar(value, at)
  })
}

function scalar(value: unknown, at: number): string | null {
  if (value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  const hint = value === undefined ? 'is undefined: say null' : 'is an object: say json(…)'
  throw new TypeError(`Parameter $${at + 1} ${hint}`)
}

/** Array literal: every element is quoted, so that commas, braces and NULL in it are plain text. */
function arrayLiteral(list: readonly unknown[], at: number): string {
  const elements = list.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value, at)
    const text = value instanceof Uint8Array ? `\\x${bytes(value).toString('hex')}` : scalar(value, at)
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

function bytes(value: Uint8Array): Buffer {
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}
