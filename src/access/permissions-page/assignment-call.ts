import type { Held } from '#src/access/permissions-page/changes.ts'
import { namesOf, type Permission } from '#src/access/permissions-page/load.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/write-key.ts'

type Sent = { body: FormData; idempotencyKey: string }

/** Sends a user's permissions; the caller says what failed. */
export class AssignmentCall {
  readonly #path: string
  readonly #key = new WriteKey()
  #lost: Sent | null = null

  constructor(userId: number) {
    this.#path = `users/${userId}/permissions`
  }

  /** What the user holds now. Throws CallFailed. */
  async save(body: FormData): Promise<Held> {
    const held = await this.#send({ body, idempotencyKey: this.#key.for(body) })
    this.#key.forget()
    return held
  }

  /**
   * Lost answer: a former try with other content may have been saved. It is sent again under its own key, which saves
   * nothing twice. Returns what came of it; null where there was none, or it saved nothing. Throws CallFailed where it
   * stays unsettled.
   */
  async settle(body: FormData): Promise<Held | null> {
    if (this.#lost === null || this.#key.isOf(body)) return null
    try {
      return await this.#send(this.#lost)
    } catch (failure) {
      if (!(failure instanceof CallFailed) || isLost(failure)) throw failure
      return null
    }
  }

  async #send(sent: Sent): Promise<Held> {
    this.#lost = sent
    try {
      const { body } = await call<Permission[]>('POST', this.#path, { ...sent, quiet: true })
      this.#lost = null
      return namesOf(body)
    } catch (failure) {
      if (failure instanceof CallFailed && !isLost(failure)) this.#lost = null
      throw failure
    }
  }
}

/** No connection, or the server failed. */
export const isLost = ({ status }: CallFailed): boolean => status === 0 || status >= 500
