import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import { defineCard } from '#src/resource/cards/card.ts'

export type ChangesFigures = { changes: readonly AuditEntry[] }

export const changesCard = defineCard<ChangesFigures>('last_changes', 'see_audit')
