import {
  auditEntriesSchema,
  hideLabelsOfUnreadableRecords,
  omitEntriesOfHiddenActions,
  readAuditEntries,
} from '#src/access/audit/entries/audit-entries.server.ts'
import { singleChangesCondition } from '#src/access/audit/loads/folded-loads.server.ts'
import { type ChangesFigures, changesCard } from '#src/access/start-page/cards.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { buildScopeCondition } from '#src/resource/scope/scope.server.ts'

const maxEntries = 8

/** Tenant scope of the audit: entries of no company or client are visible only to users who belong to none. */
const scope = { company_id: 'company_id', client_id: 'client_id' }

export const changesSource: CardSource<ChangesFigures> = {
  card: changesCard,
  summary: 'The last changes: who did what, and when',
  schema: objectSchema({ changes: { ...auditEntriesSchema, maxItems: maxEntries } }),
  scope,
  async computeFigures(tx, reader) {
    const condition = (parameters: Parameters<typeof buildScopeCondition>[2]) =>
      `${buildScopeCondition({ scope }, reader.actor, parameters)} and ${singleChangesCondition}`
    return { changes: await readAuditEntries(tx, reader, { limit: maxEntries, condition }) }
  },
  omitHiddenFigures: ({ changes }, reader) => ({
    changes: hideLabelsOfUnreadableRecords(omitEntriesOfHiddenActions(changes, reader), reader),
  }),
}
