import type { Actor } from '#src/platform/actor.ts'
import { Forbidden } from '#src/platform/errors.ts'
import type { Personal, Resource } from '#src/resource/declaration.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'

/** The parameters of one SQL statement. `add` returns the placeholder of a value: `$1`, `$2` and so on. */
export class SqlParameters {
  readonly values: unknown[]
  constructor(values: readonly unknown[] = []) {
    this.values = [...values]
  }
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const noRows = 'false'

const scopeKeys = ['company_id', 'client_id'] as const

type ScopeKey = (typeof scopeKeys)[number]
type ScopedResource = Pick<Resource, 'scope' | 'parent' | 'erasedTable' | 'personal'>

/**
 * Tenant scope: builds the SQL condition, on the alias `t`, for the rows within the reader's company and client. No
 * other code applies the scope. It fails closed: a visitor sees no rows of a scoped resource. A user of a client alone
 * sees no rows of a resource that has a company column and no client column. Rows of a nested resource must be within
 * the scope of their parents too, at any depth. Personal rows are those of the reader, and those that are shared with
 * the reader. Nobody sees an erased row, but the rows below it are seen by readers within its scope.
 */
export function buildScopeCondition(resource: ScopedResource, actor: Actor | null, parameters: SqlParameters): string {
  const condition = buildOwnAndParentsCondition(resource, actor, parameters, 't')
  if (!resource.erasedTable || condition === noRows) return condition
  // Index-only scan: the condition asks for the id alone. NOT IN is a filter with a hash, no join that is planned.
  const isPresent = `t.id not in (select id from ${resource.erasedTable})`
  return condition === 'true' ? isPresent : `${condition} and ${isPresent}`
}

/**
 * Tenant scope for a statement that finds the reader itself, as the row `userAlias` of users: builds the condition, on
 * `t`, for rows within the user's company and client. The resource is a root and has both columns. The planner takes
 * CASE for a condition that half the rows fulfil. Of `or` it would think that next to none do, and read and sort all.
 */
export const buildScopeConditionOfUserRow = ({ scope }: Required<Pick<Resource, 'scope'>>, userAlias: string): string =>
  scopeKeys
    .map((key) => `case when ${userAlias}.${key} is null then true else t.${scope[key]} = ${userAlias}.${key} end`)
    .join(' and ')

function buildOwnAndParentsCondition(
  { scope, parent, personal }: ScopedResource,
  actor: Actor | null,
  parameters: SqlParameters,
  alias: string,
): string {
  if (personal) return buildPersonalCondition(personal, alias, actor, parameters)
  const ownCondition = buildColumnsCondition(scope, alias, actor, parameters)
  if (!parent || ownCondition === noRows) return ownCondition
  const parentAlias = `${alias}p`
  const parentCondition = buildOwnAndParentsCondition(parent.resource, actor, parameters, parentAlias)
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
  if (!actor || isHiddenFromClientUser(scope, actor)) return noRows
  const conditions: string[] = []
  if (actor.company_id !== null && companyColumn)
    conditions.push(`${alias}.${companyColumn} = ${parameters.add(actor.company_id)}`)
  if (actor.client_id !== null && clientColumn)
    conditions.push(`${alias}.${clientColumn} = ${parameters.add(actor.client_id)}`)
  return conditions.join(' and ') || 'true'
}

/** Builds the condition for the reader's personal rows, and for those that users of the reader's company share. */
function buildPersonalCondition(
  { makerColumn, sharedColumn, permissionsColumn }: Personal,
  alias: string,
  actor: Actor | null,
  parameters: SqlParameters,
): string {
  if (!actor) return noRows
  const isOwn = `${alias}.${makerColumn} = ${parameters.add(actor.id)}`
  const isSeen =
    sharedColumn && actor.client_id === null
      ? `(${isOwn} or (${alias}.${sharedColumn} and exists (
          select from users m where m.id = ${alias}.${makerColumn} and m.client_id is null
            and m.company_id is not distinct from ${parameters.add(actor.company_id)}::integer)))`
      : isOwn
  if (!permissionsColumn) return isSeen
  const permissions = `${parameters.add([...actor.permissions])}::text[]`
  return `${isSeen} and coalesce(${alias}.${permissionsColumn} && ${permissions}, true)`
}

/** True for a user of a client alone and a resource that has a company column and no client column. */
const isHiddenFromClientUser = (
  { company_id: companyColumn, client_id: clientColumn }: Resource['scope'],
  actor: Actor,
): boolean =>
  companyColumn !== undefined && clientColumn === undefined && actor.client_id !== null && actor.company_id === null

/** Tenant scope of a former state of a row: checks the company and the client that the row had then. */
export function isStateWithinScope(
  { scope }: Pick<Resource, 'scope'>,
  actor: Actor,
  state: Record<string, unknown>,
): boolean {
  if (isHiddenFromClientUser(scope, actor)) return false
  return scopeKeys.every((key) => {
    const column = scope[key]
    return !column || actor[key] === null || state[column] === actor[key]
  })
}

/**
 * Builds the SQL expression of a row's company or client for its audit entry. For a resource without such a column it
 * is that of the nearest parent, or else the writer's own company or client.
 */
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
 * Tenant scope of a write. A user of a company may write only rows of that company, a user of a client only rows of
 * that client: the user's own company or client is set in a new row whose values lack it, and any other value, an empty
 * one too, is refused with Forbidden at the field. A user of a client alone may not change a row's company, nor give
 * one to a new row. A new personal row gets its writer as its maker. Throws Forbidden also for a new row of a resource
 * whose rows are all hidden from the user, and if a user of a company creates a company, or a user of a client a
 * client.
 */
export function setOrRequireOwnerInValues(
  resource: Resource,
  actor: Actor,
  values: CheckedValues,
  before: CheckedValues | null,
): void {
  if (before === null) requireScopeToCreate(resource, actor)
  if (before === null && resource.personal) values[resource.personal.makerColumn] = actor.id
  for (const { key, column } of listBoundColumns(resource, actor)) {
    const owner = actor[key] ?? before?.[column] ?? null
    if (before === null && owner !== null && !(column in values)) values[column] = owner
    if (column in values && values[column] !== owner) throwOwnerRefusal(column)
  }
}

/**
 * Tenant scope of a bulk edit: throws Forbidden if it sets a column that the user may not choose to another value than
 * the user's own company or client.
 */
export function requireWriterScope(resource: Resource, actor: Actor, values: CheckedValues): void {
  for (const { key, column } of listBoundColumns(resource, actor))
    if (column in values && (actor[key] === null || values[column] !== actor[key])) throwOwnerRefusal(column)
}

/**
 * Throws Forbidden if every row of the resource is hidden from the actor, if a user of a company would create a
 * company, or a user of a client a client.
 */
function requireScopeToCreate(resource: Resource, actor: Actor): void {
  if (buildScopeCondition(resource, actor, new SqlParameters()) === noRows) throw new Forbidden()
  if (scopeKeys.some((key) => actor[key] !== null && resource.scope[key] === 'id')) throw new Forbidden()
}

/**
 * The columns of company and client whose values a user of a company or client may not choose. A user of neither may
 * choose all; a user of a company alone may choose the client.
 */
const listBoundColumns = ({ scope }: Resource, actor: Actor) =>
  scopeKeys.flatMap((key) => {
    const column = scope[key]
    const isBound = actor[key] !== null || actor.client_id !== null
    return column && column !== 'id' && isBound ? [{ key, column }] : []
  })

function throwOwnerRefusal(column: string): never {
  throw new Forbidden(undefined, { [column]: 'resource.fields.own_alone' })
}

type Scope = Resource['scope']

/**
 * The tenant scope of a resource's audit entries, by their columns `company_id` and `client_id`. They limit the entries
 * only if the resource or one of its parents has a column for a company or client. Otherwise an entry has the company
 * and client of its writer, but the record belongs to neither, so that everybody with the permission sees the entry.
 * Entries of personal rows are their writer's alone.
 */
export function deriveAuditScope(resource: ScopedResource): Pick<Resource, 'scope' | 'personal'> {
  return {
    ...(resource.personal && { personal: { makerColumn: 'user_id' } }),
    scope: {
      ...(hasOrInheritsScopeColumn(resource, 'company_id') && { company_id: 'company_id' }),
      ...(hasOrInheritsScopeColumn(resource, 'client_id') && { client_id: 'client_id' }),
    },
  }
}

const hasOrInheritsScopeColumn = ({ scope, parent }: ScopedResource, key: keyof Scope): boolean =>
  scope[key] !== undefined || (parent !== undefined && hasOrInheritsScopeColumn(parent.resource, key))
