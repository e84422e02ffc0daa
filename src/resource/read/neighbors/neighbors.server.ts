import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildListCondition } from '#src/resource/read/list-page.server.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import { buildOrder, formatOrder, type OrderKey } from '#src/resource/read/order.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import type { ReferenceJoin } from '#src/resource/read/select.server.ts'
import { SqlParameters } from '#src/resource/scope/scope.server.ts'

/** The ids of the rows before and after a row in a list; null at its ends. */
export type Neighbors = { previous: number | null; next: number | null }

/**
 * Finds a row's neighbors in the list that `query` asks for. Keyset: each is the first row after this row's values, in
 * the list's order or in the reverse of it, so that no row of the list is counted or skipped. Returns null if the row
 * is not in the list.
 */
export async function readNeighbors(
  db: Queryable,
  readable: ReadableResource,
  reader: Actor | null,
  id: number,
  query: ListQuery,
): Promise<Neighbors | null> {
  const { resource, select } = readable
  const parameters = new SqlParameters()
  const where = await buildListCondition(db, readable, reader, query, parameters)
  const idParameter = `${parameters.add(id)}::int`
  const { keys, hasJoins } = buildOrder(readable, query)
  // A search reads rows in the joined order directly. Any other list reads one group of equal references after another.
  const groupJoin = query.searchText === '' ? (keys[0]?.join ?? null) : null
  const from = `${resource.table} t ${hasJoins ? select.joins : ''}`
  // The values are read in the statement itself, as their text in an answer could lose decimals.
  const selectRowValue = (expression: string) => `(select ${expression} from ${from} where t.id = ${idParameter})`
  const [rowState] = await db.query<Record<string, boolean>[]>(
    `select ${keys.map(({ expression }, index) => `(${expression}) is null as k${index}`).join(', ')}
    from ${from} where t.id = ${idParameter} and ${where}`,
    parameters.values,
    { prepare: false },
  )
  if (!rowState) return null
  const rowKeys = keys.map((key, index): RowKey => ({ ...key, isNull: rowState[`k${index}`] === true }))
  const list: OrderedList = { table: resource.table, from, where, selectRowValue }
  const findNeighbor = async (following: readonly RowKey[]) => {
    const text = `select id from (${buildFollowingSelects(list, following, groupJoin).join(' union all ')}) following limit 1`
    const [neighbor] = await db.query<{ id: number }[]>(text, parameters.values, { prepare: false })
    return neighbor?.id ?? null
  }
  return { previous: await findNeighbor(rowKeys.map(reverseKey)), next: await findNeighbor(rowKeys) }
}

/** A key of the order, and whether the row whose neighbors are sought has no value in this key. */
type RowKey = OrderKey & { isNull: boolean }

/** SQL of a list. `selectRowValue` selects the value of an expression in the row whose neighbors are sought. */
type OrderedList = { table: string; from: string; where: string; selectRowValue: (expression: string) => string }

const reverseKey = (key: RowKey): RowKey => ({ ...key, dir: key.dir === 'asc' ? 'desc' : 'asc' })

/** Selects of the rows that follow, nearest first: the first row of the first select that finds one is the neighbor. */
const buildFollowingSelects = (list: OrderedList, keys: readonly RowKey[], join: ReferenceJoin | null): string[] =>
  join ? buildJoinedOrderSelects(list, keys, join) : buildKeysetSelects(list, keys, 'true')

/**
 * A select for each key, the last key first: of the rows that equal the row in all earlier keys and come after it in
 * this key.
 */
function buildKeysetSelects(
  { from, where, selectRowValue }: OrderedList,
  keys: readonly RowKey[],
  groupCondition: string,
): string[] {
  return keys.flatMap((_, index) => {
    const keyIndex = keys.length - 1 - index
    const equalConditions = keys
      .slice(0, keyIndex)
      .map(({ expression, isNull }) =>
        isNull ? `${expression} is null` : `${expression} = ${selectRowValue(expression)}`,
      )
    const precedingConditions = [where, groupCondition, ...equalConditions]
    return listConditionsBehind(keys[keyIndex], selectRowValue).map(
      (condition) => `(select t.id from ${from} where ${[...precedingConditions, condition].join(' and ')}
        order by ${formatOrder(keys.slice(keyIndex))} limit 1)`,
    )
  })
}

/**
 * Conditions of the rows that come after the row in one key, nearest first. Rows without a value come last in ascending
 * order, and first in descending order.
 */
function listConditionsBehind(key: RowKey | undefined, selectRowValue: OrderedList['selectRowValue']): string[] {
  if (!key) return []
  const { expression, dir, isNull } = key
  if (dir === 'desc') return [isNull ? `${expression} is not null` : `${expression} < ${selectRowValue(expression)}`]
  if (isNull) return []
  const isBehind = `${expression} > ${selectRowValue(expression)}`
  return expression === 't.id' ? [isBehind] : [isBehind, `${expression} is null`]
}

/**
 * For an order by a joined property: selects the later rows with the same reference, then the first row of the next
 * reference that has rows. Loose index scan, as in `buildJoinedPageStatement`.
 */
function buildJoinedOrderSelects(
  list: OrderedList,
  [joinedKey, ...keys]: readonly RowKey[],
  join: ReferenceJoin,
): string[] {
  if (!joinedKey) return []
  const { column, table, alias } = join
  const { expression, dir, isNull } = joinedKey
  const ownList = { ...list, from: `${list.table} t` }
  const reference = `t.${column}`
  const ownGroup = isNull ? `${reference} is null` : `${reference} = ${list.selectRowValue(reference)}`
  const selectFirst = (group: string) =>
    `(select t.id from ${list.table} t where ${list.where} and ${group} order by ${formatOrder(keys)} limit 1)`
  const isBehind = isNull
    ? 'true'
    : `(${expression}, ${alias}.id) ${dir === 'asc' ? '>' : '<'} (${list.selectRowValue(expression)}, ${list.selectRowValue(reference)})`
  const laterGroups = `(select own.id from ${table} ${alias}
    cross join lateral ${selectFirst(`${reference} = ${alias}.id`)} own
    where ${isBehind} order by ${expression} ${dir}, ${alias}.id ${dir} limit 1)`
  return [
    ...buildKeysetSelects(ownList, keys, ownGroup),
    ...(isNull && dir === 'asc' ? [] : [laterGroups]),
    ...(!isNull && dir === 'asc' ? [selectFirst(`${reference} is null`)] : []),
  ]
}
