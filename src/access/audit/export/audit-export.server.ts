import type { FastifyRequest } from 'fastify'
import { buildAuditCondition } from '#src/access/audit/audit-condition.server.ts'
import {
  type DetailedAuditReader,
  readDetailedEntries,
  unusedParameters,
} from '#src/access/audit/audit-routes.server.ts'
import { buildVisibleActionsCondition } from '#src/access/audit/entries/audit-entries.server.ts'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import type { Actor } from '#src/platform/actor.ts'
import { readByCursor } from '#src/platform/database/statements/read-by-cursor.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import {
  buildPrintLabels,
  type ExportFormat,
  type ExportRoute,
  type ExportSource,
} from '#src/resource/export/export-registrar.server.ts'
import { describeEntryAction } from '#src/resource/history/describe-entry-action.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { deriveModel } from '#src/resource/model.ts'
import { describeExportParameters } from '#src/resource/openapi/lists.server.ts'
import { describeExport } from '#src/resource/openapi/operations.server.ts'
import { type ListQuery, parseExportQuery } from '#src/resource/read/list-query.server.ts'
import { buildSelectFragments } from '#src/resource/read/select.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** Export of the audit's list as a sheet, with a row for each changed field of each entry. */
export function addAuditExport(
  addExport: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
  audit: Resource,
): void {
  const model = deriveModel(audit, new Map())
  const auditList = { model, select: buildSelectFragments(model, new Map()) }
  const parameters = () => describeExportParameters(auditList).filter(({ name }) => !unusedParameters.includes(name))
  const parseRequest = (request: FastifyRequest): ExportSource => {
    const words = createDisplayLocale(readLanguage(request))
    const reader = { actor: requireActor(request), registry, words }
    const query = parseExportQuery(auditList, request)
    return {
      printLabels: buildPrintLabels(request, services.settings.tzShop),
      sheet: {
        name: words.text('pages.audit.list'),
        language: readLanguage(request),
        columns: buildAuditSheetColumns(words),
      },
      readRows: (takeRows, signal) => streamEntryRows(services, audit, { reader, query }, takeRows, signal),
    }
  }
  const buildSchema = (format: ExportFormat) => documentRoute(() => describeExport(audit, parameters(), format))
  addExport({ path: '/api/audit', access: 'see_audit', buildSchema, parseRequest })
}

const columnHeadings: readonly [heading: string, type: SheetColumn['type']][] = [
  ['audit.one', 'number'],
  ['audit.fields.at', 'moment'],
  ['audit.fields.user_id', 'text'],
  ['audit.fields.action', 'text'],
  ['access.audit.record', 'text'],
  ['access.audit.field', 'text'],
  ['access.audit.before', 'text'],
  ['access.audit.after', 'text'],
]

const buildAuditSheetColumns = ({ text }: DisplayLocale): SheetColumn[] =>
  columnHeadings.map(([heading, type]) => ({ heading: text(heading), type, decimals: 0 }))

type AuditExportRequest = { reader: DetailedAuditReader; query: ListQuery }

/** Reads all ids by a cursor, in one snapshot, and the details of each batch of ids by a statement of its own. */
async function streamEntryRows(
  { sql, settings }: Services,
  audit: Resource,
  { reader, query }: AuditExportRequest,
  take: (rows: OutputCell[][]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const parameters = new SqlParameters()
  const scope = buildScopeCondition(audit, reader.actor, parameters)
  const visibleActions = buildVisibleActionsCondition(reader, parameters)
  const where = `${scope} and ${visibleActions} and ${await buildAuditCondition(sql, query, settings.tzShop, parameters)}`
  // `to_char` writes times in the connection's time zone, which is the shop's.
  const text = `
    select t.id, to_char(t.at, 'YYYY-MM-DD HH24:MI:SS') from audit t where ${where} order by t.id desc`
  const takeEntries = async (entries: readonly (readonly unknown[])[]) => {
    const moments = new Map(entries.map(([id, moment]) => [Number(id), String(moment)]))
    const ids = [...moments.keys()]
    const detailedEntries = await readDetailedEntries(sql, reader, {
      limit: ids.length,
      condition: (entryParameters) => `t.id = any(${entryParameters.add(ids)}::bigint[])`,
    })
    await take(detailedEntries.flatMap((entry) => buildEntryRows(entry, moments.get(entry.id) ?? null, reader)))
  }
  await readByCursor(sql, { text, parameters: parameters.values }, takeEntries, signal)
}

/** A row for each changed field, or one row if the reader may see no changed field. */
function buildEntryRows(
  entry: DetailedAuditEntry,
  moment: string | null,
  { actor, registry, words }: DetailedAuditReader,
): OutputCell[][] {
  const { id, user } = entry
  const resource = registry.get(entry.resource)?.resource
  const actorName = user ? `${user.name} ${user.surname}` : words.text('resource.history.nobody')
  const sharedCells = [
    id,
    moment,
    actorName,
    describeEntryAction(entry, resource, words.text),
    describeRecord(entry, actor, words),
  ]
  if (!resource || !entry.changes?.length) return [[...sharedCells, null, null, null]]
  return entry.changes.map(({ field, before, after }) => [
    ...sharedCells,
    words.text(captionKey(resource, field)),
    before,
    after,
  ])
}

/** The record's name or, if the entry has none for this reader, its number. Readers always see their own name. */
function describeRecord(
  { label, resource, entity_id }: DetailedAuditEntry,
  actor: Actor,
  { text }: DisplayLocale,
): string {
  if (label !== null) return label
  return resource === 'users' && entity_id === String(actor.id)
    ? `${actor.name} ${actor.surname}`
    : text({ key: 'access.changes.number', params: { id: entity_id } })
}
