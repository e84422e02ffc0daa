import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import type { DescribedChange } from '#src/resource/history/changed-fields.ts'

/** A line of the audit's page. */
export type DetailedAuditEntry = AuditEntry & {
  /** Null where the reader may not open the resource's list. */
  changes: DescribedChange[] | null
  /** The reader may put back what was before. */
  restorable: boolean
}
