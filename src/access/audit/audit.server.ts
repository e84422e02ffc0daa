import type { FastifyInstance } from 'fastify'
import type { AuditEntry } from '#src/access/audit/audit-entry.ts'
import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { conditionOf } from '#src/access/audit/audit-query.server.ts'
import { type Condition, changeProperties, readChanges, trimmedChanges } from '#src/access/audit/changes.server.ts'
import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import { exactTotal, wholeList } from '#src/platform/list-limits.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import { listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { toldSchema } from '#src/resource/history/describe-history.server.ts'
import { historyAccess } from '#src/resource/history/history-entry.ts'
import { changesOf, isKept, mayRestore, type TracedChange } from '#src/resource/history/read-history.server.ts'
import { readerOf } from '#src/resource/history/routes.server.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { modelOf } from '#src/resource/model.ts'
import { countHeaders, listParameters } from '#src/resource/openapi/lists.server.ts'
import { type ListQuery, parseListQuery } from '#src/resource/read/list-query.server.ts'
import { selectOf } from '#src/resource/read/select.server.ts'
import type { Prepared, Registry } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

/** The audit's list: who changed what, when, and what was before where the caller may read it. */
export function auditRoutes(app: FastifyInstance, services: Services, registry: Registry, audit: Resource): void {
  const { sql, settings } = services
  const model = modelOf(audit, new Map())
  const listed = { model, select: selectOf(model, new Map()) }
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/audit',
    { config: { access: 'see_audit' }, schema: docs(listed) },
    async (request, reply) => {
      const reader = { actor: actorOf(request), registry, words: readerOf(languageOf(request)) }
      const { lines, total } = await readAudit(
        sql,
        audit,
        reader,
        parseListQuery(listed, request.query),
        settings.tzShop,
      )
      reply.header('x-total-count', String(Math.min(total, exactTotal)))
      if (total > exactTotal) reply.header('x-total-count-relation', 'gte')
      return lines
    },
  )
}

export type Asking = { actor: Actor; registry: Registry; words: Reader }

/** One page within the reader's scope; `total` is counted up to one above 10,000. */
export async function readAudit(
  db: Reads,
  audit: Resource,
  reader: Asking,
  query: ListQuery,
  timeZone: string,
): Promise<{ lines: AuditLine[]; total: number }> {
  const parameters = new Parameters()
  const scope = withinScope(audit, reader.actor, parameters)
  const where = `${scope} and ${await conditionOf(db, query, timeZone, parameters)}`
  const total = await countOf(db, where, parameters)
  const most = query.page === null ? wholeList : query.perPage
  const skip = query.page === null ? 0 : (query.page - 1) * query.perPage
  const given = (own: Parameters) => {
    for (const value of parameters.values) own.add(value)
    return where
  }
  return { lines: await readLines(db, reader, { most, skip, where: given }), total }
}

/** Entries that meet a condition, newest first, each trimmed to what the reader may know of it. */
export async function readLines(
  db: Reads,
  reader: Asking,
  asked: { most: number; skip?: number; where: Condition },
): Promise<AuditLine[]> {
  return withChanges(db, trimmedChanges(await readChanges(db, reader, asked), reader), reader)
}

async function countOf(db: Reads, where: string, { values }: Parameters): Promise<number> {
  const [row] = await db.query<{ total: number }[]>(
    `select count(*)::int as total from (select from audit t where ${where} limit ${exactTotal + 1}) counted`,
    values,
  )
  return row?.total ?? 0
}

/** The same with what changed, of resources whose list the reader may open; read for this page's entries alone. */
async function withChanges(
  db: Reads,
  entries: readonly AuditEntry[],
  { actor, registry, words }: Asking,
): Promise<AuditLine[]> {
  const rows = await db.query<(TracedChange & { id: number; is_kept: boolean })[]>(
    `select t.id, t.before, t.after, t.input, ${isKept} as is_kept from audit t where t.id = any($1::bigint[])`,
    [entries.map(({ id }) => id)],
    { prepare: true },
  )
  const states = new Map(rows.map((row) => [row.id, row]))
  return entries.map((entry) => {
    const prepared = registry.get(entry.resource)
    const access = prepared && historyAccess(prepared.resource)
    const row = states.get(entry.id)
    if (!prepared || !row || !access || !holds(actor, access)) return { ...entry, changes: null, restorable: false }
    const changes = changesOf(prepared.seenBy(actor), actor, { ...row, action: entry.action }, words)
    const judged = { action: entry.action, changes, is_kept: row.is_kept, is_there: entry.is_there }
    return { ...entry, changes, restorable: mayRestore(prepared, actor, judged) }
  })
}

const docs = (listed: Pick<Prepared, 'model' | 'select'>) =>
  documented(() => ({
    id: 'listAudit',
    tag: 'audit',
    summary: 'Who changed what, when, before and after; newest first',
    parameters: listParameters(listed).filter(({ name }) => !unused.includes(name)),
    answer: listOf(
      objectSchema({
        ...changeProperties,
        changes: { anyOf: [toldSchema, { type: 'null' }], description: 'Null where the caller may not open its list' },
        restorable: { type: 'boolean', description: 'The caller may put back what was before' },
      }),
    ),
    headers: countHeaders,
    refuses: [400],
  }))

/** The audit has one order, and no words to search for. */
export const unused: readonly string[] = ['sort', 'dir', 'q', 'fields']
