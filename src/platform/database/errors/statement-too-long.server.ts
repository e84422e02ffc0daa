/**
 * Statement timeout: the statement took too long and was cancelled. Its transaction is rolled back. A retry may
 * succeed. `cause` is the original error.
 */
export class StatementTooLong extends Error {
  override readonly name = 'StatementTooLong'

  constructor(cause: unknown) {
    super('A statement took too long and was cancelled', { cause })
  }
}
