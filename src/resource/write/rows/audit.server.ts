import type { Actor } from '#src/platform/actor.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import { buildEntityColumns } from '#src/resource/read/bind-reader.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildOwnerExpression, SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export type AuditAction = 'created' | 'updated' | 'deleted' | (string & {})

/** An event of the audit. `before` and `after` are entities as the API returns them, which never hold a secret. */
export type AuditEvent = {
  resource: string
  id: number | string
  action: AuditAction
  before: object | null
  after: object | null
  /** The input of an action. */
  input?: object | null
  /** The company that owns the record, and the client that it is about. */
  companyId: number | null
  clientId: number | null
}

/** Inserts an audit entry, in the write's own transaction, for an event whose values are not entities of the API. */
export async function insertAuditEntry(
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
  event: AuditEvent,
): Promise<void> {
  const { resource, id, action, before, after, input = null, companyId, clientId } = event
  await tx`
    insert into audit (user_id, resource, entity_id, action, before, after, input, request_id, company_id, client_id)
    values (${actor.id}, ${resource}, ${String(id)}, ${action}, ${before && tx.json(before)},
      ${after && tx.json(after)}, ${input && tx.json(input)}, ${actor.request_id}, ${companyId}, ${clientId})`
}

/** Names of computed values. They may depend on the reader, so the audit leaves them out. */
const listComputedNames = ({ model }: { model: Model }): string[] =>
  [...model.properties.values()].flatMap(({ name, source }) => (source.from === 'computed' ? [name] : []))

/** An entity as the audit stores it: without computed values. */
export function omitComputedValues<Row extends object>(prepared: { model: Model }, entity: Row): Row {
  const names = listComputedNames(prepared)
  if (names.length === 0) return entity
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name))) as Row
}

type AuditTrace = { action: AuditAction; formerEntities: readonly Entity[]; input?: object | null }

/**
 * Reads rows after they were written and inserts their audit entries, in one statement. Returns the entities, or some
 * of their columns, in the order of `ids`. `formerEntities` are the rows before the write, none for new rows; `input`
 * is the input of an action.
 */
export async function readAndAuditRows(
  { tx, actor }: WriteContext,
  prepared: PreparedResource,
  { ids, columns = '*', ...trace }: AuditTrace & { ids: readonly number[]; columns?: string },
): Promise<Entity[]> {
  const { resource, select } = prepared
  const parameters = new SqlParameters()
  const idsParameter = parameters.add([...ids])
  const text = `
    with entity as (
      select ${buildEntityColumns(select, actor, parameters)} from ${resource.table} t ${select.joins}
      where t.id = any(${idsParameter}::int[])),
    ${buildAuditCtes(prepared, actor, trace, parameters)}
    select ${columns} from entity`
  const entities = new Map((await tx.query<Entity[]>(text, parameters.values)).map((entity) => [entity.id, entity]))
  return ids.flatMap((id) => entities.get(id) ?? [])
}

/**
 * CTEs that insert the audit entries in the statement that writes or reads the rows, which saves a round trip. They
 * take the rows from the statement's CTE `entity`.
 */
export function buildAuditCtes(
  prepared: PreparedResource,
  actor: Actor,
  trace: AuditTrace,
  parameters: SqlParameters,
): string {
  const { action, formerEntities, input } = trace
  const { resource } = prepared
  const formerRows = formerEntities.map((entity) => omitComputedValues(prepared, entity))
  const [formerRow] = formerRows
  const addJson = (value: object | null) => `${parameters.add(value ? JSON.stringify(value) : null)}::text::jsonb`
  const isSingleRow = formerRows.length <= 1
  const formerText = isSingleRow
    ? ''
    : `former as (select (value->>'id')::int as id, value from jsonb_array_elements(${addJson(formerRows)})),`
  const values = [
    `${parameters.add(actor.id)}::integer`,
    `${parameters.add(resource.name)}::text`,
    'entity.id::text',
    `${parameters.add(action)}::text`,
    isSingleRow ? addJson(formerRow ?? null) : 'former.value',
    `to_jsonb(entity)${listComputedNames(prepared)
      .map((name) => ` - '${name}'`)
      .join('')}`,
    `${parameters.add(actor.request_id)}::text`,
    buildOwnerExpression(resource, 'company_id', 'entity', actor, parameters),
    buildOwnerExpression(resource, 'client_id', 'entity', actor, parameters),
    ...(input ? [`${parameters.add(JSON.stringify(input))}::text::jsonb`] : []),
  ]
  const columns = `user_id, resource, entity_id, action, before, after, request_id, company_id, client_id${input ? ', input' : ''}`
  return `${formerText}
    trail as (
    insert into audit (${columns})
    select ${values.join(', ')} from entity ${isSingleRow ? '' : 'left join former on former.id = entity.id'})`
}
