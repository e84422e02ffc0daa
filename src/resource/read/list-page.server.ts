import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { columnsFor } from '#src/resource/read/bind-reader.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { type OrderKey, orderOf, orderText } from '#src/resource/read/order.server.ts'
import type { Readable } from '#src/resource/read/read-rows.server.ts'
import { searchCondition } from '#src/resource/read/search.server.ts'
import type { Through } from '#src/resource/read/select.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

export type Page = { rows: Entity[]; total: number; isLowerBound: boolean }

/**
 * One page of the rows within the reader's scope. Deferred join: the page's ids are found first, and only their rows
 * are joined. That is a statement of its own, planned once for all, as planning a dozen joins takes longer than reading
 * a page; the ids are planned by their values. The count stops above 10,000; OFFSET still walks over the rows it skips.
 */
export async function readPage(
  sql: Queryable,
  readable: Readable,
  actor: Actor | null,
  query: ListQuery,
): Promise<Page> {
  const parameters = new Parameters()
  const where = await conditionsOf(sql, readable, actor, query, parameters)
  // Custom plan: a search text or a filter is planned by its value each time. Of a prepared statement the database
  // would keep a plan for any value, as it takes each range for a third of the rows: slow for what few or many have.
  const options = { prepare: query.q === '' && query.filters.length === 0 }
  const countText = `
    select count(*)::int as total
    from (select 1 from ${readable.resource.table} t where ${where} limit ${maxExactTotal + 1}) counted`
  const countValues = [...parameters.values]
  const count = async () => {
    const [row] = await sql.query<{ total: number }[]>(countText, countValues, options)
    return row?.total ?? 0
  }
  const isWhole = query.page === null
  const counting = isWhole ? null : count()
  const page = async () => {
    const text = pageText(readable, where, query, parameters)
    const found = await sql.query<{ id: number }[]>(text, parameters.values, options)
    const ids = found.map(({ id }) => id)
    return rowsInOrder(sql, readable, actor, ids, query.fields)
  }
  // Both awaited from the start: a count that fails first must not go unheard.
  const [rows] = await Promise.all([page(), counting])
  const total = isWhole && rows.length < maxUnpagedRows ? rows.length : await (counting ?? count())
  return { rows, total: Math.min(total, maxExactTotal), isLowerBound: total > maxExactTotal }
}

function pageText(
  { resource, select }: Readable,
  where: string,
  { page, perPage, q, ...query }: ListQuery,
  parameters: Parameters,
): string {
  const size = page === null ? maxUnpagedRows : perPage
  const skipped = page === null ? 0 : (page - 1) * perPage
  const window = `limit ${parameters.add(size)} offset ${parameters.add(skipped)}`
  const order = orderOf({ resource, select }, query)
  // A search that few rows meet would read every group to its end.
  const through = q === '' ? order.keys[0]?.through : null
  if (through)
    return joinedPageText({ resource, select }, order.keys, through, where, {
      window,
      most: parameters.add(skipped + size),
    })
  return `
    select t.id from ${resource.table} t ${order.joined ? select.joins : ''}
    where ${where} order by ${order.text} ${window}`
}

/**
 * Ids of a page in the order of a joined name. Loose index scan: the small table is walked in its order, and
 * of each row's own only so many are read as the page reaches, by the index of the reference; sorting the join would
 * read the whole table. Rows without a reference come last upwards, first downwards.
 */
function joinedPageText(
  { resource }: Readable,
  keys: readonly OrderKey[],
  through: Through,
  where: string,
  { window, most }: { window: string; most: string },
): string {
  const { column, table, alias, isNullable } = through
  const [joined, ...own] = keys
  if (!joined) throw new Error('An order has at least one key.')
  const { expression, dir } = joined
  const kept = own.map(({ expression }, at) => `${expression} as k${at}`).join(', ')
  const keptOrder = own.map(({ dir }, at) => `k${at} ${dir}`).join(', ')
  const rows = (condition: string) => `
    select t.id, ${kept} from ${resource.table} t
    where ${condition} and ${where} order by ${orderText(own)} limit ${most}`
  const order = `${expression} ${dir}, ${alias}.id ${dir}, ${keptOrder}`
  const referring = `
    (select own.id, 0 as part, row_number() over (order by ${order}) as at
    from ${table} ${alias} cross join lateral (${rows(`t.${column} = ${alias}.id`)}) own
    order by ${order} limit ${most})`
  const others = `
    union all
    (select own.id, 1, row_number() over (order by ${keptOrder}) from (${rows(`t.${column} is null`)}) own)`
  return `
    select id from (${referring}${isNullable ? others : ''}) found order by part ${dir}, at ${window}`
}

/** Event loop: the driver reads all rows of an answer at once, so a long list is read in several. */
const rowsAtOnce = 100

/** These rows, in this order. Rows that were deleted since their ids were found are left out. */
async function rowsInOrder(
  db: Queryable,
  { resource, select }: Readable,
  actor: Actor | null,
  ids: readonly number[],
  fields: ListQuery['fields'],
): Promise<Entity[]> {
  const rows: Entity[] = []
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const parameters = new Parameters()
    const part = parameters.add(ids.slice(from, from + rowsAtOnce))
    const text = `
      select ${columnsFor(select, fields, actor, parameters)}
      from unnest(${part}::int[]) with ordinality page (id, place) join ${resource.table} t on t.id = page.id
        ${select.joins}
      order by page.place`
    rows.push(...(await db.query<Entity[]>(text, parameters.values, { prepare: true })))
  }
  return rows
}

/** SQL condition on `t` of a list request: scope, filters, search. */
export async function conditionsOf(
  db: Queryable,
  { resource, select }: Readable,
  actor: Actor | null,
  { filters, q }: Pick<ListQuery, 'filters' | 'q'>,
  parameters: Parameters,
): Promise<string> {
  const conditions = [withinScope(resource, actor, parameters)]
  for (const [name, value] of filters) {
    const filter = select.filters.get(name)
    if (filter) conditions.push(filter.condition(value, parameters))
  }
  if (q !== '') conditions.push(await searchCondition(db, select.elsewhere, q, parameters))
  return conditions.filter((condition) => condition !== 'true').join(' and ') || 'true'
}
