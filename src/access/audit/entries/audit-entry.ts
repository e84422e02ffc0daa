import type { EntryAuthor } from '#src/resource/history/history-entry.ts'

/** An entry of the audit: who did what to which record, and when. */
export type AuditEntry = {
  id: number
  at: string
  /** Null if the account is gone. */
  user: EntryAuthor | null
  resource: string
  action: string
  entity_id: string
  /** The record's name. Null if the reader may not read its resource, or if it has no name. */
  label: string | null
  /** False if the record is gone or outside the reader's scope. */
  is_there: boolean
}
