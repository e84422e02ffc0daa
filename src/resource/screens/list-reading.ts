import type { Entity } from '#src/resource/declaration.ts'
import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { labelOf, type Model } from '#src/resource/model.ts'
import type { Reading, Sortable } from '#src/ui/table/arrange.ts'

/** Client-side search and sort of a whole list, by the same rules as the server's. */
export function readingOf(model: Model): Reading<Entity> {
  const searched = [...model.names.values()].filter(({ source, field, isShown }) => {
    return !field.unsearched && (isShown || (source.from === 'own' && kindOf(field).isSearched))
  })
  const texts = new WeakMap<Entity, string>()
  return {
    id: (row) => row.id,
    sortValue: (row, column) => sortable(model.names.get(column)?.field, row[column]),
    searchText(row) {
      const known = texts.get(row)
      if (known !== undefined) return known
      const made = [
        labelOf(model.resource, row),
        ...searched.flatMap(({ name, field }) => spellings(field, row[name])),
      ].join(' ')
      texts.set(row, made)
      return made
    },
  }
}

const spellings = (field: Field, value: unknown) => kindOf(field).spellings(field, value)

function sortable(field: Field | undefined, value: unknown): Sortable {
  const ranked = field && kindOf(field).ranked?.(field, value)
  if (ranked !== undefined) return ranked
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
