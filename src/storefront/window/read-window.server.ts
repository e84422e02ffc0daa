import type { Sql } from '#src/platform/database/sql.server.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import {
  cardsPerPage,
  maxCountedProducts,
  type ShopCard,
  type ShopFrame,
  type ShopWindow,
} from '#src/storefront/page-model.ts'
import { type SearchResult, searchProducts } from '#src/storefront/search/search.server.ts'

/** Reads a page of the shop window. Null if the page or the category does not exist. */
export async function readShopWindow(sql: Sql, frame: ShopFrame, query: WindowQuery): Promise<ShopWindow | null> {
  const category = frame.categories.find(({ id }) => id === query.category)
  if (query.category && !category) return null
  if (query.q) return readSearchWindow(sql, frame, query)
  const total = Math.min(category ? category.products : frame.products, maxCountedProducts)
  if (isBeyondLastPage(query, total)) return null
  const ids = await findIdsOfNewestProducts(sql, query)
  return buildShopWindow(query, await readProductCards(sql, ids), { total, correctedText: null, isPartial: false })
}

/** The shop window of a search. Null for a page beyond the last. */
async function readSearchWindow(sql: Sql, frame: ShopFrame, query: WindowQuery): Promise<ShopWindow | null> {
  const { ids, ...result } = await searchProducts(sql, frame, query)
  if (isBeyondLastPage(query, result.total)) return null
  return buildShopWindow(query, await readProductCards(sql, ids), result)
}

function buildShopWindow(query: WindowQuery, cards: ShopCard[], result: Omit<SearchResult, 'ids'>): ShopWindow {
  return { query, cards, ...result, pages: Math.max(1, Math.ceil(result.total / cardsPerPage)) }
}

/** True for a page after the last one. The first page always exists, empty or not. */
function isBeyondLastPage({ page }: WindowQuery, total: number): boolean {
  return page > 1 && (page - 1) * cardsPerPage >= total
}

/** Finds the ids of the newest products. Index-only scan: the rows of skipped pages are not read. */
async function findIdsOfNewestProducts(sql: Sql, { category, page }: WindowQuery): Promise<number[]> {
  const categoryCondition = category ? 'where category_id = $3' : ''
  const rows = await sql.query<{ id: number }[]>(
    `select id from products ${categoryCondition} order by created_at desc, id desc limit $1 offset $2`,
    [cardsPerPage, (page - 1) * cardsPerPage, ...(category ? [category] : [])],
    { prepare: true },
  )
  return rows.map(({ id }) => id)
}

async function readProductCards(sql: Sql, ids: number[]): Promise<ShopCard[]> {
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
