import type { Model } from '#src/resource/model.ts'
import { buildFilters, parseFilterValue } from '#src/resource/read/filters.ts'
import { copyQueryWithView, parseListView } from '#src/ui/table/list-view.ts'

/** The parts of a saved view's query that the list has, and the names of the parameters and columns that it has not. */
export type ViewQueryParts = {
  /** Filters, search and order, for the address of the list. */
  search: URLSearchParams
  /** The columns in their order; null if the query names none that the list has. */
  columns: readonly string[] | null
  leftOut: readonly string[]
}

/** Parses the query of a saved view. A filter, an order or a column that the list no longer has is left out. */
export function parseViewQuery(model: Model, columnNames: readonly string[], query: string | null): ViewQueryParts {
  const parameters = new URLSearchParams(query ?? '')
  const { search, leftOut } = keepKnownParameters(model, parameters)
  const requestedColumns = parameters.get('fields')?.split(',') ?? []
  const columns = requestedColumns.filter((name) => columnNames.includes(name))
  const missingColumns = requestedColumns.filter((name) => !columnNames.includes(name))
  return { search, columns: columns.length > 0 ? columns : null, leftOut: [...leftOut, ...missingColumns] }
}

/** Builds the query under which a view of the shown list is saved. Equal lists have equal texts. */
export function buildViewQuery(model: Model, columns: readonly string[], address: URLSearchParams): string {
  const { search } = keepKnownParameters(model, address)
  search.set('fields', columns.join(','))
  search.sort()
  return search.toString()
}

const listParameters = ['q', 'sort', 'dir', 'per_page']
/** Parameters of the address that are no part of a view's list. */
const otherParameters = ['page', 'fields', 'view']

function keepKnownParameters(model: Model, parameters: URLSearchParams) {
  const filters = buildFilters(model)
  const isSortable = (name: string) => model.properties.get(name)?.isSortable === true
  const keptQuery = copyQueryWithView(new URLSearchParams(), { ...parseListView(parameters, isSortable), page: 1 })
  const leftOut: string[] = []
  for (const [name, raw] of parameters) {
    if (otherParameters.includes(name)) continue
    if (listParameters.includes(name)) {
      if (name === 'sort' && !isSortable(raw)) leftOut.push(raw)
      continue
    }
    const filter = filters.get(name)
    const isValid = filter !== undefined && raw.trim() !== '' && raw.length <= 500
    if (isValid && 'value' in parseFilterValue(filter, raw)) keptQuery.set(name, raw)
    else leftOut.push(name)
  }
  return { search: keptQuery, leftOut }
}
