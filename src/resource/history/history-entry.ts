import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { DescribedChange } from '#src/resource/history/changed-fields.ts'

/** Who changed something. */
export type EntryAuthor = { name: string; surname: string }

/** An entry of a record's history. */
export type HistoryEntry = {
  id: number
  at: string
  /** Null where the account is gone. */
  user: EntryAuthor | null
  action: string
  changes: DescribedChange[]
  /** The reader may put back what was before. */
  restorable: boolean
}

/** Who may read what a record was: its readers; where everybody reads it, who opens its list. Null for nobody. */
export function historyAccess({ access, screens }: Resource): Exclude<Access, 'public'> | null {
  return access.read === 'public' ? (screens?.list.access ?? null) : access.read
}
