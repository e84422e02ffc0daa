import { hasSameNames, type PermissionNames } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { collectPermissionNames, readPermissionNamesOfUser } from '#src/access/permissions/page/person-permissions.ts'
import type { Permission } from '#src/access/permissions/permission.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'

/**
 * Result of checking a save whose response was lost: the permissions stored now, and whether another editor has saved
 * since.
 */
export type SettledSave = { names: PermissionNames; isByAnother: boolean }

/** Saves a user's permissions. The caller shows failures. */
export class AssignmentCall {
  readonly #userId: number
  readonly #key = new WriteKey()
  /** The permissions of a save that got no response and may have been stored. */
  #unansweredNames: PermissionNames | null = null

  constructor(userId: number) {
    this.#userId = userId
  }

  /** Saves `draft`, sent as `body`, and returns the stored permissions. Throws CallFailed. */
  async save(draft: PermissionNames, body: FormData): Promise<PermissionNames> {
    const options = { body, idempotencyKey: this.#key.getOrCreate(body), quiet: true }
    try {
      const response = await call<Permission[]>('POST', `users/${this.#userId}/permissions`, options)
      this.#unansweredNames = null
      this.#key.forget()
      return collectPermissionNames(response.body)
    } catch (failure) {
      this.#unansweredNames = failure instanceof CallFailed && failure.mayHaveSaved ? draft : null
      throw failure
    }
  }

  /**
   * Lost response: finds out whether an earlier save with other content was stored. That save is not sent again,
   * because it may give a permission that the editor has unticked since. `base` is the list before that save: if the
   * stored list is neither `base` nor the lost save's, another editor saved. Null if no save was lost. Throws
   * CallFailed.
   */
  async settleLostSave(base: PermissionNames, body: FormData): Promise<SettledSave | null> {
    const unansweredNames = this.#unansweredNames
    if (!unansweredNames || this.#key.isFor(body)) return null
    const names = await readPermissionNamesOfUser(this.#userId)
    this.#unansweredNames = null
    return { names, isByAnother: !hasSameNames(names, base) && !hasSameNames(names, unansweredNames) }
  }
}
