import type { FastifyRequest } from 'fastify'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import { type Filter, readFilter } from '#src/resource/read/filters.ts'
import type { Select } from '#src/resource/read/select.server.ts'

/** A checked list request. `page` null means the whole list, at most 1000 rows (`maxUnpagedRows`). */
export type ListQuery = {
  page: number | null
  perPage: number
  sort: string | null
  dir: 'asc' | 'desc'
  q: string
  /** Names that the answer's rows carry besides their id; null for all. */
  fields: readonly string[] | null
  filters: [name: string, value: unknown][]
}

/** The longest value of a parameter, and of `q`, in UTF-16 units. */
export const mostLength = 500
const mostOfSearch = 200
/** Every name of a wide record. */
export const mostOfFields = 4000

const badRequest = 'platform.answers.bad_request'
const unknownParameter = 'resource.list.unknown_parameter'

type Listed = { select: Pick<Select, 'sorts' | 'filters' | 'parts'> }

/**
 * Reads a list's query parameters. Throws Invalid that names every unknown or malformed one. Normalised, as public
 * answers are cached under the result: the same request in another order or spelling gives the same.
 */
export function parseListQuery({ select }: Listed, query: Record<string, unknown>): ListQuery {
  const fields: Record<string, MessageRef> = {}
  const parsed: ListQuery = { page: null, perPage: 50, sort: null, dir: 'asc', q: '', fields: null, filters: [] }
  for (const [name, raw] of Object.entries(query)) {
    if (typeof raw !== 'string' || raw.includes('\0') || raw.length > (name === 'fields' ? mostOfFields : mostLength))
      fields[name] = 'resource.list.bad_parameter'
    else if (name === 'page') parsed.page = wholeNumber(raw, 1, 1_000_000) ?? refuse(fields, name)
    else if (name === 'per_page') parsed.perPage = wholeNumber(raw, 1, maxUnpagedRows) ?? refuse(fields, name) ?? 1
    else if (name === 'sort') parsed.sort = select.sorts.has(raw) ? raw : refuse(fields, name)
    else if (name === 'dir') parsed.dir = raw === 'asc' || raw === 'desc' ? raw : (refuse(fields, name) ?? 'asc')
    else if (name === 'q') parsed.q = raw.length > mostOfSearch ? (refuse(fields, name) ?? '') : raw.trim()
    else if (name === 'fields') parsed.fields = fieldsIn(raw, select) ?? refuse(fields, name)
    else {
      const known = select.filters.get(name)
      if (!known) fields[name] = unknownParameter
      else if (raw.trim() !== '') parsed.filters.push([name, filterValue(known.filter, raw, fields)])
    }
  }
  if ('per_page' in query && parsed.page === null) parsed.page = 1
  if (parsed.page !== null && (parsed.page - 1) * parsed.perPage >= maxExactTotal) fields.page = 'resource.list.too_far'
  if (Object.keys(fields).length) throw new Invalid(fields, sayingOf(fields))
  if (parsed.sort === null) parsed.dir = 'asc'
  parsed.filters.sort(([one], [other]) => (one < other ? -1 : 1))
  return parsed
}

/** Of the whole: how to go on, where the page alone is too far. */
function sayingOf(fields: Record<string, MessageRef>): MessageRef {
  const [only, ...others] = Object.values(fields)
  return only === 'resource.list.too_far' && others.length === 0 ? only : badRequest
}

/** The page that is asked of a list which has nothing but pages. */
export type Paging = Pick<ListQuery, 'page' | 'perPage'>

const bare: Listed['select'] = { sorts: new Set(), filters: new Map(), parts: new Map() }

/** Throws Invalid that names every other parameter, and malformed ones. */
export function parsePaging(query: Record<string, unknown>): Paging {
  refuseParameters(
    Object.keys(query).filter((name) => name !== 'page' && name !== 'per_page'),
    badRequest,
  )
  return parseListQuery({ select: bare }, query)
}

/**
 * Reads an export's query parameters: those of the list without its page, and the rows that its ticket is for. `ticket`
 * belongs to the sign-in.
 */
export function parseExportQuery(listed: Listed, { query, ticketRowIds }: FastifyRequest): ListQuery {
  const { ticket: _, ...given } = query as Record<string, unknown>
  refuseParameters(
    ['page', 'per_page'].filter((name) => name in given),
    badRequest,
  )
  const parsed = parseListQuery(listed, given)
  return ticketRowIds ? { ...parsed, filters: [...parsed.filters, ['id_in', ticketRowIds]] } : parsed
}

/** Parameters of a request that takes these alone, each checked. Throws Invalid that names every wrong or other one. */
export function checkParameters(
  query: Record<string, unknown>,
  checks: Readonly<Record<string, (value: string) => boolean>>,
): Record<string, string> {
  const problems: Record<string, MessageRef> = {}
  for (const [name, value] of Object.entries(query)) {
    if (!Object.hasOwn(checks, name)) problems[name] = unknownParameter
    else if (typeof value !== 'string' || value.includes('\0') || !checks[name]?.(value)) refuse(problems, name)
  }
  if (Object.keys(problems).length) throw new Invalid(problems, badRequest)
  return query as Record<string, string>
}

/** Throws Invalid that names the parameters which a request may not have, where there are some. */
export function refuseParameters(names: readonly string[], key?: MessageRef): void {
  if (names.length > 0) throw new Invalid(Object.fromEntries(names.map((name) => [name, unknownParameter])), key)
}

/** In the order asked for; null where one is unknown. */
function fieldsIn(text: string, { parts }: Listed['select']): readonly string[] | null {
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  return names.every((name) => parts.has(name)) ? names : null
}

/** Names a malformed parameter. */
function refuse(fields: Record<string, MessageRef>, name: string): null {
  fields[name] = 'resource.list.bad_parameter'
  return null
}

function wholeNumber(text: string, min: number, max: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

function filterValue(filter: Filter, raw: string, fields: Record<string, MessageRef>): unknown {
  const reading = readFilter(filter, raw)
  if ('value' in reading) return reading.value
  fields[filter.name] = reading.problem
  return null
}
