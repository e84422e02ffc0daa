import { hasSameNames, type PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { listNames, readPermissionNames } from '#src/access/permissions/page/person-permissions.ts'
import type { Permission } from '#src/access/permissions/permission.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'

/** What became of a try without an answer: what is stored now, and whether somebody else has saved since. */
export type SettledSave = { names: PermissionNames; isByAnother: boolean }

/** Sends a user's permissions; the caller says what failed. */
export class AssignmentCall {
  readonly #userId: number
  readonly #key = new WriteKey()
  /** What a try without an answer was to store. */
  #unansweredNames: PermissionNames | null = null

  constructor(userId: number) {
    this.#userId = userId
  }

  /** Stores `draft`, of which `body` is made. What the user holds now. Throws CallFailed. */
  async save(draft: PermissionNames, body: FormData): Promise<PermissionNames> {
    const options = { body, idempotencyKey: this.#key.for(body), quiet: true }
    try {
      const response = await call<Permission[]>('POST', `users/${this.#userId}/permissions`, options)
      this.#unansweredNames = null
      this.#key.forget()
      return listNames(response.body)
    } catch (failure) {
      this.#unansweredNames = failure instanceof CallFailed && failure.mayHaveSaved ? draft : null
      throw failure
    }
  }

  /**
   * Lost answer: a former try with other content may have been saved. Null where there was no such try. The try is not
   * sent again: it may give what its sender has thought better of. `base` is what was stored before it; what is neither
   * that nor what was tried was saved by somebody else. Throws CallFailed where it stays unsettled.
   */
  async settleLostSave(base: PermissionNames, body: FormData): Promise<SettledSave | null> {
    const unansweredNames = this.#unansweredNames
    if (!unansweredNames || this.#key.isFor(body)) return null
    const names = await readPermissionNames(this.#userId)
    this.#unansweredNames = null
    return { names, isByAnother: !hasSameNames(names, base) && !hasSameNames(names, unansweredNames) }
  }
}
