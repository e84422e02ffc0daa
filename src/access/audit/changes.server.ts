import type { AuditEntry } from '#src/access/audit/audit-entry.ts'
import { type Actor, holds } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { entryIdSchema, whoSchema } from '#src/resource/history/describe-history.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

type Reader = { actor: Actor; registry: Registry }

/** SQL condition on the audit, alias `t`. */
export type Condition = (parameters: Parameters) => string

const text = { type: 'string' }

/** Properties of an `AuditEntry`, for `/api/docs`. */
export const changeProperties = {
  id: entryIdSchema,
  at: { type: 'string', format: 'date-time' },
  user: whoSchema,
  resource: text,
  action: text,
  entity_id: text,
  label: { type: ['string', 'null'], description: 'Null where the caller may not read the resource' },
  is_there: { type: 'boolean', description: 'The record can still be read' },
}

export const changesSchema = listOf(objectSchema(changeProperties))

/** The newest audit entries that meet a condition, in words; names of records are those within the reader's scope. */
export async function readChanges(
  db: Reads,
  reader: Reader,
  { most, skip = 0, where }: { most: number; skip?: number; where: Condition },
): Promise<AuditEntry[]> {
  const entries = await lastEntries(db, { most, skip }, where)
  const labels = await currentLabels(db, reader, entries)
  return entries.map(({ record, ...entry }): AuditEntry => {
    const resource = reader.registry.get(entry.resource)?.resource
    const current = labels.get(keyOf(entry))
    const former = resource && record ? labelOf(resource, record) || null : null
    return { ...entry, at: entry.at.toISOString(), label: current ?? former, is_there: current !== undefined }
  })
}

/** The same without the names of records whose resource the reader may not read. */
export function trimmedChanges(changes: readonly AuditEntry[], { actor, registry }: Reader): AuditEntry[] {
  const mayRead = (name: string) => {
    const access = registry.get(name)?.resource.access.read
    return access !== undefined && holds(actor, access)
  }
  return changes.map((change) => (mayRead(change.resource) ? change : { ...change, label: null, is_there: false }))
}

type Entry = Omit<AuditEntry, 'at' | 'label' | 'is_there'> & { at: Date; record: Record<string, unknown> | null }

const keyOf = ({ resource, entity_id }: Pick<Entry, 'resource' | 'entity_id'>) => `${resource} ${entity_id}`

/** By the audit's own order, which an index keeps for each condition that is asked: all, a company's, a user's. */
function lastEntries(db: Reads, { most, skip }: { most: number; skip: number }, where: Condition): Promise<Entry[]> {
  const parameters = new Parameters()
  const condition = where(parameters)
  return db.query<Entry[]>(
    `select t.id, t.at, t.resource, t.action, t.entity_id, coalesce(t.after, t.before) as record,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as user
    from audit t left join actors u on u.id = t.user_id
    where ${condition} order by t.id desc limit ${parameters.add(most)} offset ${parameters.add(skip)}`,
    parameters.values,
    { prepare: true },
  )
}

/** The names that records have now, of those that still exist within the reader's scope: one statement a resource. */
async function currentLabels(db: Reads, { actor, registry }: Reader, entries: readonly Entry[]) {
  const labels = new Map<string, string>()
  for (const name of new Set(entries.map(({ resource }) => resource))) {
    const prepared = registry.get(name)
    if (!prepared) continue
    const { resource, select } = prepared
    const parameters = new Parameters()
    const ids = entries.flatMap((entry) => (entry.resource === name ? (parseId(entry.entity_id) ?? []) : []))
    const among = parameters.add(ids)
    const where = withinScope(resource, actor, parameters)
    const rows = await db.query<({ id: number } & Record<string, unknown>)[]>(
      `select t.id, ${select.label} from ${resource.table} t ${select.joins}
      where t.id = any(${among}::int[]) and ${where}`,
      parameters.values,
      { prepare: true },
    )
    for (const row of rows) labels.set(keyOf({ resource: name, entity_id: String(row.id) }), labelOf(resource, row))
  }
  return labels
}
