/**
 * JSON parameter. Explicit, because a plain string or list is sent as text or as an array. Throws TypeError if the
 * value has no JSON form.
 */
export class JsonParameter {
  readonly text: string

  constructor(value: unknown) {
    const text: unknown = JSON.stringify(value)
    if (typeof text !== 'string') throw new TypeError('JSON parameter: the value has no JSON form')
    this.text = text
  }
}

type Scalar = string | number | bigint | boolean | Date | Uint8Array | null

/** Parameter of a statement. A list becomes a PostgreSQL array. */
export type Parameter = Scalar | JsonParameter | readonly Parameter[]

/** Encoded parameter: in PostgreSQL's text format, bytes excepted. */
export type WireValue = string | Buffer | null

export function encodeParameters(parameters: readonly unknown[]): WireValue[] {
  return parameters.map((value, index) => {
    if (value instanceof JsonParameter) return value.text
    if (Array.isArray(value)) return encodeArray(value, index)
    return value instanceof Uint8Array ? viewAsBuffer(value) : encodeScalar(value, index)
  })
}

function encodeScalar(value: unknown, index: number): string | null {
  if (value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  const hint = value === undefined ? 'is undefined: say null' : 'is an object: say json(…)'
  throw new TypeError(`Parameter $${index + 1} ${hint}`)
}

/** Array literal: every element is quoted, so that commas, braces and NULL in it stay plain text. */
function encodeArray(list: readonly unknown[], index: number): string {
  const elements = list.map((value) => {
    if (Array.isArray(value)) return encodeArray(value, index)
    const text = value instanceof Uint8Array ? `\\x${viewAsBuffer(value).toString('hex')}` : encodeScalar(value, index)
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${elements.join(',')}}`
}

function viewAsBuffer(value: Uint8Array): Buffer {
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
}
