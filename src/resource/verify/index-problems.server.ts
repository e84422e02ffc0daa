import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model } from '#src/resource/model.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/** A column or expression of an index; `collation` is the database's own where it is `default`. */
export type IndexKey = { expression: string; collation: string; isDescending: boolean }

export type TableIndex = {
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
export function findIndexProblems(prepared: PreparedResource, indexes: readonly TableIndex[]): string[] {
  const { resource, select, registry } = prepared
  if (resource.isSmall) return []
  const btreeIndexes = indexes.filter(({ table, method }) => table === resource.table && method === 'btree')
  const ginIndexes = indexes.filter(({ table, method }) => table === resource.table && method === 'gin')
  const fullIndexes = btreeIndexes.filter(({ condition }) => condition === null)
  const smallTables = new Set(
    [...registry.values()].flatMap((one) => (one.resource.isSmall ? [one.resource.table] : [])),
  )
  const problems: string[] = []
  if (resource.parent) {
    const { fieldName, hasRootAddress } = resource.parent
    if (!fullIndexes.some((index) => beginsWithField(index, fieldName, prepared.model)))
      problems.push(`${resource.name}: no index begins with ${fieldName}`)
    if (!hasRootAddress) return problems
  }
  for (const sort of [null, ...select.sortableNames]) {
    const { keys } = buildOrder(prepared, { sort, dir: 'asc' })
    const [first, ...otherKeys] = keys
    const sortName = sort === null ? 'its own order' : sort
    if (first?.join && !smallTables.has(first.join.table)) {
      problems.push(`${resource.name}: sorts by ${sortName}, but ${first.join.table} is not declared small`)
      continue
    }
    const requiredKeys = first?.join
      ? [{ expression: first.join.column, collation: null, isDescending: null }, ...otherKeys.map(parseOrderKey)]
      : keys.map(parseOrderKey)
    if (!fullIndexes.some((index) => hasKeysInOrder(index, requiredKeys)))
      problems.push(`${resource.name}: no index serves the sort by ${sortName}`)
  }
  if (
    !ginIndexes.some(
      (index) => resource.label.every((column) => containsColumn(index, column)) && isNormalizedText(index),
    )
  )
    problems.push(`${resource.name}: no index serves choosing by ${resource.label.join(' and ')}`)
  for (const [field, forms] of Object.entries(resource.filters)) {
    for (const form of forms) {
      const isServed =
        form === 'empty'
          ? hasPartialIndexes(btreeIndexes, field)
          : fullIndexes.some((index) => beginsWithField(index, field, prepared.model)) ||
            ginIndexes.some((index) => containsColumn(index, field))
      if (!isServed) problems.push(`${resource.name}: no index serves the filter ${field} ${form satisfies FilterForm}`)
    }
  }
  return problems
}

type RequiredKey = { expression: string; collation: string | null; isDescending: boolean | null }

function parseOrderKey({ expression, dir }: { expression: string; dir: 'asc' | 'desc' }): RequiredKey {
  const [column = '', collation] = expression.replace(/^t\./, '').split(' collate ')
  return { expression: column, collation: collation?.replaceAll('"', '') ?? null, isDescending: dir === 'desc' }
}

/** The index's first keys are these, all in their direction or all against it. */
function hasKeysInOrder({ keys }: TableIndex, requiredKeys: readonly RequiredKey[]): boolean {
  const directions = new Set<boolean>()
  const matches = requiredKeys.every(({ expression, collation, isDescending }, at) => {
    const key = keys[at]
    if (!key || key.expression !== expression || (collation !== null && key.collation !== collation)) return false
    if (isDescending !== null) directions.add(key.isDescending === isDescending)
    return true
  })
  return matches && directions.size <= 1
}

/** Equality of texts is served by an index of the database's own collation alone; a range by any order. */
function beginsWithField({ keys: [key] }: TableIndex, field: string, { properties }: Model): boolean {
  if (key?.expression !== field) return false
  const fieldDeclaration = properties.get(field)?.field
  return !fieldDeclaration || kindOf(fieldDeclaration).order !== 'text' || key.collation === 'default'
}

/** Of a column that holds several words: an inverted index of them. */
const containsColumn = ({ keys: [key] }: TableIndex, column: string) => key?.expression.includes(column) === true

const isNormalizedText = ({ keys: [key] }: TableIndex) => key?.expression.startsWith('norm(') === true

const hasPartialIndexes = (btreeIndexes: readonly TableIndex[], field: string) =>
  [true, false].every((isEmpty) =>
    btreeIndexes.some(
      ({ condition }) => condition?.includes(field) && condition.includes(isEmpty ? 'IS TRUE' : 'IS FALSE'),
    ),
  )
