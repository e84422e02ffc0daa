import type { Actor } from '#src/platform/actor.ts'
import { Forbidden } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'

/** SQL parameters of one statement, numbered as they are added. */
export class SqlParameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const noRows = 'false'

const scopeKeys = ['company_id', 'client_id'] as const

type ScopeKey = (typeof scopeKeys)[number]
type ScopedResource = Pick<Resource, 'scope' | 'parent'>

/**
 * Tenant scope: SQL condition on alias `t` for the rows within the reader's company and client, applied here alone. It
 * fails closed: of a scoped resource a visitor sees nothing, and neither does a client's user who belongs to no company
 * where the resource has no client column. Rows of a nested resource are within the scope of their parents as well, at
 * any depth.
 */
export function buildScopeCondition(
  { scope, parent }: ScopedResource,
  actor: Actor | null,
  parameters: SqlParameters,
  alias = 't',
): string {
  const ownCondition = buildColumnsCondition(scope, alias, actor, parameters)
  if (!parent || ownCondition === noRows) return ownCondition
  const parentAlias = `${alias}p`
  const parentCondition = buildScopeCondition(parent.resource, actor, parameters, parentAlias)
  if (parentCondition === 'true') return ownCondition
  if (parentCondition === noRows) return noRows
  const childCondition = `exists (
    select from ${parent.resource.table} ${parentAlias} where ${parentAlias}.id = ${alias}.${parent.fieldName} and ${parentCondition})`
  return ownCondition === 'true' ? childCondition : `${ownCondition} and ${childCondition}`
}

function buildColumnsCondition(
  scope: Resource['scope'],
  alias: string,
  actor: Actor | null,
  parameters: SqlParameters,
): string {
  const { company_id: companyColumn, client_id: clientColumn } = scope
  if (!companyColumn && !clientColumn) return 'true'
  if (!actor || seesNoRows(scope, actor)) return noRows
  const conditions: string[] = []
  if (actor.company_id !== null && companyColumn)
    conditions.push(`${alias}.${companyColumn} = ${parameters.add(actor.company_id)}`)
  if (actor.client_id !== null && clientColumn)
    conditions.push(`${alias}.${clientColumn} = ${parameters.add(actor.client_id)}`)
  return conditions.join(' and ') || 'true'
}

/** A client's user who belongs to no company sees nothing of what knows companies alone. */
const seesNoRows = ({ company_id: companyColumn, client_id: clientColumn }: Resource['scope'], actor: Actor): boolean =>
  companyColumn !== undefined && clientColumn === undefined && actor.client_id !== null && actor.company_id === null

/** Tenant scope of what a row was: by the company and the client that it had then. */
export function isStateWithinScope(
  { scope }: Pick<Resource, 'scope'>,
  actor: Actor,
  state: Record<string, unknown>,
): boolean {
  if (seesNoRows(scope, actor)) return false
  return scopeKeys.every((key) => {
    const column = scope[key]
    return !column || actor[key] === null || state[column] === actor[key]
  })
}

/** SQL for the company or client of a row, for the audit; the writer's own where the resource knows none. */
export function buildOwnerExpression(
  { scope, parent }: ScopedResource,
  key: ScopeKey,
  alias: string,
  actor: Actor,
  parameters: SqlParameters,
): string {
  const column = scope[key]
  if (column) return `${alias}.${column}`
  if (parent) {
    const parentAlias = `${alias}p`
    const parentExpression = buildOwnerExpression(parent.resource, key, parentAlias, actor, parameters)
    return `(select ${parentExpression} from ${parent.resource.table} ${parentAlias} where ${parentAlias}.id = ${alias}.${parent.fieldName})`
  }
  return `${parameters.add(actor[key])}::integer`
}

/**
 * Tenant scope of a write: a new row without company or client gets the user's own. Throws Forbidden at the field for
 * another or an empty one, and Forbidden for creating a company or a client itself, and for a new row that its own
 * maker could not see. A user who is bound to a client alone changes no row's company, and gives none to a new row.
 */
export function applyWriterScope(
  resource: Resource,
  actor: Actor,
  values: CheckedValues,
  before: CheckedValues | null,
): void {
  if (before === null) requireMayCreate(resource, actor)
  for (const { key, column } of listBoundColumns(resource, actor)) {
    const owner = actor[key] ?? before?.[column] ?? null
    if (before === null && owner !== null && !(column in values)) values[column] = owner
    if (column in values && values[column] !== owner) throwForbiddenOwner(column)
  }
}

/** Tenant scope of a value that many rows get: Forbidden where it is not the company or client of the user. */
export function requireWriterScope(resource: Resource, actor: Actor, values: CheckedValues): void {
  for (const { key, column } of listBoundColumns(resource, actor))
    if (column in values && (actor[key] === null || values[column] !== actor[key])) throwForbiddenOwner(column)
}

function requireMayCreate(resource: Resource, actor: Actor): void {
  if (buildScopeCondition(resource, actor, new SqlParameters()) === noRows) throw new Forbidden()
  if (scopeKeys.some((key) => actor[key] !== null && resource.scope[key] === 'id')) throw new Forbidden()
}

/** Columns of a row's company and client that this user cannot choose. */
const listBoundColumns = ({ scope }: Resource, actor: Actor) =>
  scopeKeys.flatMap((key) => {
    const column = scope[key]
    const isBound = actor[key] !== null || actor.client_id !== null
    return column && column !== 'id' && isBound ? [{ key, column }] : []
  })

function throwForbiddenOwner(column: string): never {
  throw new Forbidden(undefined, { [column]: 'resource.fields.own_alone' })
}

type Scope = Resource['scope']

/**
 * Tenant scope of a resource's audit entries: company and client stand beside each under their own names, whatever the
 * record calls them; of a nested resource they are those of the nearest parent that has them. What belongs to nobody is
 * not bound by whose user changed it.
 */
export function deriveAuditScope(resource: ScopedResource): Pick<Resource, 'scope'> {
  return {
    scope: {
      ...(hasOwnerColumn(resource, 'company_id') && { company_id: 'company_id' }),
      ...(hasOwnerColumn(resource, 'client_id') && { client_id: 'client_id' }),
    },
  }
}

const hasOwnerColumn = ({ scope, parent }: ScopedResource, key: keyof Scope): boolean =>
  scope[key] !== undefined || (parent !== undefined && hasOwnerColumn(parent.resource, key))
