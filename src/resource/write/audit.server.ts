import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { ownerOf, type Parameters } from '#src/resource/scope.server.ts'

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

/** Writes an audit row in the write's own transaction. */
export async function record(tx: Tx, actor: Actor, happened: Happening): Promise<void> {
  const { resource, id, action, before, after, company, client } = happened
  await tx`
    insert into audit (user_id, resource, entity_id, action, before, after, request_id, company_id, client_id)
    values (${actor.id}, ${resource}, ${String(id)}, ${action}, ${before && tx.json(before)},
      ${after && tx.json(after)}, ${actor.request_id}, ${company}, ${client})`
}

/**
 * The same audit rows as CTEs of the statement that writes the rows, read from its CTE `entity`: saves a round trip.
 * `befores` are the rows as they were, none for new ones.
 */
export function trailOf(
  resource: Resource,
  actor: Actor,
  action: Action,
  befores: readonly { id: number }[],
  parameters: Parameters,
): string {
  const [one] = befores
  const before = (value: object | null) => `${parameters.add(value ? JSON.stringify(value) : null)}::text::jsonb`
  const isOne = befores.length <= 1
  const former = isOne
    ? ''
    : `former as (select (value->>'id')::int as id, value from jsonb_array_elements(${before([...befores])})),`
  const values = [
    `${parameters.add(actor.id)}::integer`,
    `${parameters.add(resource.name)}::text`,
    'entity.id::text',
    `${parameters.add(action)}::text`,
    isOne ? before(one ?? null) : 'former.value',
    'to_jsonb(entity)',
    `${parameters.add(actor.request_id)}::text`,
    ownerOf(resource, 'company_id', 'entity', actor, parameters),
    ownerOf(resource, 'client_id', 'entity', actor, parameters),
  ]
  return `${former}
    trail as (
    insert into audit (user_id, resource, entity_id, action, before, after, request_id, company_id, client_id)
    select ${values.join(', ')} from entity ${isOne ? '' : 'left join former on former.id = entity.id'})`
}
