import type { FastifyInstance } from 'fastify'
import { buildAuditCondition } from '#src/access/audit/audit-condition.server.ts'
import {
  type AuditConditionBuilder,
  type AuditReader,
  auditEntryProperties,
  buildVisibleActionsCondition,
  hideLabelsOfUnreadableRecords,
  readAuditEntries,
} from '#src/access/audit/entries/audit-entries.server.ts'
import type { AuditEntry } from '#src/access/audit/entries/audit-entry.ts'
import type { DetailedAuditEntry } from '#src/access/audit/entries/detailed-entry.ts'
import {
  buildFoldingCondition,
  type LoadFolding,
  parseLoadFolding,
} from '#src/access/audit/loads/folded-loads.server.ts'
import { hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { changesSchema } from '#src/resource/history/describe-history.server.ts'
import { deriveHistoryAccess } from '#src/resource/history/history-entry.ts'
import {
  describeEntryChanges,
  type EntryContents,
  keptDeletedRowCondition,
  mayOfferRestore,
} from '#src/resource/history/read-history.server.ts'
import { createDisplayLocale } from '#src/resource/history/routes.server.ts'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'
import { deriveModel } from '#src/resource/model.ts'
import { countHeaders, describeListParameters } from '#src/resource/openapi/lists.server.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import { buildSelectFragments } from '#src/resource/read/select.server.ts'
import type { PreparedResource, Registry } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** `GET /api/audit`: who changed what and when, and the values before and after if the caller may read the history. */
export function addAuditRoutes(app: FastifyInstance, services: Services, registry: Registry, audit: Resource): void {
  const { sql, settings } = services
  const model = deriveModel(audit, new Map())
  const auditList = { model, select: buildSelectFragments(model, new Map()) }
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/audit',
    { config: { access: 'see_audit' }, schema: describeAuditListRoute(auditList) },
    async (request, reply) => {
      const reader = { actor: requireActor(request), registry, words: createDisplayLocale(readLanguage(request)) }
      const { folding, query } = parseLoadFolding(request.query)
      const { entries, total } = await readAuditPage(
        sql,
        audit,
        reader,
        { ...parseListQuery(auditList, query), folding },
        settings.tzShop,
      )
      reply.header('x-total-count', String(Math.min(total, maxExactTotal)))
      if (total > maxExactTotal) reply.header('x-total-count-relation', 'gte')
      return entries
    },
  )
}

export type DetailedAuditReader = AuditReader & { words: DisplayLocale }

/** One page of the entries within the reader's scope. The count of `total` stops at 10,001. */
export async function readAuditPage(
  db: Queryable,
  audit: Resource,
  reader: DetailedAuditReader,
  query: ListQuery & { folding: LoadFolding },
  timeZone: string,
): Promise<{ entries: DetailedAuditEntry[]; total: number }> {
  const scopeParameters = new SqlParameters()
  const scope = buildScopeCondition(audit, reader.actor, scopeParameters)
  const visibleActions = buildVisibleActionsCondition(reader, scopeParameters)
  const folding = buildFoldingCondition(query.folding, reader.actor, scopeParameters)
  const where = `${scope} and ${visibleActions} and ${folding} and ${await buildAuditCondition(db, query, timeZone, scopeParameters)}`
  const total = await countEntriesUpToLimit(db, where, scopeParameters)
  const limit = query.page === null ? maxUnpagedRows : query.perPage
  const offset = query.page === null ? 0 : (query.page - 1) * query.perPage
  const addCondition = (entryParameters: SqlParameters) => {
    for (const value of scopeParameters.values) entryParameters.add(value)
    return where
  }
  return { entries: await readDetailedEntries(db, reader, { limit, offset, condition: addCondition }), total }
}

/** Entries that meet a condition, newest first, without labels and values that the reader may not read. */
export async function readDetailedEntries(
  db: Queryable,
  reader: DetailedAuditReader,
  selection: { limit: number; offset?: number; condition: AuditConditionBuilder },
): Promise<DetailedAuditEntry[]> {
  return addDetailsToEntries(
    db,
    hideLabelsOfUnreadableRecords(await readAuditEntries(db, reader, selection), reader),
    reader,
  )
}

async function countEntriesUpToLimit(db: Queryable, where: string, { values }: SqlParameters): Promise<number> {
  const [row] = await db.query<{ total: number }[]>(
    `select count(*)::int as total from (select from audit t where ${where} limit ${maxExactTotal + 1}) counted`,
    values,
  )
  return row?.total ?? 0
}

/**
 * Adds to each entry its changed values, and whether the reader may restore the old ones. The values are null if the
 * reader may not read the history of the entry's resource.
 */
export async function addDetailsToEntries(
  db: Queryable,
  entries: readonly AuditEntry[],
  { actor, registry, words }: DetailedAuditReader,
): Promise<DetailedAuditEntry[]> {
  const rows = await db.query<(EntryContents & { id: number; is_kept: boolean })[]>(
    `select t.id, t.before, t.after, t.input, ${keptDeletedRowCondition} as is_kept from audit t where t.id = any($1::bigint[])`,
    [entries.map(({ id }) => id)],
    { prepare: true },
  )
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return entries.map((entry) => {
    const prepared = registry.get(entry.resource)
    const access = prepared && deriveHistoryAccess(prepared.resource)
    const row = rowsById.get(entry.id)
    if (!prepared || !row || !access || !hasAccess(actor, access)) return { ...entry, changes: null, restorable: false }
    const changes = describeEntryChanges(prepared.narrowTo(actor), actor, { ...row, action: entry.action }, words)
    const listedChanges = changes.filter(({ field }) => !prepared.resource.fields[field]?.isRecordOnly)
    const restorableEntry = { action: entry.action, changes, isKept: row.is_kept, exists: entry.is_there }
    return { ...entry, changes: listedChanges, restorable: mayOfferRestore(prepared, actor, restorableEntry) }
  })
}

const describeAuditListRoute = (auditList: Pick<PreparedResource, 'model' | 'select'>) =>
  documentRoute(() => ({
    id: 'listAudit',
    tag: 'audit',
    summary: 'Who changed what, when, before and after; newest first',
    parameters: [
      ...describeListParameters(auditList).filter(({ name }) => !unusedParameters.includes(name)),
      buildParameter('query', 'fold', { enum: ['loads'], description: 'One entry for all rows of a load' }),
      buildParameter('query', 'request_id', { type: 'string', description: 'All rows of a load or of its undo' }),
    ],
    responseSchema: arraySchema(
      objectSchema({
        ...auditEntryProperties,
        changes: {
          anyOf: [changesSchema, { type: 'null' }],
          description: 'Null where the caller may not open its list',
        },
        restorable: { type: 'boolean', description: 'The caller may put back what was before' },
      }),
    ),
    headers: countHeaders,
    refusals: [400],
  }))

/** List parameters that the audit refuses, because it has one order, no text search and no choice of fields. */
export const unusedParameters: readonly string[] = ['sort', 'dir', 'q', 'fields']
