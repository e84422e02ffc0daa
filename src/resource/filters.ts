import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import type { FilterForm, Reading } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { isLoadable } from '#src/resource/loadable.ts'
import type { Model, Name } from '#src/resource/model.ts'
import { readField } from '#src/resource/schema.ts'

/**
 * What a filter asks of a row's value: to equal one or one of several, not to be below or above one, to be none; of the
 * row itself: what became of it in a load.
 */
export type Asks = 'equals' | 'in' | 'from' | 'to' | 'empty' | 'loaded'

/** A filter of a list by its parameter: `field`, or `field_in`, `field_from`, `field_to`, `field_empty`. */
export type Filter = { name: string; of: Name; asks: Asks }

/** Most values of one `field_in`. */
export const mostValues = 50

const asked: Readonly<Record<FilterForm, readonly Asks[]>> = {
  is: ['equals', 'in'],
  range: ['equals', 'from', 'to'],
  empty: ['empty'],
}

/** Every filter that a list takes, by its parameter: those that its declaration names, the id, a load into it. */
export function filtersOf({ resource, names }: Pick<Model, 'resource' | 'names'>): ReadonlyMap<string, Filter> {
  const forms: [string, readonly FilterForm[]][] = [['id', ['is']], ...Object.entries(resource.filters)]
  const all = forms.flatMap(([field, forms]) => {
    const of = names.get(field)
    return of
      ? forms.flatMap((form) => asked[form]).map((asks): Filter => ({ name: parameterOf(field, asks), of, asks }))
      : []
  })
  const id = names.get('id')
  if (id && isLoadable(resource)) all.push({ name: 'loaded', of: id, asks: 'loaded' })
  return new Map(all.map((filter) => [filter.name, filter]))
}

/** The parameter of the list's address. */
export const parameterOf = (field: string, asks: Asks): string => (asks === 'equals' ? field : `${field}_${asks}`)

const yesOrNo = boolean()

/** Reads a filter's value as it stands in an address; that of `in` is a list, its values joined by commas. */
export function readFilter({ of: { field }, asks }: Filter, raw: string): Reading {
  if (asks === 'empty') return readField(yesOrNo, raw)
  if (asks === 'loaded') return readLoaded(raw)
  const { readFilter: read = (given: unknown) => readField(field, given) } = kindOf(field)
  if (asks !== 'in') return read(raw)
  const parts = raw.split(',')
  if (parts.length > mostValues) return { problem: 'resource.list.bad_parameter' }
  const readings = parts.map(read)
  const wrong = readings.find((reading) => 'problem' in reading)
  return wrong ?? { value: readings.flatMap((reading) => ('value' in reading ? reading.value : [])) }
}

export const loadedStatuses = ['created', 'updated', 'same', 'skipped'] as const
export type LoadedStatus = (typeof loadedStatuses)[number]

/** Rows that a load created, changed, left the same or skipped; `request` is the one that had it written. */
export type Loaded = { status: string; request: string }

/** `created.` and the id of the request. */
export const loadedPattern = `^(${loadedStatuses.join('|')})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`

function readLoaded(raw: string): Reading {
  const [, status = '', request = ''] = new RegExp(loadedPattern).exec(raw) ?? []
  return status === '' ? { problem: 'resource.list.bad_parameter' } : { value: { status, request } satisfies Loaded }
}

/** The query of a list that shows these rows of a load alone. */
export const loadedQuery = ({ status, request }: Loaded): string => `loaded=${status}.${request}`
