/**
 * Statement timeout: the database was told to end a statement for which a person waited too long. Nothing of it or of
 * its transaction stays; trying again may succeed. `cause` is the original error.
 */
export class StatementTooLong extends Error {
  override readonly name = 'StatementTooLong'

  constructor(cause: unknown) {
    super('A statement took too long and was cancelled', { cause })
  }
}
