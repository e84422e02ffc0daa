import type { Sql } from '#src/platform/database/sql.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { cardsAPage, countedTo, type ShopCard, type ShopFrame, type ShopWindow } from '#src/storefront/model.ts'
import { type Found, search } from '#src/storefront/search/search.server.ts'

/** A page of products; null where the page or the category does not exist. */
export async function readWindow(sql: Sql, frame: ShopFrame, query: WindowQuery): Promise<ShopWindow | null> {
  const category = frame.categories.find(({ id }) => id === query.category)
  if (query.category && !category) return null
  if (query.q) return searched(sql, frame, query)
  const total = Math.min(category ? category.products : frame.products, countedTo)
  if (pageIsBeyond(query, total)) return null
  const ids = await newest(sql, query)
  return windowOf(query, await readCards(sql, ids), { total, meant: null, isPartial: false })
}

async function searched(sql: Sql, frame: ShopFrame, query: WindowQuery): Promise<ShopWindow | null> {
  const { ids, ...found } = await search(sql, frame, query)
  if (pageIsBeyond(query, found.total)) return null
  return windowOf(query, await readCards(sql, ids), found)
}

function windowOf(query: WindowQuery, cards: ShopCard[], found: Omit<Found, 'ids'>): ShopWindow {
  return { query, cards, ...found, pages: Math.max(1, Math.ceil(found.total / cardsAPage)) }
}

/** The first page always exists, empty or not. */
function pageIsBeyond({ page }: WindowQuery, total: number): boolean {
  return page > 1 && (page - 1) * cardsAPage >= total
}

/** Index-only scan: the rows of skipped pages are not read. */
async function newest(sql: Sql, { category, page }: WindowQuery): Promise<number[]> {
  const ofCategory = category ? 'where category_id = $3' : ''
  const rows = await sql.query<{ id: number }[]>(
    `select id from products ${ofCategory} order by created_at desc, id desc limit $1 offset $2`,
    [cardsAPage, (page - 1) * cardsAPage, ...(category ? [category] : [])],
    { prepare: true },
  )
  return rows.map(({ id }) => id)
}

async function readCards(sql: Sql, ids: number[]): Promise<ShopCard[]> {
  if (ids.length === 0) return []
  return sql<ShopCard[]>`
    select p.id, p.name, c.name as category, p.capacity, p.price,
      case when i.name is not null then
        json_build_object('name', i.name, 'width', i.width, 'height', i.height, 'cutout', i.cutout) end as picture
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    join categories c on c.id = p.category_id
    left join pictures i on i.name = p.image[1]
    order by wanted.place`
}
