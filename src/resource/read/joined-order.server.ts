import type { Resource } from '#src/resource/declaration.ts'
import { type OrderKey, orderText } from '#src/resource/read/order.server.ts'
import type { Through } from '#src/resource/read/select.server.ts'

type Wanted = {
  resource: Resource
  keys: readonly OrderKey[]
  through: Through
  where: string
  /** LIMIT and OFFSET of the page, and the parameter that holds their sum. */
  window: string
  most: string
}

/**
 * Ids of a page in the order of a joined name. Loose index scan: the small table is walked in its order, and
 * of each row's own only so many are read as the page reaches, by the index of the reference; sorting the join would
 * read the whole table. Rows without a reference come last upwards, first downwards.
 */
export function joinedPage({ resource, keys, through, where, window, most }: Wanted): string {
  const { column, table, alias, isNullable } = through
  const [joined, ...own] = keys
  if (!joined) throw new Error('An order has at least one key.')
  const { expression, dir } = joined
  const kept = own.map(({ expression }, at) => `${expression} as k${at}`).join(', ')
  const keptOrder = own.map(({ dir }, at) => `k${at} ${dir}`).join(', ')
  const rows = (condition: string) => `
    select t.id, ${kept} from ${resource.table} t
    where ${condition} and ${where} order by ${orderText(own)} limit ${most}`
  const order = `${expression} ${dir}, ${alias}.id ${dir}, ${keptOrder}`
  const referring = `
    (select own.id, 0 as part, row_number() over (order by ${order}) as at
    from ${table} ${alias} cross join lateral (${rows(`t.${column} = ${alias}.id`)}) own
    order by ${order} limit ${most})`
  const others = `
    union all
    (select own.id, 1, row_number() over (order by ${keptOrder}) from (${rows(`t.${column} is null`)}) own)`
  return `
    select id from (${referring}${isNullable ? others : ''}) found order by part ${dir}, at ${window}`
}
