import type { EntryAuthor } from '#src/resource/history/history-entry.ts'

/** An audit entry in words: who did what to which record, and when. */
export type AuditEntry = {
  id: number
  at: string
  /** Null where the account is gone. */
  user: EntryAuthor | null
  resource: string
  action: string
  entity_id: string
  /** The record's name; null where the reader may not read its resource, or it has none. */
  label: string | null
  /** False where the record is gone, or not the reader's. */
  is_there: boolean
}
