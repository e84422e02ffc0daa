import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { searchedSpellings } from '#src/platform/text/typed-number.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import { wholeList } from '#src/resource/whole-list.ts'

/** Totals are exact up to this; beyond, a lower bound. */
export const exactTotal = 10_000

export type Page = { rows: Entity[]; total: number; isLowerBound: boolean }

/** The parts of a resource that reading needs. */
type Readable = Pick<Prepared, 'resource' | 'select'>

/**
 * One page of the rows within the reader's scope. Deferred join: the page's ids are found first, and only their rows
 * are joined. The count stops above 10,000; OFFSET still walks over the rows it skips.
 */
export async function readPage(sql: Reads, readable: Readable, actor: Actor | null, query: ListQuery): Promise<Page> {
  const parameters = new Parameters()
  const where = conditionsOf(readable, actor, query, parameters)
  // Custom plan: with a search text the statement is planned by its value, as a plan for a rare word is slow for a
  // common one.
  const options = { prepare: query.q === '' }
  const countText = `
    select count(*)::int as total
    from (select 1 from ${readable.resource.table} t where ${where} limit ${exactTotal + 1}) counted`
  const countValues = [...parameters.values]
  const count = async () => {
    const [row] = await sql.query<{ total: number }[]>(countText, countValues, options)
    return row?.total ?? 0
  }
  const isWhole = query.page === null
  const counting = isWhole ? null : count()
  const text = pageText(readable, where, query, parameters)
  // Both awaited from the start: a count that fails first must not go unheard.
  const [rows] = await Promise.all([sql.query<Entity[]>(text, parameters.values, options), counting])
  const total = isWhole && rows.length < wholeList ? rows.length : await (counting ?? count())
  return { rows, total: Math.min(total, exactTotal), isLowerBound: total > exactTotal }
}

function pageText(
  { resource, select }: Readable,
  where: string,
  { page, perPage, ...query }: ListQuery,
  parameters: Parameters,
): string {
  const order = orderOf({ resource, select }, query)
  const limit = parameters.add(page === null ? wholeList : perPage)
  const offset = parameters.add(page === null ? 0 : (page - 1) * perPage)
  return `
    with page as materialized (
      select t.id from ${resource.table} t ${order.joined ? select.joins : ''}
      where ${where} order by ${order.text} limit ${limit} offset ${offset})
    select ${select.list}
    from page join ${resource.table} t on t.id = page.id ${select.joins}
    order by ${order.text}`
}

function conditionsOf(
  { resource, select }: Readable,
  actor: Actor | null,
  { filters, q }: ListQuery,
  parameters: Parameters,
): string {
  const conditions = [withinScope(resource, actor, parameters)]
  for (const [name, value] of filters) {
    const filter = select.filters.get(name)
    if (filter) conditions.push(filter.condition(value, parameters))
  }
  if (q !== '') {
    const spellings = searchedSpellings(q).map((spelling) => select.search(parameters.add(spelling)))
    conditions.push(`(${spellings.join(' or ')})`)
  }
  return conditions.filter((condition) => condition !== 'true').join(' and ') || 'true'
}

/** Tie-breaker: equal rows are ordered by id, so that none appears on two pages. */
export function orderOf({ resource, select }: Readable, { sort, dir }: Pick<ListQuery, 'sort' | 'dir'>) {
  const keys = sort === null ? [...resource.order] : [{ field: sort, dir }]
  if (!keys.some(({ field }) => field === 'id')) keys.push({ field: 'id', dir: keys.at(-1)?.dir ?? 'asc' })
  const parts = keys.map(({ field, dir }) => {
    const found = select.sorts.get(field)
    if (!found) throw new Error(`${resource.name} cannot be sorted by ${field}.`)
    return { ...found, dir }
  })
  return {
    text: parts.map(({ expression, dir }) => `${expression} ${dir}`).join(', '),
    joined: parts.some(({ joined }) => joined),
  }
}

/** One row. Throws NotFound where it is missing or out of the reader's scope. */
export async function readOne(
  db: Reads,
  { resource, select }: Readable,
  actor: Actor | null,
  id: number,
): Promise<Entity> {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(resource, actor, parameters)
  const text = `
    select ${select.list} from ${resource.table} t ${select.joins}
    where t.id = ${own} and ${where}`
  const [row] = await db.query<Entity[]>(text, parameters.values, { prepare: true })
  if (!row) throw new NotFound()
  return row
}
