import type { Resource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import type { FilterForm, ReadResult } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { EntityProperty, Model } from '#src/resource/model.ts'
import { readField } from '#src/resource/schema.ts'

/**
 * How a filter compares a row's value: it equals one value, is `in` a list, is at least (`from`) or at most (`to`) a
 * value, or is `empty`.
 */
export type FilterOperator = 'equals' | 'in' | 'from' | 'to' | 'empty'

/**
 * A filter by the value of a property. `name` is its parameter in the list's address: `field`, `field_in`,
 * `field_from`, `field_to` or `field_empty`.
 */
export type ValueFilter = { name: string; property: EntityProperty; operator: FilterOperator }

/** A filter that a module adds to the lists of other modules, for example by the import that wrote a row. */
export type RowFilter = {
  /** The filter's parameter in the list's address. */
  name: string
  appliesTo: (resource: Resource) => boolean
  /** Regular expression that a value must match. */
  pattern: string
  /** Tests a value that matches the pattern; without it every such value is accepted. */
  accepts?: (value: string) => boolean
  /** Key of the message that describes the filter with this value. */
  messageKeyOf: (value: string) => string
  /** Set for a filter in the panel of filters: its values, and the key of its caption. */
  choice?: { values: readonly string[]; caption: string }
}

export type Filter = ValueFilter | { name: string; property: EntityProperty; operator: 'row'; rowFilter: RowFilter }

/** The largest number of values of a `field_in`. */
export const maxFilterValues = 50

const operatorsByForm: Readonly<Record<FilterForm, readonly FilterOperator[]>> = {
  is: ['equals', 'in'],
  range: ['equals', 'from', 'to'],
  empty: ['empty'],
}

/** All filters of a list by parameter: those by id, the declared ones, and those that modules add. */
export function buildFilters({ resource, properties, rowFilters }: Model): ReadonlyMap<string, Filter> {
  const forms: [string, readonly FilterForm[]][] = [['id', ['is']], ...Object.entries(resource.filters)]
  const valueFilters = forms.flatMap(([field, forms]) => {
    const property = properties.get(field)
    return property
      ? forms
          .flatMap((form) => operatorsByForm[form])
          .map((operator): ValueFilter => ({ name: filterParameter(field, operator), property, operator }))
      : []
  })
  const idProperty = properties.get('id')
  const moduleFilters = idProperty
    ? rowFilters.map(
        (rowFilter): Filter => ({ name: rowFilter.name, property: idProperty, operator: 'row', rowFilter }),
      )
    : []
  return new Map([...valueFilters, ...moduleFilters].map((filter) => [filter.name, filter]))
}

/** The name of a filter's parameter in the list's address. */
export const filterParameter = (field: string, operator: FilterOperator): string =>
  operator === 'equals' ? field : `${field}_${operator}`

const yesNoField = boolean()
const badValue = { problem: 'resource.list.bad_parameter' }

/** Parses a filter's value from an address, or returns its problem. The value of `in` is a list, joined by commas. */
export function parseFilterValue(filter: Filter, raw: string): ReadResult {
  if (filter.operator === 'row') {
    const { pattern, accepts = () => true } = filter.rowFilter
    return new RegExp(pattern).test(raw) && accepts(raw) ? { value: raw } : badValue
  }
  const { operator, property } = filter
  const { field } = property
  if (operator === 'empty') return readField(yesNoField, raw)
  const { readFilter: parseValue = (input: unknown) => readField(field, input) } = kindOf(field)
  if (operator !== 'in') return parseValue(raw)
  const parts = raw.split(',')
  if (parts.length > maxFilterValues) return badValue
  const readings = parts.map(parseValue)
  const firstProblem = readings.find((reading) => 'problem' in reading)
  return firstProblem ?? { value: readings.flatMap((reading) => ('value' in reading ? reading.value : [])) }
}
