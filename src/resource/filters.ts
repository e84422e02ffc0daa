import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import type { Reading } from '#src/resource/kinds/kind.ts'
import type { Model, Name } from '#src/resource/model.ts'
import { readField } from '#src/resource/schema.ts'

/**
 * A filter of a list: `equals` under the property's own name, `empty` under `{field}_empty` with 1 or 0.
 */
export type Filter = { name: string; of: Name; asks: 'equals' | 'empty' }

/** Every filter that a list takes, by its parameter: properties that have one value, and what the declaration names. */
export function filtersOf({ resource, names }: Pick<Model, 'resource' | 'names'>): ReadonlyMap<string, Filter> {
  const equal = [...names.values()]
    .filter(({ isFiltered }) => isFiltered)
    .map((of): Filter => ({ name: of.name, of, asks: 'equals' }))
  const declared = Object.entries(resource.filters).flatMap(([field, all]) => {
    const of = names.get(field)
    return of ? all.map((asks): Filter => ({ name: `${field}_${asks}`, of, asks })) : []
  })
  return new Map([...equal, ...declared].map((filter) => [filter.name, filter]))
}

const yesOrNo = boolean()

/** Reads a filter's value as it stands in an address. */
export function readFilter({ of, asks }: Filter, raw: string): Reading {
  return readField(asks === 'empty' ? yesOrNo : of.field, raw)
}
