import type { OrderBy } from '#src/resource/declaration.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { ReadableResource } from '#src/resource/read/read-rows.server.ts'
import type { OrderExpression, SelectFragments } from '#src/resource/read/select.server.ts'

/** One key of an ORDER BY, as SQL. */
export type OrderKey = OrderExpression & { dir: 'asc' | 'desc' }

/**
 * Builds the ORDER BY of a list. Tie-breaker: equal rows are ordered by id, so that no row appears on two pages. Rows
 * with the same joined value are in the default order, for which an index that begins with the reference exists.
 */
export function buildOrder({ resource, select }: ReadableResource, listQuery: Pick<ListQuery, 'sort' | 'dir'>) {
  const orderBy = resolveOrderBy(resource.order, listQuery, select)
  if (!orderBy.some(({ field }) => field === 'id')) orderBy.push({ field: 'id', dir: orderBy.at(-1)?.dir ?? 'asc' })
  const keys = orderBy.map(({ field, dir }): OrderKey => {
    const expression = select.ordersByProperty.get(field)
    if (!expression) throw new Error(`${resource.name} cannot be sorted by ${field}.`)
    return { ...expression, dir }
  })
  return { keys, text: formatOrder(keys), hasJoins: keys.some(({ join }) => join !== null) }
}

/**
 * A sort by the first key of the default order is the whole default order, or all of it reversed. After a sort by a
 * joined property comes the default order. Any other sort has one key.
 */
function resolveOrderBy(
  defaultOrder: readonly OrderBy[],
  { sort, dir }: Pick<ListQuery, 'sort' | 'dir'>,
  select: SelectFragments,
): OrderBy[] {
  if (sort === null) return [...defaultOrder]
  if (defaultOrder[0]?.field === sort)
    return defaultOrder[0].dir === dir ? [...defaultOrder] : defaultOrder.map(reverseOrder)
  return [{ field: sort, dir }, ...(select.ordersByProperty.get(sort)?.join ? defaultOrder : [])]
}

const reverseOrder = ({ field, dir }: OrderBy): OrderBy => ({ field, dir: dir === 'asc' ? 'desc' : 'asc' })

export const formatOrder = (keys: readonly OrderKey[]): string =>
  keys.map(({ expression, dir }) => `${expression} ${dir}`).join(', ')
