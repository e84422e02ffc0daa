import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model } from '#src/resource/model.ts'
import { orderOf } from '#src/resource/read/order.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** A column or expression of an index; `collation` is the database's own where it is `default`. */
export type IndexKey = { expression: string; collation: string; isDescending: boolean }

export type Index = {
  name: string
  table: string
  method: string
  keys: readonly IndexKey[]
  /** Its condition, for a partial index. */
  condition: string | null
}

/**
 * Sorts and filters of a table that may grow for which no index stands, one sentence each. A joined name needs one that
 * begins with the reference and goes on in the list's order, and a table that is declared small. Rows of a nested
 * resource without an address of its own are read by their parent alone.
 */
export function problemsOfIndexes(prepared: Prepared, indexes: readonly Index[]): string[] {
  const { resource, select, registry } = prepared
  if (resource.isSmall) return []
  const trees = indexes.filter(({ table, method }) => table === resource.table && method === 'btree')
  const inverted = indexes.filter(({ table, method }) => table === resource.table && method === 'gin')
  const full = trees.filter(({ condition }) => condition === null)
  const small = new Set([...registry.values()].flatMap((one) => (one.resource.isSmall ? [one.resource.table] : [])))
  const problems: string[] = []
  if (resource.parent) {
    const { by, hasOwnAddress } = resource.parent
    if (!full.some((index) => begins(index, by, prepared.model)))
      problems.push(`${resource.name}: no index begins with ${by}`)
    if (!hasOwnAddress) return problems
  }
  for (const sort of [null, ...select.sorts]) {
    const { keys } = orderOf(prepared, { sort, dir: 'asc' })
    const [first, ...others] = keys
    const at = sort === null ? 'its own order' : sort
    if (first?.through && !small.has(first.through.table)) {
      problems.push(`${resource.name}: sorts by ${at}, but ${first.through.table} is not declared small`)
      continue
    }
    const wanted = first?.through
      ? [{ expression: first.through.column, collation: null, isDescending: null }, ...others.map(keyOf)]
      : keys.map(keyOf)
    if (!full.some((index) => serves(index, wanted)))
      problems.push(`${resource.name}: no index serves the sort by ${at}`)
  }
  if (!inverted.some((index) => resource.label.every((column) => holds(index, column)) && isOfText(index)))
    problems.push(`${resource.name}: no index serves choosing by ${resource.label.join(' and ')}`)
  for (const [field, forms] of Object.entries(resource.filters)) {
    for (const form of forms) {
      const served =
        form === 'empty'
          ? hasPartial(trees, field)
          : full.some((index) => begins(index, field, prepared.model)) || inverted.some((index) => holds(index, field))
      if (!served) problems.push(`${resource.name}: no index serves the filter ${field} ${form satisfies FilterForm}`)
    }
  }
  return problems
}

type Wanted = { expression: string; collation: string | null; isDescending: boolean | null }

function keyOf({ expression, dir }: { expression: string; dir: 'asc' | 'desc' }): Wanted {
  const [column = '', collated] = expression.replace(/^t\./, '').split(' collate ')
  return { expression: column, collation: collated?.replaceAll('"', '') ?? null, isDescending: dir === 'desc' }
}

/** The index's first keys are these, all in their direction or all against it. */
function serves({ keys }: Index, wanted: readonly Wanted[]): boolean {
  const turns = new Set<boolean>()
  const fits = wanted.every(({ expression, collation, isDescending }, at) => {
    const key = keys[at]
    if (!key || key.expression !== expression || (collation !== null && key.collation !== collation)) return false
    if (isDescending !== null) turns.add(key.isDescending === isDescending)
    return true
  })
  return fits && turns.size <= 1
}

/** Equality of texts is served by an index of the database's own collation alone; a range by any order. */
function begins({ keys: [key] }: Index, field: string, { names }: Model): boolean {
  if (key?.expression !== field) return false
  const of = names.get(field)?.field
  return !of || kindOf(of).order !== 'text' || key.collation === 'default'
}

/** Of a column that holds several words: an inverted index of them. */
const holds = ({ keys: [key] }: Index, field: string) => key?.expression.includes(field) === true

const isOfText = ({ keys: [key] }: Index) => key?.expression.startsWith('norm(') === true

const hasPartial = (trees: readonly Index[], field: string) =>
  [true, false].every((is) =>
    trees.some(({ condition }) => condition?.includes(field) && condition.includes(is ? 'IS TRUE' : 'IS FALSE')),
  )
