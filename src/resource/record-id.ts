/** The id of a row, a PostgreSQL integer from 1 to 2147483647, of what a write or a form holds; null where it is none. */
export function parseId(raw: unknown): number | null {
  const id = typeof raw === 'number' ? raw : typeof raw === 'string' && /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : NaN
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}
