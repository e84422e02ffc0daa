import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

/**
 * Idempotency key per content: the same form sent again (double click, lost answer) carries the same key and saves
 * nothing twice; changed content gets a new one.
 */
export class WriteKey {
  #content = ''
  #key = ''

  for(form: FormData): string {
    const content = serializeForm(form)
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    return this.#key
  }

  /** True where the current key was made for this content. */
  isOf(form: FormData): boolean {
    return this.#key !== '' && serializeForm(form) === this.#content
  }

  /** After saving: the same content again is another record. */
  forget(): void {
    this.#key = ''
  }
}

/** Idempotency keys of several contents at once: each keeps its key until it was answered. */
export class WriteKeys {
  readonly #keys = new Map<string, string>()

  for(form: FormData): string {
    const content = serializeForm(form)
    const key = this.#keys.get(content) ?? newIdempotencyKey()
    this.#keys.set(content, key)
    return key
  }

  /** After an answer: the same content again is another record. */
  forget(form: FormData): void {
    this.#keys.delete(serializeForm(form))
  }

  /** After a record was deleted: any of the contents may have been its own, and would be answered as saved. */
  forgetAll(): void {
    this.#keys.clear()
  }
}

const serializeForm = (form: FormData) =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === 'string' ? value : describeFile(value)]))

const describeFile = (file: File) => [file.name, file.size, file.type, file.lastModified]
