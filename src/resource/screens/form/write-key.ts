import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

/**
 * Idempotency key of a form's content. The same content sent again (double click, lost answer) carries the same key, so
 * it is not saved twice. Changed content gets a new key.
 */
export class WriteKey {
  #content = ''
  #key = ''

  getOrCreate(form: FormData): string {
    const content = serializeForm(form)
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = createIdempotencyKey()
    }
    return this.#key
  }

  /** True if the current key belongs to this content. */
  isFor(form: FormData): boolean {
    return this.#key !== '' && serializeForm(form) === this.#content
  }

  /** To be called after saving: from then on, the same content is another record. */
  forget(): void {
    this.#key = ''
  }
}

/** Idempotency keys of several contents at once. Each content keeps its key until it is forgotten. */
export class WriteKeys {
  readonly #keys = new Map<string, string>()

  getOrCreate(form: FormData): string {
    const content = serializeForm(form)
    const key = this.#keys.get(content) ?? createIdempotencyKey()
    this.#keys.set(content, key)
    return key
  }

  /** To be called after an answer: from then on, the same content is another record. */
  forget(form: FormData): void {
    this.#keys.delete(serializeForm(form))
  }

  /**
   * To be called after a record was deleted: sending its content again must create a new record, and the old key would
   * answer that it is saved.
   */
  forgetAll(): void {
    this.#keys.clear()
  }
}

const serializeForm = (form: FormData) =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === 'string' ? value : describeFile(value)]))

const describeFile = (file: File) => [file.name, file.size, file.type, file.lastModified]
