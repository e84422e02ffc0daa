/** A code of PostgreSQL, Node or Fastify: no value of any record looks like one. */
const codePattern = /^[A-Z0-9][A-Z0-9_]{2,39}$/
const namePattern = /^[A-Za-z_]\w{0,79}$/

/**
 * Names an error by its class, its code and the constraint of the database that it broke: 'DatabaseError 23505
 * colors_name'. Never contains the message, which may quote values of records.
 */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return [
    pickIfMatching(error.constructor.name, namePattern) ?? 'Error',
    pickIfMatching(code, codePattern),
    pickIfMatching(constraint, namePattern),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

const pickIfMatching = (text: unknown, pattern: RegExp) =>
  typeof text === 'string' && pattern.test(text) ? text : undefined
