import type { Actor } from '#src/platform/actor.ts'
import type { Sql, Tx } from '#src/platform/database.server.ts'
import { Invalid, type MessageRef, NotFound } from '#src/platform/errors.ts'
import { unpackRef } from '#src/platform/message-ref.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { fieldSchema, parseId } from '#src/resource/schema.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import type { Select } from '#src/resource/select.server.ts'

/** A list request, checked. `page` null means the whole list, at most `wholeList` rows. */
export type ListQuery = {
  page: number | null
  perPage: number
  sort: string | null
  dir: 'asc' | 'desc'
  q: string
  filters: [column: string, value: unknown][]
}

export const wholeList = 1000
const exactTotal = 10_000

/**
 * Reads the known parameters of a list; an unknown or absurd one is refused at its name. What means the same reads the
 * same, whatever its order and spelling: a public answer is kept under what comes back.
 */
export function parseListQuery(resource: Resource, select: Select, query: Record<string, unknown>): ListQuery {
  const fields: Record<string, MessageRef> = {}
  const parsed: ListQuery = { page: null, perPage: 50, sort: null, dir: 'asc', q: '', filters: [] }
  for (const [name, raw] of Object.entries(query)) {
    if (typeof raw !== 'string' || raw.includes('\0') || raw.length > 200) fields[name] = 'resource.list.bad_parameter'
    else if (name === 'page') parsed.page = wholeNumber(raw, 1, 1_000_000) ?? refuse(fields, name)
    else if (name === 'per_page') parsed.perPage = wholeNumber(raw, 1, wholeList) ?? refuse(fields, name) ?? 1
    else if (name === 'sort') parsed.sort = select.sorts.has(raw) ? raw : refuse(fields, name)
    else if (name === 'dir') parsed.dir = raw === 'asc' || raw === 'desc' ? raw : (refuse(fields, name) ?? 'asc')
    else if (name === 'q') parsed.q = raw.trim()
    else if (select.filters.has(name)) {
      if (raw.trim() !== '') parsed.filters.push([name, filterValue(resource, name, raw, fields)])
    } else fields[name] = 'resource.list.unknown_parameter'
  }
  if ('per_page' in query && parsed.page === null) parsed.page = 1
  if (Object.keys(fields).length) throw new Invalid(fields, 'platform.answers.bad_request')
  if (parsed.sort === null) parsed.dir = 'asc'
  parsed.filters.sort(([one], [other]) => (one < other ? -1 : 1))
  return parsed
}

function refuse(fields: Record<string, MessageRef>, name: string): null {
  fields[name] = 'resource.list.bad_parameter'
  return null
}

function wholeNumber(text: string, min: number, max: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

function filterValue(resource: Resource, name: string, raw: string, fields: Record<string, MessageRef>): unknown {
  if (name === 'id') return parseId(raw) ?? refuse(fields, name)
  const field = resource.fields[name]
  const schema = field && fieldSchema({ ...field, required: undefined })
  if (!schema) return raw
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  fields[name] = unpackRef(result.error.issues[0]?.message ?? 'resource.list.bad_parameter')
  return null
}

export type Page = { rows: Entity[]; total: number; isLowerBound: boolean }

/**
 * One page of what the reader may see. The page's ids are found first, on the index, and only their rows are put
 * together; the count stops above 10,000, so that neither grows with the table.
 */
export async function readPage(
  sql: Sql,
  resource: Resource,
  select: Select,
  actor: Actor | null,
  query: ListQuery,
): Promise<Page> {
  const parameters = new Parameters()
  const where = conditionsOf(resource, select, actor, query, parameters)
  const order = orderOf(resource, select, query)
  const limit = query.page === null ? wholeList : query.perPage
  const offset = query.page === null ? 0 : (query.page - 1) * query.perPage
  const countText = `select count(*)::int as total from (select 1 from ${resource.table} t where ${where} limit ${exactTotal + 1}) counted`
  const countValues = [...parameters.values]
  const text = `with page as materialized (select t.id from ${resource.table} t ${order.joined ? select.joins : ''} where ${where} order by ${order.text} limit ${parameters.add(limit)} offset ${parameters.add(offset)}) select ${select.list} from page join ${resource.table} t on t.id = page.id ${select.joins} order by ${order.text}`
  // A searched text is planned with its own value: the plan that fits a rare word is wrong for a common one.
  const options = { prepare: query.q === '' }
  const isWhole = query.page === null
  const counting = isWhole ? null : sql.unsafe<{ total: number }[]>(countText, countValues as never[], options)
  const rows = await sql.unsafe<Entity[]>(text, parameters.values as never[], options)
  const knowsTotal = isWhole && rows.length < wholeList
  const counted =
    counting ?? (knowsTotal ? null : sql.unsafe<{ total: number }[]>(countText, countValues as never[], options))
  const total = counted ? ((await counted)[0]?.total ?? 0) : rows.length
  return { rows, total: Math.min(total, exactTotal), isLowerBound: total > exactTotal }
}

function conditionsOf(
  resource: Resource,
  select: Select,
  actor: Actor | null,
  query: ListQuery,
  parameters: Parameters,
): string {
  const conditions = [withinScope(resource, actor, parameters)]
  for (const [column, value] of query.filters) conditions.push(`t.${column} = ${parameters.add(value)}`)
  if (query.q !== '') conditions.push(select.search(parameters.add(query.q)))
  return conditions.filter((condition) => condition !== 'true').join(' and ') || 'true'
}

function orderOf(resource: Resource, select: Select, query: ListQuery): { text: string; joined: boolean } {
  const keys = query.sort ? [{ field: query.sort, dir: query.dir }] : [...resource.order]
  if (!keys.some(({ field }) => field === 'id')) keys.push({ field: 'id', dir: keys.at(-1)?.dir ?? 'asc' })
  const parts = keys.map(({ field, dir }) => ({ sort: select.sorts.get(field), dir }))
  return {
    text: parts.map(({ sort, dir }) => `${sort?.expression ?? 't.id'} ${dir}`).join(', '),
    joined: parts.some(({ sort }) => sort?.joined),
  }
}

/** One row within the reader's scope; a NotFound otherwise. */
export async function readOne(
  db: Sql | Tx,
  resource: Resource,
  select: Select,
  actor: Actor | null,
  id: number,
): Promise<Entity> {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(resource, actor, parameters)
  const text = `select ${select.list} from ${resource.table} t ${select.joins} where t.id = ${own} and ${where}`
  const [row] = await db.unsafe<Entity[]>(text, parameters.values as never[], { prepare: true })
  if (!row) throw new NotFound()
  return row
}
