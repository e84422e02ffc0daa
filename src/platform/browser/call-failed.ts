/**
 * A failed call: the server refused it, or it never reached the server (`status` 0). `message` is the server's text in
 * the reader's language.
 */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly error: string | undefined
  /** Message key of each wrong field. */
  readonly fields: Record<string, string>
  /** Values for the placeholders of each field's message. */
  readonly params: Record<string, Record<string, string | number>>
  /** Optimistic lock (STALE): the current record, if somebody else saved it first. */
  readonly entity: unknown
  /** The whole body, for details that only one screen reads. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: object) {
    const details = body as Record<string, unknown>
    super(typeof details.message === 'string' ? details.message : '')
    this.status = status
    this.code = nonEmptyTextOrUndefined(details.code)
    this.error = nonEmptyTextOrUndefined(details.error)
    this.fields = (details.fields ?? {}) as Record<string, string>
    this.params = (details.params ?? {}) as Record<string, Record<string, string | number>>
    this.entity = details.entity
    this.body = details
  }

  /**
   * Unique violation: true if another record has the same values. The specification gives it status 500. A 409 counts
   * too.
   */
  get isDuplicate(): boolean {
    return this.code === 'ER_DUP_ENTRY' && (this.status === 500 || this.status === 409)
  }

  /** True if the server's disk is full, so that nothing was saved. */
  get isStorageFull(): boolean {
    return this.code === 'STORAGE_FULL'
  }

  /** Lost response: true if there was no connection or the server failed, so that the write may have been saved. */
  get mayHaveSaved(): boolean {
    return this.status === 0 || (this.status >= 500 && !this.isDuplicate && !this.isStorageFull)
  }

  /** True if no server answered, or if a proxy answered for a server that is starting or stopping. */
  get isOutOfReach(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504)
  }
}

function nonEmptyTextOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
