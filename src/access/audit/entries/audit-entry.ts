import type { EntryAuthor } from '#src/resource/history/history-entry.ts'

/** The rows of a load for which an entry stands: of its run, or of its undo. */
export type LoadOfEntry = {
  /** The import. */
  id: number
  /** The name of its file. Null if the reader may not read the resource. */
  name: string | null
  /** The request by which the audit lists the rows. */
  request_id: string
  created: number
  updated: number
  deleted: number
  /** Entries of records of other resources that were created by name. */
  names: number
}

/** An entry of the audit: who did what to which record, and when. */
export type AuditEntry = {
  id: number
  at: string
  /** The user who made the change. Null if the account is gone. */
  user: EntryAuthor | null
  resource: string
  action: string
  entity_id: string
  /** The record's name. Null if the reader may not read its resource, or if it has no name. */
  label: string | null
  /** True if the record still exists within the reader's scope and the reader may read its resource. */
  is_there: boolean
  /** Null for an entry about one record. */
  load: LoadOfEntry | null
}
