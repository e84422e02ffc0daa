import { Invalid, NotFound } from '#src/platform/errors.ts'

/** Reads a row's id, a PostgreSQL integer from 1 to 2147483647, from a write or a form; null where it is none. */
export function parseId(raw: unknown): number | null {
  const id = typeof raw === 'number' ? raw : typeof raw === 'string' && /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : NaN
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

/**
 * An id to look for, as a filter names it: any number, as one that no row can have finds nothing. Null where it is no
 * number. SQL compares it as a bigint.
 */
export function soughtId(text: unknown): number | null {
  return typeof text === 'string' && anyNumber.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : null
}

const anyNumber = /^(0|[1-9]\d*)$/

/** The id in a URL. Throws Invalid where it is no number, NotFound for a number that no row can have. */
export function idOf(text: string): number {
  const id = parseId(text)
  if (id !== null) return id
  throw anyNumber.test(text)
    ? new NotFound()
    : new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}
