import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import type { FilterForm, Reading } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model, Name } from '#src/resource/model.ts'
import { readField } from '#src/resource/schema.ts'

/** What a filter asks of a row's value: to equal one or one of several, not to be below or above one, to be none. */
export type Asks = 'equals' | 'in' | 'from' | 'to' | 'empty'

/** A filter of a list by its parameter: `field`, or `field_in`, `field_from`, `field_to`, `field_empty`. */
export type Filter = { name: string; of: Name; asks: Asks }

/** Most values of one `field_in`. */
export const mostValues = 50

const asked: Readonly<Record<FilterForm, readonly Asks[]>> = {
  is: ['equals', 'in'],
  range: ['equals', 'from', 'to'],
  empty: ['empty'],
}

/** Every filter that a list takes, by its parameter: those that its declaration names, and the id. */
export function filtersOf({ resource, names }: Pick<Model, 'resource' | 'names'>): ReadonlyMap<string, Filter> {
  const forms: [string, readonly FilterForm[]][] = [['id', ['is']], ...Object.entries(resource.filters)]
  const all = forms.flatMap(([field, forms]) => {
    const of = names.get(field)
    return of
      ? forms.flatMap((form) => asked[form]).map((asks): Filter => ({ name: parameterOf(field, asks), of, asks }))
      : []
  })
  return new Map(all.map((filter) => [filter.name, filter]))
}

/** The parameter of the list's address. */
export const parameterOf = (field: string, asks: Asks): string => (asks === 'equals' ? field : `${field}_${asks}`)

const yesOrNo = boolean()

/** Reads a filter's value as it stands in an address; that of `in` is a list, its values joined by commas. */
export function readFilter({ of: { field }, asks }: Filter, raw: string): Reading {
  if (asks === 'empty') return readField(yesOrNo, raw)
  const { readFilter: read = (given: unknown) => readField(field, given) } = kindOf(field)
  if (asks !== 'in') return read(raw)
  const parts = raw.split(',')
  if (parts.length > mostValues) return { problem: 'resource.list.bad_parameter' }
  const readings = parts.map(read)
  const wrong = readings.find((reading) => 'problem' in reading)
  return wrong ?? { value: readings.flatMap((reading) => ('value' in reading ? reading.value : [])) }
}
