import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import { entityFor } from '#src/resource/read/bind-reader.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { ownerOf, Parameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

export type Action = 'created' | 'updated' | 'deleted' | (string & {})

/** One audit entry. `before` and `after` are entities as the API returns them, which never hold a secret. */
export type Happening = {
  resource: string
  id: number | string
  action: Action
  before: object | null
  after: object | null
  /** The company that owns the record, and the client whom it concerns. */
  company: number | null
  client: number | null
}

/** Writes an audit row in the write's own transaction, of what is not an entity as the API returns it. */
export async function record(tx: Tx, actor: Actor, happened: Happening): Promise<void> {
  const { resource, id, action, before, after, company, client } = happened
  await tx`
    insert into audit (user_id, resource, entity_id, action, before, after, request_id, company_id, client_id)
    values (${actor.id}, ${resource}, ${String(id)}, ${action}, ${before && tx.json(before)},
      ${after && tx.json(after)}, ${actor.request_id}, ${company}, ${client})`
}

/** Names that are worked out for the reader: the audit tells of the record, whoever looked. */
const passing = ({ model }: { model: Model }): string[] =>
  [...model.names.values()].flatMap(({ name, source }) => (source.from === 'computed' ? [name] : []))

/** An entity as the audit keeps it. */
export function withoutComputed<Row extends object>(prepared: { model: Model }, entity: Row): Row {
  const names = passing(prepared)
  if (names.length === 0) return entity
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name))) as Row
}

type Trace = { action: Action; befores: readonly Entity[]; input?: object | null }

/**
 * Reads rows that stand written and writes their audit rows, in one statement: the entities, or some columns of them,
 * in the order of `ids`. `befores` are the rows as they were, none for new ones; `input` is what the action was given.
 */
export async function traceRows(
  { tx, actor }: WriteContext,
  prepared: Prepared,
  { ids, columns = '*', ...trace }: Trace & { ids: readonly number[]; columns?: string },
): Promise<Entity[]> {
  const { resource, select } = prepared
  const parameters = new Parameters()
  const all = parameters.add([...ids])
  const text = `
    with entity as (
      select ${entityFor(select, actor, parameters)} from ${resource.table} t ${select.joins}
      where t.id = any(${all}::int[])),
    ${auditRowsText(prepared, actor, trace, parameters)}
    select ${columns} from entity`
  const found = new Map((await tx.query<Entity[]>(text, parameters.values)).map((entity) => [entity.id, entity]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The same audit rows as CTEs of the statement that writes the rows, from its CTE `entity`: saves a round trip. */
export function auditRowsText(prepared: Prepared, actor: Actor, trace: Trace, parameters: Parameters): string {
  const { action, befores, input } = trace
  const { resource } = prepared
  const told = befores.map((entity) => withoutComputed(prepared, entity))
  const [one] = told
  const before = (value: object | null) => `${parameters.add(value ? JSON.stringify(value) : null)}::text::jsonb`
  const isOne = told.length <= 1
  const former = isOne
    ? ''
    : `former as (select (value->>'id')::int as id, value from jsonb_array_elements(${before(told)})),`
  const values = [
    `${parameters.add(actor.id)}::integer`,
    `${parameters.add(resource.name)}::text`,
    'entity.id::text',
    `${parameters.add(action)}::text`,
    isOne ? before(one ?? null) : 'former.value',
    `to_jsonb(entity)${passing(prepared)
      .map((name) => ` - '${name}'`)
      .join('')}`,
    `${parameters.add(actor.request_id)}::text`,
    ownerOf(resource, 'company_id', 'entity', actor, parameters),
    ownerOf(resource, 'client_id', 'entity', actor, parameters),
    ...(input ? [`${parameters.add(JSON.stringify(input))}::text::jsonb`] : []),
  ]
  const columns = `user_id, resource, entity_id, action, before, after, request_id, company_id, client_id${input ? ', input' : ''}`
  return `${former}
    trail as (
    insert into audit (${columns})
    select ${values.join(', ')} from entity ${isOne ? '' : 'left join former on former.id = entity.id'})`
}
