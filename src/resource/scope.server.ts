import type { Actor } from '#src/platform/actor.ts'
import { Forbidden } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Given } from '#src/resource/rules.server.ts'

/** The parameters of one statement, numbered as they are added. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/**
 * Tenant scope: the rows that this reader may know of, as a condition on alias `t`; the one place where company and
 * client bind. It fails closed: of a scoped resource nobody who is not signed in meets anything, nor does a user of a
 * client of one that knows no client.
 */
export function withinScope(resource: Resource, actor: Actor | null, parameters: Parameters): string {
  const { company_id: company, client_id: client } = resource.scope
  if (!company && !client) return 'true'
  if (!actor) return 'false'
  const conditions: string[] = []
  if (actor.company_id !== null && company) conditions.push(`t.${company} = ${parameters.add(actor.company_id)}`)
  if (actor.client_id !== null && client) conditions.push(`t.${client} = ${parameters.add(actor.client_id)}`)
  if (actor.client_id !== null && !client && conditions.length === 0) return 'false'
  return conditions.join(' and ') || 'true'
}

/**
 * What a scoped user writes belongs to their company and client: what they leave out is filled in, another one or
 * none is refused. A row that is the company or the client itself is not theirs to create.
 */
export function claimForScope(resource: Resource, actor: Actor, given: Given, isNew: boolean): void {
  for (const key of ['company_id', 'client_id'] as const) {
    const own = actor[key]
    const column = resource.scope[key]
    if (own === null || !column) continue
    if (column === 'id') {
      if (isNew) throw new Forbidden()
      continue
    }
    if (isNew && !(column in given)) given[column] = own
    if (column in given && given[column] !== own) throw new Forbidden()
  }
}
