import type { AuditEntry, LoadOfEntry } from '#src/access/audit/entries/audit-entry.ts'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { authorSchema, entryIdSchema } from '#src/resource/history/describe-history.server.ts'
import { listHiddenActions } from '#src/resource/history/read-history.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

export type AuditReader = { actor: Actor; registry: Registry }

/** Function that builds an SQL condition on the audit, alias `t`, and adds its values to the parameters. */
export type AuditConditionBuilder = (parameters: SqlParameters) => string

const textSchema = { type: 'string' }

/** Properties of an `AuditEntry`, for `/api/docs`. */
export const auditEntryProperties = {
  id: entryIdSchema,
  at: { type: 'string', format: 'date-time' },
  user: authorSchema,
  resource: textSchema,
  action: textSchema,
  entity_id: textSchema,
  label: { type: ['string', 'null'], description: 'Null where the caller may not read the resource' },
  is_there: { type: 'boolean', description: 'The record can still be read' },
  load: {
    anyOf: [
      objectSchema({
        id: { type: 'integer' },
        name: { type: ['string', 'null'] },
        request_id: textSchema,
        ...Object.fromEntries(
          ['created', 'updated', 'deleted', 'names'].map((name) => [name, { type: 'integer', minimum: 0 }]),
        ),
      }),
      { type: 'null' },
    ],
    description: 'Of the entry of a load: its rows are listed by this `request_id`',
  },
}

export const auditEntriesSchema = arraySchema(objectSchema(auditEntryProperties))

/**
 * The newest entries that meet a condition. A record that is gone or outside the reader's scope gets the name that the
 * entry stored.
 */
export async function readAuditEntries(
  db: Queryable,
  reader: AuditReader,
  { limit, offset = 0, condition }: { limit: number; offset?: number; condition: AuditConditionBuilder },
): Promise<AuditEntry[]> {
  const entries = await readNewestEntries(db, { limit, offset }, condition)
  const labels = await readCurrentLabels(db, reader, entries)
  return entries.map(({ record, ...entry }): AuditEntry => {
    const resource = reader.registry.get(entry.resource)?.resource
    const currentLabel = labels.get(recordKey(entry))
    const storedLabel = resource && record ? labelOf(resource, record) || null : null
    return {
      ...entry,
      at: entry.at.toISOString(),
      label: currentLabel ?? storedLabel ?? findNameInId(entry.entity_id),
      is_there: currentLabel !== undefined,
      load: extractLoad(entry.action, record),
    }
  })
}

/** What is no row, as a backup, is told from others by a name in place of a number. */
const findNameInId = (id: string) => (/^-?\d+$/.test(id) ? null : id)

/** The load for which an entry stands. Null for an entry about one record. */
const extractLoad = (action: string, record: StoredEntry['record']): LoadOfEntry | null =>
  /^load(ed|_undone)(_part)?$/.test(action) ? ((record?.load ?? null) as LoadOfEntry | null) : null

/** SQL condition on the audit, alias `t`: no entry of an action whose entries the reader may not see. */
export function buildVisibleActionsCondition({ actor, registry }: AuditReader, parameters: SqlParameters): string {
  const conditions = [...registry.values()].flatMap(({ resource }) => {
    const hiddenActions = listHiddenActions(resource, actor)
    if (hiddenActions.length === 0) return []
    const name = parameters.add(resource.name)
    return `not (t.resource = ${name}::text and t.action = any(${parameters.add(hiddenActions)}::text[]))`
  })
  return conditions.join(' and ') || 'true'
}

/** Leaves out the entries of actions whose entries the reader may not see. */
export function omitEntriesOfHiddenActions(
  entries: readonly AuditEntry[],
  { actor, registry }: AuditReader,
): AuditEntry[] {
  return entries.filter(({ resource: name, action }) => {
    const resource = registry.get(name)?.resource
    return !resource || !listHiddenActions(resource, actor).includes(action)
  })
}

/** Keeps all entries, but those of resources that the reader may not read get no `label`, and `is_there` is false. */
export function hideLabelsOfUnreadableRecords(
  entries: readonly AuditEntry[],
  { actor, registry }: AuditReader,
): AuditEntry[] {
  const canRead = (name: string) => {
    const access = registry.get(name)?.resource.access.read
    return access !== undefined && hasAccess(actor, access)
  }
  return entries.map((entry) =>
    canRead(entry.resource)
      ? entry
      : {
          ...entry,
          label: findNameInId(entry.entity_id),
          is_there: false,
          load: entry.load && { ...entry.load, name: null },
        },
  )
}

type StoredEntry = Omit<AuditEntry, 'at' | 'label' | 'is_there' | 'load'> & {
  at: Date
  record: Record<string, unknown> | null
}

const recordKey = ({ resource, entity_id }: Pick<StoredEntry, 'resource' | 'entity_id'>) => `${resource} ${entity_id}`

/**
 * Reads entries by descending id: there is an index in this order for all entries, for a company's, a client's and a
 * user's.
 */
function readNewestEntries(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
  buildCondition: AuditConditionBuilder,
): Promise<StoredEntry[]> {
  const parameters = new SqlParameters()
  const condition = buildCondition(parameters)
  return db.query<StoredEntry[]>(
    `select t.id, t.at, t.resource, t.action, t.entity_id, coalesce(t.after, t.before) as record,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as user
    from audit t left join actors u on u.id = t.user_id
    where ${condition} order by t.id desc limit ${parameters.add(limit)} offset ${parameters.add(offset)}`,
    parameters.values,
    { prepare: true },
  )
}

/** Current names of the records that still exist within the reader's scope: one statement for each resource. */
async function readCurrentLabels(db: Queryable, { actor, registry }: AuditReader, entries: readonly StoredEntry[]) {
  const labels = new Map<string, string>()
  for (const name of new Set(entries.map(({ resource }) => resource))) {
    const prepared = registry.get(name)
    if (!prepared) continue
    const { resource, select } = prepared
    const parameters = new SqlParameters()
    const ids = entries.flatMap((entry) => (entry.resource === name ? (parseId(entry.entity_id) ?? []) : []))
    const idsParameter = parameters.add(ids)
    const scopeCondition = buildScopeCondition(resource, actor, parameters)
    const rows = await db.query<({ id: number } & Record<string, unknown>)[]>(
      `select t.id, ${select.labelColumns} from ${resource.table} t ${select.joins}
      where t.id = any(${idsParameter}::int[]) and ${scopeCondition}`,
      parameters.values,
      { prepare: true },
    )
    for (const row of rows) labels.set(recordKey({ resource: name, entity_id: String(row.id) }), labelOf(resource, row))
  }
  return labels
}
