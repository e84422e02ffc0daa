import type { FastifyRequest } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import { createFieldMessages, Invalid, type MessageRef, MissingPermission } from '#src/platform/errors.ts'
import { maxExactTotal, maxUnpagedRows } from '#src/platform/list-limits.ts'
import { type Filter, parseFilterValue } from '#src/resource/read/filters.ts'
import type { SelectFragments } from '#src/resource/read/select.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/** A checked list request. If `page` is null it is for the whole list, at most 1000 rows (`maxUnpagedRows`). */
export type ListQuery = {
  page: number | null
  perPage: number
  sort: string | null
  dir: 'asc' | 'desc'
  searchText: string
  /** The properties of the answer's rows besides the id; null for all. */
  propertyNames: readonly string[] | null
  filters: [name: string, value: unknown][]
}

/** The largest length of a parameter's value, in UTF-16 units. */
export const maxParameterLength = 500
const maxSearchLength = 200
/**
 * Largest length of the parameter `fields`, in UTF-16 units: long enough for the names of all properties of a wide
 * record.
 */
export const maxFieldsLength = 4000

const badRequest = 'platform.answers.bad_request'
const unknownParameter = 'resource.list.unknown_parameter'

type ListedResource = { select: Pick<SelectFragments, 'sortableNames' | 'filters' | 'columnsByProperty'> }

/**
 * Parses a list's query parameters. Throws Invalid with every unknown or malformed parameter. The result is normalised,
 * as it is part of the key of cached public answers: the order of the parameters makes no difference.
 */
export function parseListQuery({ select }: ListedResource, query: Record<string, unknown>): ListQuery {
  const problems = createFieldMessages()
  const listQuery: ListQuery = {
    page: null,
    perPage: 50,
    sort: null,
    dir: 'asc',
    searchText: '',
    propertyNames: null,
    filters: [],
  }
  for (const [name, raw] of Object.entries(query)) {
    if (
      typeof raw !== 'string' ||
      raw.includes('\0') ||
      raw.length > (name === 'fields' ? maxFieldsLength : maxParameterLength)
    )
      problems[name] = 'resource.list.bad_parameter'
    else if (name === 'page')
      listQuery.page = parseWholeNumber(raw, 1, 1_000_000) ?? addProblemAndReturnNull(problems, name)
    else if (name === 'per_page')
      listQuery.perPage = parseWholeNumber(raw, 1, maxUnpagedRows) ?? addProblemAndReturnNull(problems, name) ?? 1
    else if (name === 'sort')
      listQuery.sort = select.sortableNames.has(raw) ? raw : addProblemAndReturnNull(problems, name)
    else if (name === 'dir')
      listQuery.dir = raw === 'asc' || raw === 'desc' ? raw : (addProblemAndReturnNull(problems, name) ?? 'asc')
    else if (name === 'q')
      listQuery.searchText = raw.length > maxSearchLength ? (addProblemAndReturnNull(problems, name) ?? '') : raw.trim()
    else if (name === 'fields')
      listQuery.propertyNames = parsePropertyNames(raw, select) ?? addProblemAndReturnNull(problems, name)
    else {
      const listFilter = select.filters.get(name)
      if (!listFilter) problems[name] = unknownParameter
      else if (raw.trim() !== '')
        listQuery.filters.push([name, parseFilterOrAddProblem(listFilter.filter, raw, problems)])
    }
  }
  if ('per_page' in query && listQuery.page === null) listQuery.page = 1
  if (listQuery.page !== null && (listQuery.page - 1) * listQuery.perPage >= maxExactTotal)
    problems.page = 'resource.list.too_far'
  if (Object.keys(problems).length) throw new Invalid(problems, chooseProblemsMessage(problems))
  if (listQuery.sort === null) listQuery.dir = 'asc'
  listQuery.filters.sort(([name], [otherName]) => (name < otherName ? -1 : 1))
  return listQuery
}

/**
 * Chooses the message of the whole answer. If the page number alone is too large, the message tells to narrow the
 * search.
 */
