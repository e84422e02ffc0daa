import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { DescribedChange } from '#src/resource/history/changed-fields.ts'

/** The user who made the change of an entry. */
export type EntryAuthor = { name: string; surname: string }

/** An entry of a record's history. */
export type HistoryEntry = {
  id: number
  at: string
  /** The user who made the change. Null if the account has been deleted. */
  user: EntryAuthor | null
  action: string
  changes: DescribedChange[]
  /** True if the reader is offered to restore the state before the entry. */
  restorable: boolean
}

/**
 * The permission to read a record's history: the permission to read the resource. For a public resource it is the
 * permission to open the list's screen, or null without such a screen: nobody may read the history.
 */
export function deriveHistoryAccess({ access, screens }: Resource): Exclude<Access, 'public'> | null {
  return access.read === 'public' ? (screens?.list.access ?? null) : access.read
}
