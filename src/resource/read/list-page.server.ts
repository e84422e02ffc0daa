import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildTodayConstant, buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildSelectedColumns } from '#src/resource/read/bind-reader.server.ts'
import { buildLimitedCount, buildSampleCount } from '#src/resource/read/count-rows.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder, formatOrder, type OrderKey } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import { buildSearchCondition } from '#src/resource/read/search.server.ts'
import type { ReferenceJoin, SqlFilter } from '#src/resource/read/select.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** One page of a list. If `isLowerBound`, the list has more rows than `total` says. */
export type ListPage = { rows: Entity[]; total: number; isLowerBound: boolean }

/**
 * Reads one page of the rows within the reader's scope. Deferred join: one statement finds the page's ids, a second one
 * joins only their rows. The second is a prepared statement, as planning a dozen joins takes longer than reading a
 * page. The count stops above 10,000 rows. OFFSET reads the rows that it skips.
 */
export async function readListPage(
  sql: Queryable,
  readable: ReadableResource,
  actor: Actor | null,
  query: ListQuery,
): Promise<ListPage> {
  const parameters = new SqlParameters()
  const conditions = await buildListConditions(sql, readable, actor, query, parameters)
  const where = joinConditions(conditions)
  // Custom plan: a prepared statement would get a generic plan, which is slow for rare and for common values.
  const options = { prepare: query.searchText === '' && query.filters.length === 0 }
  const countParameters = new SqlParameters(parameters.values)
  const countText = buildCountStatement(readable, conditions, countParameters)
  const countRows = async () => {
    const [row] = await sql.query<{ total: number }[]>(countText, countParameters.values, options)
    return row?.total ?? 0
  }
  const isUnpaged = query.page === null
  const countPromise = isUnpaged ? null : countRows()
  const readRows = async () => {
    const text = buildPageStatement(readable, where, query, parameters)
    const pageIds = await sql.query<{ id: number }[]>(text, parameters.values, options)
    const ids = pageIds.map(({ id }) => id)
    return readRowsInOrder(sql, readable, actor, ids, query.propertyNames)
  }
  // Both promises are awaited together: if the count fails first, its rejection must not stay unhandled.
  const [rows] = await Promise.all([readRows(), countPromise])
  const total = isUnpaged && rows.length < maxUnpagedRows ? rows.length : await (countPromise ?? countRows())
  return { rows, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

/**
 * Builds the statement that counts rows up to one more than `maxExactTotal`. A sample of a filter's rows is counted
 * first where the filter has one: if it exceeds the limit, PostgreSQL skips the other count.
 */
function buildCountStatement(
  { resource }: ReadableResource,
  conditions: readonly ListCondition[],
  parameters: SqlParameters,
): string {
  const limit = maxExactTotal + 1
  const exactCount = buildLimitedCount(resource.table, joinConditions(conditions), limit)
  const sampled = conditions.find(({ buildSample }) => buildSample)
  if (!sampled?.buildSample) return `select ${exactCount} as total`
  const otherConditions = joinConditions(conditions.filter((condition) => condition !== sampled))
  const sampleCount = buildSampleCount(resource.table, sampled.buildSample(parameters), otherConditions, limit)
  return `select case when ${sampleCount} = ${limit} then ${limit} else ${exactCount} end as total`
}

function buildPageStatement(
  { resource, select }: ReadableResource,
  where: string,
  { page, perPage, searchText, ...query }: ListQuery,
  parameters: SqlParameters,
): string {
  const rowLimit = page === null ? maxUnpagedRows : perPage
  const skippedRows = page === null ? 0 : (page - 1) * perPage
  const limitText = `limit ${parameters.add(rowLimit)} offset ${parameters.add(skippedRows)}`
  const order = buildOrder({ resource, select }, query)
  // A search does not use the loose index scan: if few rows match, it would read every group to its end.
  const join = searchText === '' ? order.keys[0]?.join : null
  if (join)
    return buildJoinedPageStatement({ resource, select }, order.keys, join, where, {
      limitText,
      groupLimit: parameters.add(skippedRows + rowLimit),
    })
  return `
    select t.id from ${resource.table} t ${order.hasJoins ? select.joins : ''}
    where ${where} order by ${order.text} ${limitText}`
}

/**
 * Builds the statement for a page's ids in the order of a joined property. Loose index scan: it reads the small joined
 * table in its order and, for each of its rows, only the first referring rows, by the index of the reference. Sorting
 * the join would read the whole table. Rows without a reference come last in ascending order, first in descending.
 */
function buildJoinedPageStatement(
  { resource }: ReadableResource,
  keys: readonly OrderKey[],
  join: ReferenceJoin,
  where: string,
  { limitText, groupLimit }: { limitText: string; groupLimit: string },
): string {
  const { column, table, alias, isNullable } = join
  const [joinedKey, ...ownKeys] = keys
  if (!joinedKey) throw new Error('An order has at least one key.')
  const { expression, dir } = joinedKey
  const ownColumns = ownKeys.map(({ expression }, index) => `${expression} as k${index}`).join(', ')
  const ownOrder = ownKeys.map(({ dir }, index) => `k${index} ${dir}`).join(', ')
  const selectGroup = (condition: string) => `
    select t.id, ${ownColumns} from ${resource.table} t
    where ${condition} and ${where} order by ${formatOrder(ownKeys)} limit ${groupLimit}`
  const order = `${expression} ${dir}, ${alias}.id ${dir}, ${ownOrder}`
  const rowsWithReference = `
    (select own.id, 0 as part, row_number() over (order by ${order}) as at
    from ${table} ${alias} cross join lateral (${selectGroup(`t.${column} = ${alias}.id`)}) own
    order by ${order} limit ${groupLimit})`
  const rowsWithoutReference = `
    union all
    (select own.id, 1, row_number() over (order by ${ownOrder}) from (${selectGroup(`t.${column} is null`)}) own)`
  return `
    select id from (${rowsWithReference}${isNullable ? rowsWithoutReference : ''}) found order by part ${dir}, at ${limitText}`
}

/** Event loop: the driver parses all rows of an answer in one go, so a long list is read in batches. */
const batchSize = 100

/** Reads rows in the order of `ids`. Rows that were deleted since their ids were found are left out. */
async function readRowsInOrder(
  db: Queryable,
  { resource, select }: ReadableResource,
  actor: Actor | null,
  ids: readonly number[],
  propertyNames: ListQuery['propertyNames'],
): Promise<Entity[]> {
  const rows: Entity[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const parameters = new SqlParameters()
    const batchParameter = parameters.add(ids.slice(start, start + batchSize))
    const text = `
      select ${buildSelectedColumns(select, propertyNames, actor, parameters)}
      from unnest(${batchParameter}::int[]) with ordinality page (id, place) join ${resource.table} t on t.id = page.id
        ${select.joins}
      order by page.place`
    rows.push(...(await db.query<Entity[]>(text, parameters.values, { prepare: true })))
  }
  return rows
}

/** A condition of a list request. `buildSample` builds a select of the ids of a sample of its rows. */
type ListCondition = { text: string; buildSample?: ((parameters: SqlParameters) => string) | undefined }

/**
 * Builds the SQL condition of a list request on `t`: scope, filters and search. Before that it queries the tables that
 * a search looks into, and the constants of filters.
 */
export async function buildListCondition(
  db: Queryable,
  readable: ReadableResource,
  actor: Actor | null,
  query: Pick<ListQuery, 'filters' | 'searchText'>,
  parameters: SqlParameters,
): Promise<string> {
  return joinConditions(await buildListConditions(db, readable, actor, query, parameters))
}

const joinConditions = (conditions: readonly ListCondition[]): string =>
  conditions.map(({ text }) => text).join(' and ') || 'true'

async function buildListConditions(
  db: Queryable,
  { resource, select }: ReadableResource,
  actor: Actor | null,
  { filters, searchText }: Pick<ListQuery, 'filters' | 'searchText'>,
  parameters: SqlParameters,
): Promise<ListCondition[]> {
  const { timeZone } = select
  const bindToday = (text: string) => text.replaceAll(buildTodayExpression(timeZone), buildTodayConstant(timeZone))
  const conditions: ListCondition[] = [{ text: buildScopeCondition(resource, actor, parameters) }]
  for (const [name, value] of filters) {
    const filter = select.filters.get(name)
    if (!filter) continue
    const { buildSampleSelect } = filter
    const condition = filter.buildCondition(value, parameters)
    const bindConstants = await readConstants(db, filter, condition, parameters)
    conditions.push({
      text: bindToday(bindConstants(condition)),
      buildSample: buildSampleSelect && ((ofSample) => bindToday(bindConstants(buildSampleSelect(value, ofSample)))),
    })
  }
  if (searchText !== '')
    conditions.push({ text: await buildSearchCondition(db, select.foreignSearchColumns, searchText, parameters) })
  return conditions.filter(({ text }) => text !== 'true')
}

/**
 * Custom plan: reads the constants of a filter's condition, adds them to `parameters`, and returns the function that
 * puts them in the place of their placeholders.
 */
async function readConstants(
  db: Queryable,
  { constants = {} }: SqlFilter,
  condition: string,
  parameters: SqlParameters,
): Promise<(text: string) => string> {
  const boundConstants: [placeholder: string, text: string][] = []
  for (const [placeholder, sqlText] of Object.entries(constants)) {
    if (!condition.includes(placeholder)) continue
    const [row] = await db.query<{ value: string }[]>(`select (${sqlText})::text as value`, [], { prepare: true })
    boundConstants.push([placeholder, parameters.add(row?.value ?? null)])
  }
  return (text) =>
    boundConstants.reduce((bound, [placeholder, constant]) => bound.replaceAll(placeholder, constant), text)
}
