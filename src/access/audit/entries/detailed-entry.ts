import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import type { DescribedChange } from '#src/resource/history/changed-fields.ts'

/** An entry on the audit's page, with its changed values. */
export type DetailedAuditEntry = AuditEntry & {
  /** The changed values. Null if the reader may not read the history of the entry's resource. */
  changes: DescribedChange[] | null
  /** True if the reader may restore the values before the change. */
  restorable: boolean
}
