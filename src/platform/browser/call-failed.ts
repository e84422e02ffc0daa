/**
 * A call that the server refused, or that never reached it (`status` 0). `message` is the server's, in the reader's
 * language.
 */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly error: string | undefined
  /** Field to message key. */
  readonly fields: Record<string, string>
  /** By field, the values that its message is filled with. */
  readonly params: Record<string, Record<string, string | number>>
  /** STALE: the record as it now stands, when somebody else saved it first. */
  readonly entity: unknown
  /** The whole body, for details that only one screen reads. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: object) {
    const details = body as Record<string, unknown>
    super(typeof details.message === 'string' ? details.message : '')
    this.status = status
    this.code = textOrUndefined(details.code)
    this.error = textOrUndefined(details.error)
    this.fields = (details.fields ?? {}) as Record<string, string>
    this.params = (details.params ?? {}) as Record<string, Record<string, string | number>>
    this.entity = details.entity
    this.body = details
  }

  /** There is such a record already: the specification answers with 500, and 409 is understood too. */
  get isDuplicate(): boolean {
    return this.code === 'ER_DUP_ENTRY' && (this.status === 500 || this.status === 409)
  }

  /** No room for what was sent; nothing was saved. */
  get isFull(): boolean {
    return this.code === 'STORAGE_FULL'
  }

  /** Lost answer: there was no connection or the server failed, so what was sent may have been saved. */
  get mayHaveSaved(): boolean {
    return this.status === 0 || (this.status >= 500 && !this.isDuplicate && !this.isFull)
  }

  /** No server answered, or one that is just starting or ending. */
  get isOutOfReach(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504)
  }
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
