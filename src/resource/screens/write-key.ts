import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

/**
 * One key for one content: the same form sent again (a second press, an answer that never came) carries the same key
 * and saves nothing twice; what was changed in between carries another.
 */
export class WriteKey {
  #content = ''
  #key = ''

  for(form: FormData): string {
    const content = contentOf(form)
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    return this.#key
  }

  /** Whether the last key was made for this content. */
  isOf(form: FormData): boolean {
    return this.#key !== '' && contentOf(form) === this.#content
  }

  /** It was saved: the same content again is another record. */
  forget(): void {
    this.#key = ''
  }
}

const contentOf = (form: FormData) =>
  JSON.stringify([...form].map(([name, value]) => [name, typeof value === 'string' ? value : markOf(value)]))

const markOf = (file: File) => [file.name, file.size, file.type, file.lastModified]