function chooseProblemsMessage(problems: Record<string, MessageRef>): MessageRef {
  const [firstProblem, ...otherProblems] = Object.values(problems)
  return firstProblem === 'resource.list.too_far' && otherProblems.length === 0 ? firstProblem : badRequest
}

/**
 * Throws MissingPermission if a list request names values that only the record shows, and the reader may not update
 * records.
 */
export function requireListableProperties(
  { resource: { access, fields } }: Pick<PreparedResource, 'resource'>,
  actor: Actor | null,
  { propertyNames }: Pick<ListQuery, 'propertyNames'>,
): void {
  const namesRecordOnly = propertyNames?.some((name) => fields[name]?.isRecordOnly) === true
  if (namesRecordOnly && !(actor && hasAccess(actor, access.update))) throw new MissingPermission(access.update)
}

/** A checked request for a page of a list without filters and sorts. */
export type Paging = Pick<ListQuery, 'page' | 'perPage'>

const selectOfPages: ListedResource['select'] = {
  sortableNames: new Set(),
  filters: new Map(),
  columnsByProperty: new Map(),
}

/** Parses `page` and `per_page`. Throws Invalid with every other parameter and every malformed one. */
export function parseOnlyPaging(query: Record<string, unknown>): Paging {
  refuseParametersIfAny(
    Object.keys(query).filter((name) => name !== 'page' && name !== 'per_page'),
    badRequest,
  )
  return parseListQuery({ select: selectOfPages }, query)
}

/**
 * Parses an export's query parameters: those of the list, without a page. `ticket` is ignored, as authentication has
 * read it. A ticket for certain rows limits the export to them.
 */
export function parseExportQuery(listedResource: ListedResource, { query, ticketRowIds }: FastifyRequest): ListQuery {
  const { ticket: _, ...parameters } = query as Record<string, unknown>
  refuseParametersIfAny(
    ['page', 'per_page'].filter((name) => name in parameters),
    badRequest,
  )
  const listQuery = parseListQuery(listedResource, parameters)
  return ticketRowIds ? { ...listQuery, filters: [...listQuery.filters, ['id_in', ticketRowIds]] } : listQuery
}

/**
 * Returns the parameters of a request. Throws Invalid with every parameter that is not named in `checks`, or whose
 * value its check refuses.
 */
export function parseAllowedParameters(
  query: Record<string, unknown>,
  checks: Readonly<Record<string, (value: string) => boolean>>,
): Record<string, string> {
  const problems = createFieldMessages()
  for (const [name, value] of Object.entries(query)) {
    if (!Object.hasOwn(checks, name)) problems[name] = unknownParameter
    else if (typeof value !== 'string' || value.includes('\0') || !checks[name]?.(value))
      addProblemAndReturnNull(problems, name)
  }
  if (Object.keys(problems).length) throw new Invalid(problems, badRequest)
  return query as Record<string, string>
}

/** Throws Invalid if there are any `names`: the parameters that a request may not have. */
export function refuseParametersIfAny(names: readonly string[], message?: MessageRef): void {
  if (names.length > 0) throw new Invalid(Object.fromEntries(names.map((name) => [name, unknownParameter])), message)
}

/** Parses names of properties, joined by commas; null if a name is unknown. */
function parsePropertyNames(text: string, { columnsByProperty }: ListedResource['select']): readonly string[] | null {
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  return names.every((name) => columnsByProperty.has(name)) ? names : null
}

/** Adds the problem that a parameter is malformed, and returns null. */
function addProblemAndReturnNull(problems: Record<string, MessageRef>, name: string): null {
  problems[name] = 'resource.list.bad_parameter'
  return null
}

function parseWholeNumber(text: string, min: number, max: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

function parseFilterOrAddProblem(filter: Filter, raw: string, problems: Record<string, MessageRef>): unknown {
  const reading = parseFilterValue(filter, raw)
  if ('value' in reading) return reading.value
  problems[filter.name] = reading.problem
  return null
}
