import type { Actor } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Parameters } from '#src/resource/scope.server.ts'

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

/** The same audit row as a CTE of the statement that writes the row, read from its CTE `entity`: saves a round trip. */
export function trailOf(
  resource: Resource,
  actor: Actor,
  action: Action,
  before: object | null,
  parameters: Parameters,
): string {
  const { company_id: company, client_id: client } = resource.scope
  const values = [
    `${parameters.add(actor.id)}::integer`,
    `${parameters.add(resource.name)}::text`,
    'entity.id::text',
    `${parameters.add(action)}::text`,
    `${parameters.add(before ? JSON.stringify(before) : null)}::text::jsonb`,
    'to_jsonb(entity)',
    `${parameters.add(actor.request_id)}::text`,
    company ? `entity.${company}` : `${parameters.add(actor.company_id)}::integer`,
    client ? `entity.${client}` : `${parameters.add(actor.client_id)}::integer`,
  ]
  return `trail as (
    insert into audit (user_id, resource, entity_id, action, before, after, request_id, company_id, client_id)
    select ${values.join(', ')} from entity)`
}
