import { addDetailsToEntries, type DetailedAuditReader } from '#src/access/audit/audit-routes.server.ts'
import {
  auditEntryProperties,
  hideLabelsOfUnreadableRecords,
  omitEntriesOfHiddenActions,
  readAuditEntries,
} from '#src/access/audit/entries/audit-entries.server.ts'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import { singleChangesCondition } from '#src/access/audit/loads/folded-loads.server.ts'
import { type ChangeSummary, type ChangesFigures, changesCard } from '#src/access/start-page/cards.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { captionKey } from '#src/resource/declaration.ts'
import { buildScopeCondition } from '#src/resource/scope/scope.server.ts'

const maxEntries = 8

/** Tenant scope of the audit: entries of no company or client are visible only to users who belong to none. */
const scope = { company_id: 'company_id', client_id: 'client_id' }

const nullableTextSchema = { type: ['string', 'null'] }
const summarySchema = {
  anyOf: [
    objectSchema({
      captions: arraySchema({ type: 'string' }),
      values: {
        anyOf: [objectSchema({ before: nullableTextSchema, after: nullableTextSchema }), { type: 'null' }],
        description: 'Of a single field with short values; `null` for nothing',
      },
    }),
    { type: 'null' },
  ],
  description: "What an update changed, in the reader's words",
}

export const changesSource: CardSource<ChangesFigures> = {
  card: changesCard,
  summary: 'The last changes: who did what, and when',
  schema: objectSchema({
    changes: {
      ...arraySchema(objectSchema({ ...auditEntryProperties, summary: summarySchema })),
      maxItems: maxEntries,
    },
  }),
  scope,
  async computeFigures(tx, reader) {
    const condition = (parameters: Parameters<typeof buildScopeCondition>[2]) =>
      `${buildScopeCondition({ scope }, reader.actor, parameters)} and ${singleChangesCondition}`
    const entries = await readAuditEntries(tx, reader, { limit: maxEntries, condition })
    return { changes: entries.map((entry) => ({ ...entry, summary: null })) }
  },
  async adaptFigures({ changes }, { actor, registry, locale }, db) {
    const reader = { actor, registry, words: locale }
    const readableEntries = hideLabelsOfUnreadableRecords(omitEntriesOfHiddenActions(changes, reader), reader)
    const updates = readableEntries.filter(({ action }) => action === 'updated')
    const detailedUpdates = await addDetailsToEntries(db, updates, reader)
    const summaryById = new Map(detailedUpdates.map((update) => [update.id, summarizeUpdate(update, reader)]))
    return { changes: readableEntries.map((entry) => ({ ...entry, summary: summaryById.get(entry.id) ?? null })) }
  },
}

/** Longer values, such as a description, would take several lines. */
const maxValueLength = 40

function summarizeUpdate(
  { resource: name, changes }: DetailedAuditEntry,
  { registry, words }: DetailedAuditReader,
): ChangeSummary | null {
  const resource = registry.get(name)?.resource
  const [change] = changes ?? []
  if (!resource || !changes || !change) return null
  const { before, after } = change
  const isShort = [before, after].every((value) => value === null || value.length <= maxValueLength)
  return {
    captions: changes.map(({ field }) => words.text(captionKey(resource, field))),
    values: changes.length === 1 && isShort ? { before, after } : null,
  }
}
