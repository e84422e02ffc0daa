import { type Held, isSameHeld } from '#src/access/permissions/page/assignment/changes.ts'
import { namesOf, type Permission, readHeld } from '#src/access/permissions/page/permissions-of-person.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'

/** What became of a try without an answer: what is stored now, and whether somebody else has saved since. */
export type Settled = { held: Held; isAnothers: boolean }

/** Sends a user's permissions; the caller says what failed. */
export class AssignmentCall {
  readonly #userId: number
  readonly #key = new WriteKey()
  /** What a try without an answer was to store. */
  #lost: Held | null = null

  constructor(userId: number) {
    this.#userId = userId
  }

  /** Stores `wanted`, of which `body` is made. What the user holds now. Throws CallFailed. */
  async save(wanted: Held, body: FormData): Promise<Held> {
    const sent = { body, idempotencyKey: this.#key.for(body), quiet: true }
    try {
      const answer = await call<Permission[]>('POST', `users/${this.#userId}/permissions`, sent)
      this.#lost = null
      this.#key.forget()
      return namesOf(answer.body)
    } catch (failure) {
      this.#lost = failure instanceof CallFailed && failure.mayHaveSaved ? wanted : null
      throw failure
    }
  }

  /**
   * Lost answer: a former try with other content may have been saved. Null where there was no such try. The try is not
   * sent again: it may give what its sender has thought better of. `base` is what was stored before it; what is neither
   * that nor what was tried was saved by somebody else. Throws CallFailed where it stays unsettled.
   */
  async settle(base: Held, body: FormData): Promise<Settled | null> {
    const lost = this.#lost
    if (!lost || this.#key.isOf(body)) return null
    const held = await readHeld(this.#userId)
    this.#lost = null
    return { held, isAnothers: !isSameHeld(held, base) && !isSameHeld(held, lost) }
  }
}
