import { newIdempotencyKey } from '#src/platform/client.ts'

/**
 * One key for one content: the same form sent again (a second press, an answer that never came) carries the same key
 * and saves nothing twice; what was changed in between carries another.
 */
export class WriteKey {
  #content = ''
  #key = ''

  for(form: FormData): string {
    const content = JSON.stringify(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : markOf(value)]),
    )
    if (content !== this.#content || this.#key === '') {
      this.#content = content
      this.#key = newIdempotencyKey()
    }
    return this.#key
  }

  /** It was saved: the same content again is another record. */
  forget(): void {
    this.#key = ''
  }
}

const markOf = (file: File) => [file.name, file.size, file.type, file.lastModified]
