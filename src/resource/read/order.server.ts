import type { OrderBy } from '#src/resource/declaration.ts'
import type { ListQuery } from '#src/resource/read/list-query.server.ts'
import type { Readable } from '#src/resource/read/read-rows.server.ts'
import type { Order, Select } from '#src/resource/read/select.server.ts'

export type OrderKey = Order & { dir: 'asc' | 'desc' }

/**
 * Keys of a list's order. Tie-breaker: equal rows are ordered by id, so that none appears on two pages; those with the
 * same joined name by the list's own order, which an index of the reference has.
 */
export function orderOf({ resource, select }: Readable, asked: Pick<ListQuery, 'sort' | 'dir'>) {
  const named = namedKeys(resource.order, asked, select)
  if (!named.some(({ field }) => field === 'id')) named.push({ field: 'id', dir: named.at(-1)?.dir ?? 'asc' })
  const keys = named.map(({ field, dir }): OrderKey => {
    const found = select.orders.get(field)
    if (!found) throw new Error(`${resource.name} cannot be sorted by ${field}.`)
    return { ...found, dir }
  })
  return { keys, text: orderText(keys), joined: keys.some(({ through }) => through !== null) }
}

/** A sort by the first key of the list's own order is that order, or all of it turned. */
function namedKeys(own: readonly OrderBy[], { sort, dir }: Pick<ListQuery, 'sort' | 'dir'>, select: Select): OrderBy[] {
  if (sort === null) return [...own]
  if (own[0]?.field === sort) return own[0].dir === dir ? [...own] : own.map(turned)
  return [{ field: sort, dir }, ...(select.orders.get(sort)?.through ? own : [])]
}

const turned = ({ field, dir }: OrderBy): OrderBy => ({ field, dir: dir === 'asc' ? 'desc' : 'asc' })

export const orderText = (keys: readonly OrderKey[]): string =>
  keys.map(({ expression, dir }) => `${expression} ${dir}`).join(', ')
