import type { Resource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import type { FilterForm, ReadResult } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model, Name } from '#src/resource/model.ts'
import { readField } from '#src/resource/schema.ts'

/** What a filter asks of a row's value: to equal one or one of several, not to be below or above one, to be none. */
export type Asks = 'equals' | 'in' | 'from' | 'to' | 'empty'

/** A filter of a list by its parameter: `field`, or `field_in`, `field_from`, `field_to`, `field_empty`. */
export type ValueFilter = { name: string; of: Name; asks: Asks }

/** A filter that a module adds to lists: of the rows themselves, by what the module knows of them. */
export type RowFilter = {
  /** Its parameter. */
  name: string
  appliesTo: (resource: Resource) => boolean
  /** Regular expression of its values. */
  pattern: string
  /** Key of the message that says it in words. */
  messageOf: (value: string) => string
}

export type Filter = ValueFilter | { name: string; of: Name; asks: 'row'; row: RowFilter }

/** Most values of one `field_in`. */
export const mostValues = 50

const asked: Readonly<Record<FilterForm, readonly Asks[]>> = {
  is: ['equals', 'in'],
  range: ['equals', 'from', 'to'],
  empty: ['empty'],
}

/** Every filter of a list by its parameter: of the id, those that its declaration names, those that modules add. */
export function filtersOf({ resource, names, rowFilters }: Model): ReadonlyMap<string, Filter> {
  const forms: [string, readonly FilterForm[]][] = [['id', ['is']], ...Object.entries(resource.filters)]
  const ofValues = forms.flatMap(([field, forms]) => {
    const of = names.get(field)
    return of
      ? forms.flatMap((form) => asked[form]).map((asks): ValueFilter => ({ name: parameterOf(field, asks), of, asks }))
      : []
  })
  const id = names.get('id')
  const ofRows = id ? rowFilters.map((row): Filter => ({ name: row.name, of: id, asks: 'row', row })) : []
  return new Map([...ofValues, ...ofRows].map((filter) => [filter.name, filter]))
}

/** The parameter of the list's address. */
export const parameterOf = (field: string, asks: Asks): string => (asks === 'equals' ? field : `${field}_${asks}`)

const yesOrNo = boolean()
const badParameter = { problem: 'resource.list.bad_parameter' }

/** Reads a filter's value as it stands in an address; that of `in` is a list, its values joined by commas. */
export function readFilter(filter: Filter, raw: string): ReadResult {
  if (filter.asks === 'row') return new RegExp(filter.row.pattern).test(raw) ? { value: raw } : badParameter
  const { asks, of } = filter
  const { field } = of
  if (asks === 'empty') return readField(yesOrNo, raw)
  const { readFilter: read = (given: unknown) => readField(field, given) } = kindOf(field)
  if (asks !== 'in') return read(raw)
  const parts = raw.split(',')
  if (parts.length > mostValues) return badParameter
  const readings = parts.map(read)
  const wrong = readings.find((reading) => 'problem' in reading)
  return wrong ?? { value: readings.flatMap((reading) => ('value' in reading ? reading.value : [])) }
}
