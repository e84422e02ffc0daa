import type { Actor } from '#src/platform/actor.ts'
import { Forbidden } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'

/** SQL parameters of one statement, numbered as they are added. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const seesNothing = 'false'

const scopeKeys = ['company_id', 'client_id'] as const

type ScopeKey = (typeof scopeKeys)[number]
type Scoped = Pick<Resource, 'scope' | 'parent'>

/**
 * Tenant scope: SQL condition on alias `t` for the rows within the reader's company and client, applied here alone. It
 * fails closed: of a scoped resource a visitor sees nothing, and neither does a client's user who belongs to no company
 * where the resource has no client column. Rows of a nested resource are within the scope of their parents as well, at
 * any depth.
 */
export function withinScope(
  { scope, parent }: Scoped,
  actor: Actor | null,
  parameters: Parameters,
  alias = 't',
): string {
  const own = scoped(scope, alias, actor, parameters)
  if (!parent || own === seesNothing) return own
  const parentAlias = `${alias}p`
  const ofParent = withinScope(parent.resource, actor, parameters, parentAlias)
  if (ofParent === 'true') return own
  if (ofParent === seesNothing) return seesNothing
  const isOfSeenParent = `exists (
    select from ${parent.resource.table} ${parentAlias} where ${parentAlias}.id = ${alias}.${parent.by} and ${ofParent})`
  return own === 'true' ? isOfSeenParent : `${own} and ${isOfSeenParent}`
}

function scoped(scope: Resource['scope'], alias: string, actor: Actor | null, parameters: Parameters): string {
  const { company_id: company, client_id: client } = scope
  if (!company && !client) return 'true'
  if (!actor || isBlindTo(scope, actor)) return seesNothing
  const conditions: string[] = []
  if (actor.company_id !== null && company) conditions.push(`${alias}.${company} = ${parameters.add(actor.company_id)}`)
  if (actor.client_id !== null && client) conditions.push(`${alias}.${client} = ${parameters.add(actor.client_id)}`)
  return conditions.join(' and ') || 'true'
}

/** A client's user who belongs to no company sees nothing of what knows companies alone. */
const isBlindTo = ({ company_id: company, client_id: client }: Resource['scope'], actor: Actor): boolean =>
  company !== undefined && client === undefined && actor.client_id !== null && actor.company_id === null

/** Tenant scope of what a row was: by the company and the client that it had then. */
export function wasWithinScope(
  { scope }: Pick<Resource, 'scope'>,
  actor: Actor,
  state: Record<string, unknown>,
): boolean {
  if (isBlindTo(scope, actor)) return false
  return scopeKeys.every((key) => {
    const column = scope[key]
    return !column || actor[key] === null || state[column] === actor[key]
  })
}

/** SQL for the company or client of a row, for the audit; the writer's own where the resource knows none. */
export function ownerOf(
  { scope, parent }: Scoped,
  key: ScopeKey,
  alias: string,
  actor: Actor,
  parameters: Parameters,
): string {
  const own = scope[key]
  if (own) return `${alias}.${own}`
  if (parent) {
    const parentAlias = `${alias}p`
    const ofParent = ownerOf(parent.resource, key, parentAlias, actor, parameters)
    return `(select ${ofParent} from ${parent.resource.table} ${parentAlias} where ${parentAlias}.id = ${alias}.${parent.by})`
  }
  return `${parameters.add(actor[key])}::integer`
}

/**
 * Tenant scope of a write: a new row without company or client gets the user's own. Throws Forbidden at the field for
 * another or an empty one, and Forbidden for creating a company or a client itself, and for a new row that its own
 * maker could not see. A user who is bound to a client alone changes no row's company, and gives none to a new row.
 */
export function claimForScope(resource: Resource, actor: Actor, given: Given, before: Given | null): void {
  if (before === null) requireOwnHome(resource, actor)
  for (const { key, column } of boundColumns(resource, actor)) {
    const owner = actor[key] ?? before?.[column] ?? null
    if (before === null && owner !== null && !(column in given)) given[column] = owner
    if (column in given && given[column] !== owner) refuseOwner(column)
  }
}

/** Tenant scope of a value that many rows get: Forbidden where it is not the company or client of the user. */
export function requireOwnScope(resource: Resource, actor: Actor, given: Given): void {
  for (const { key, column } of boundColumns(resource, actor))
    if (column in given && (actor[key] === null || given[column] !== actor[key])) refuseOwner(column)
}

function requireOwnHome(resource: Resource, actor: Actor): void {
  if (withinScope(resource, actor, new Parameters()) === seesNothing) throw new Forbidden()
  if (scopeKeys.some((key) => actor[key] !== null && resource.scope[key] === 'id')) throw new Forbidden()
}

/** Columns of a row's company and client that this user cannot choose. */
const boundColumns = ({ scope }: Resource, actor: Actor) =>
  scopeKeys.flatMap((key) => {
    const column = scope[key]
    const isBound = actor[key] !== null || actor.client_id !== null
    return column && column !== 'id' && isBound ? [{ key, column }] : []
  })

function refuseOwner(column: string): never {
  throw new Forbidden(undefined, { [column]: 'resource.fields.own_alone' })
}

type Scope = Resource['scope']

/**
 * Tenant scope of a resource's audit entries: company and client stand beside each under their own names, whatever the
 * record calls them; of a nested resource they are those of the nearest parent that has them. What belongs to nobody is
 * not bound by whose user changed it.
 */
export function ownersScope(resource: Scoped): Pick<Resource, 'scope'> {
  return {
    scope: {
      ...(hasOwner(resource, 'company_id') && { company_id: 'company_id' }),
      ...(hasOwner(resource, 'client_id') && { client_id: 'client_id' }),
    },
  }
}

const hasOwner = ({ scope, parent }: Scoped, key: keyof Scope): boolean =>
  scope[key] !== undefined || (parent !== undefined && hasOwner(parent.resource, key))
