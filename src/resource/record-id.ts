import { Invalid, NotFound } from '#src/platform/errors.ts'

/** Parses a row's id from a write or a form: an integer from 1 to 2147483647 (PostgreSQL). Null for anything else. */
export function parseId(raw: unknown): number | null {
  const id = typeof raw === 'number' ? raw : typeof raw === 'string' && /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : NaN
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

/**
 * Parses an id of a filter; null for anything but a whole number. A number that is too large for an id is allowed and
 * finds nothing: SQL compares it as a bigint.
 */
export function parseFilterId(text: unknown): number | null {
  return typeof text === 'string' && wholeNumberPattern.test(text)
    ? Math.min(Number(text), Number.MAX_SAFE_INTEGER)
    : null
}

const wholeNumberPattern = /^(0|[1-9]\d*)$/

/** The id in a URL's path. Throws Invalid if it is no number, NotFound if no row can have the number. */
export function requirePathId(text: string): number {
  const id = parseId(text)
  if (id !== null) return id
  throw wholeNumberPattern.test(text)
    ? new NotFound()
    : new Invalid({ id: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}
