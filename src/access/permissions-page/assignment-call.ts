import type { Held } from '#src/access/permissions-page/changes.ts'
import { namesOf, type Permission, readHeld } from '#src/access/permissions-page/load.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/write-key.ts'

/** Sends a user's permissions; the caller says what failed. */
export class AssignmentCall {
  readonly #userId: number
  readonly #key = new WriteKey()
  #isUnsettled = false

  constructor(userId: number) {
    this.#userId = userId
  }

  /** What the user holds now. Throws CallFailed. */
  async save(body: FormData): Promise<Held> {
    const sent = { body, idempotencyKey: this.#key.for(body), quiet: true }
    try {
      const answer = await call<Permission[]>('POST', `users/${this.#userId}/permissions`, sent)
      this.#isUnsettled = false
      this.#key.forget()
      return namesOf(answer.body)
    } catch (failure) {
      this.#isUnsettled = failure instanceof CallFailed && failure.mayHaveSaved
      throw failure
    }
  }

  /**
   * Lost answer: a former try with other content may have been saved. Returns what the user holds now, which is what is
   * changed next; null where there was no such try. The try is not sent again: it may give what its sender has thought
   * better of. Throws CallFailed where it stays unsettled.
   */
  async settle(body: FormData): Promise<Held | null> {
    if (!this.#isUnsettled || this.#key.isOf(body)) return null
    const held = await readHeld(this.#userId)
    this.#isUnsettled = false
    return held
  }
}
