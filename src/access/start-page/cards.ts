import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import { defineCard } from '#src/resource/cards/card.ts'

/**
 * What an update changed, in the reader's language: the captions of the fields and, of a single field with short
 * values, the values.
 */
export type ChangeSummary = {
  captions: readonly string[]
  values: { before: string | null; after: string | null } | null
}

/** An entry of the card. `summary` is null if nothing was updated, or if the reader may not see what. */
export type SummarizedEntry = AuditEntry & { summary: ChangeSummary | null }

export type ChangesFigures = { changes: readonly SummarizedEntry[] }

export const changesCard = defineCard<ChangesFigures>('last_changes', 'see_audit')
