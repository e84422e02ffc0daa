import type { FilterForm } from '#src/resource/kinds/kind.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Model } from '#src/resource/model.ts'
import { buildOrder } from '#src/resource/read/order.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'

/** A column or expression of an index. The collation `default` is that of the database. */
export type IndexKey = { expression: string; collation: string; isDescending: boolean }

export type TableIndex = {
  name: string
  table: string
  method: string
  keys: readonly IndexKey[]
  /** The condition of a partial index; null for a full index. */
  condition: string | null
}

/**
 * Finds sorts and filters of a large table that no index supports, one sentence each. A sort by a joined property needs
 * an index that begins with the reference and goes on in the default order, and the joined table must be declared
 * small. Rows of a nested resource without a root address are always read by their parent, so an index that begins with
 * the parent is enough.
 */
export function findIndexProblems(prepared: PreparedResource, indexes: readonly TableIndex[]): string[] {
  const { resource, select, registry, rules } = prepared
  if (resource.isSmall) return []
  const btreeIndexes = indexes.filter(({ table, method }) => table === resource.table && method === 'btree')
  const ginIndexes = indexes.filter(({ table, method }) => table === resource.table && method === 'gin')
  const fullIndexes = btreeIndexes.filter(({ condition }) => condition === null)
  const smallTables = new Set(
    [...registry.values()].flatMap((prepared) => (prepared.resource.isSmall ? [prepared.resource.table] : [])),
  )
  const problems: string[] = []
  if (resource.parent) {
    const { fieldName, hasRootAddress } = resource.parent
    if (!fullIndexes.some((index) => canServeEquality(index, fieldName, prepared.model)))
      problems.push(`${resource.name}: no index begins with ${fieldName}`)
    if (!hasRootAddress) return problems
  }
  for (const sort of [null, ...select.sortableNames]) {
    const { keys } = buildOrder(prepared, { sort, dir: 'asc' })
    const [firstKey, ...otherKeys] = keys
    const sortName = sort === null ? 'its own order' : sort
    if (firstKey?.join && !smallTables.has(firstKey.join.table)) {
      problems.push(`${resource.name}: sorts by ${sortName}, but ${firstKey.join.table} is not declared small`)
      continue
    }
    const requiredKeys = firstKey?.join
      ? [{ expression: firstKey.join.column, collation: null, isDescending: null }, ...otherKeys.map(deriveRequiredKey)]
      : keys.map(deriveRequiredKey)
    if (!fullIndexes.some((index) => canServeOrder(index, requiredKeys)))
      problems.push(`${resource.name}: no index serves the sort by ${sortName}`)
  }
  const labelProperties = resource.label.flatMap((name) => prepared.model.properties.get(name) ?? [])
  // A label of small joined tables is found by the index that begins with the reference.
  const isJoinedLabel = labelProperties.every(
    ({ source }) => source.from === 'joined' && registry.get(source.to)?.resource.isSmall,
  )
  if (
    !isJoinedLabel &&
    !ginIndexes.some(
      (index) => resource.label.every((column) => hasColumnInFirstKey(index, column)) && isIndexOfNormalizedText(index),
    )
  )
    problems.push(`${resource.name}: no index serves choosing by ${resource.label.join(' and ')}`)
  const { conditions = {} } = rules.choiceConditions?.({ today: 'current_date' }) ?? {}
  for (const [field, forms] of Object.entries(resource.filters)) {
    // A computed choice is filtered by conditions on other columns. A test of the lists' plans judges their indexes.
    if (conditions[field]) continue
    for (const form of forms) {
      const isServed =
        form === 'empty'
          ? hasIndexesForEmptyAndFilled(btreeIndexes, field)
          : fullIndexes.some((index) => canServeEquality(index, field, prepared.model)) ||
            ginIndexes.some((index) => hasColumnInFirstKey(index, field))
      if (!isServed) problems.push(`${resource.name}: no index serves the filter ${field} ${form satisfies FilterForm}`)
    }
  }
  return problems
}

type RequiredKey = { expression: string; collation: string | null; isDescending: boolean | null }

function deriveRequiredKey({ expression, dir }: { expression: string; dir: 'asc' | 'desc' }): RequiredKey {
  const [column = '', collation] = expression.replace(/^t\./, '').split(' collate ')
  return { expression: column, collation: collation?.replaceAll('"', '') ?? null, isDescending: dir === 'desc' }
}

/**
 * True if a scan of the index returns rows in this order: it begins with these keys, all in their direction or all in
 * the opposite direction.
 */
function canServeOrder({ keys }: TableIndex, requiredKeys: readonly RequiredKey[]): boolean {
  const directions = new Set<boolean>()
  const matches = requiredKeys.every(({ expression, collation, isDescending }, index) => {
    const key = keys[index]
    if (!key || key.expression !== expression || (collation !== null && key.collation !== collation)) return false
    if (isDescending !== null) directions.add(key.isDescending === isDescending)
    return true
  })
  return matches && directions.size <= 1
}

/**
 * True if the index finds rows by equality of the field: it begins with the field and, for a text, has the database's
 * default collation.
 */
function canServeEquality({ keys: [key] }: TableIndex, field: string, { properties }: Model): boolean {
  if (key?.expression !== field) return false
  const fieldDeclaration = properties.get(field)?.field
  return !fieldDeclaration || kindOf(fieldDeclaration).order !== 'text' || key.collation === 'default'
}

/** True if the first key of the index, a column or an expression, contains the column. */
const hasColumnInFirstKey = ({ keys: [key] }: TableIndex, column: string) => key?.expression.includes(column) === true

const isIndexOfNormalizedText = ({ keys: [key] }: TableIndex) => key?.expression.startsWith('norm(') === true

const hasIndexesForEmptyAndFilled = (btreeIndexes: readonly TableIndex[], field: string) =>
  [true, false].every((isEmpty) =>
    btreeIndexes.some(
      ({ condition }) => condition?.includes(field) && condition.includes(isEmpty ? 'IS TRUE' : 'IS FALSE'),
    ),
  )
