import { parseSynonyms } from '#src/catalog/parameters/synonyms.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { ShopCategory, ShopFrame, ShopParameters } from '#src/storefront/page-model.ts'

type FrameRow = {
  version: number
  categories: ShopCategory[] | null
  colors: ShopFrame['colors'] | null
  parameters: ShopParameters | null
  synonyms: string | null
  most_asked: number | null
}

/** How many rows of presses, the latest first, tell which category is most asked for: a bound on what a page reads. */
const latestWants = 1000

/**
 * Creates the function that reads the data of every page. It caches the data until the shop's version changes, because
 * counting 20,000 products by category costs more than finding the eight of a page. One statement reads the version
 * and, if it changed, the rest. If the cache is as new as `minVersion`, there is no query.
 */
export function createCachedFrameReader(sql: Sql): (minVersion?: number) => Promise<ShopFrame> {
  let version = -1
  let frame: ShopFrame = {
    categories: [],
    colors: [],
    products: 0,
    parameters: null,
    synonyms: [],
    mostAskedCategory: null,
  }
  return async (minVersion) => {
    if (minVersion !== undefined && minVersion <= version) return frame
    const [row] = await sql<FrameRow[]>`
      select v.version,
        case when v.version <> ${version} then (
          select coalesce(json_agg(c order by c.name collate "es-x-icu", c.id), '[]') from (
            select c.id, c.name, c.description, coalesce(n.products, 0) as products,
              case when i.name is not null then
                json_build_object('name', i.name, 'width', i.width, 'height', i.height, 'cutout', i.cutout) end as picture
            from categories c
            left join pictures i on i.name = c.image
            left join (select category_id, count(*) as products from products group by category_id) n on n.category_id = c.id
          ) c) end as categories,
        case when v.version <> ${version} then (
          select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from colors) end as colors,
        case when v.version <> ${version} then (
          select to_json(p) from (
            select p.shop_name, p.address, p.map, p.hours_text, p.email, p.phone, p.whatsapp, p.instagram,
              p.facebook, p.linkedin, p.start_hour, p.end_hour, p.surcharge_transfer, p.surcharge_credit_percentage,
              p.surcharge_foreing_money, p.exchange,
              case when i.name is not null then
                json_build_object('name', i.name, 'width', i.width, 'height', i.height, 'cutout', i.cutout) end as picture
            from parameters p left join pictures i on i.name = p.image
            order by p.id limit 1
          ) p) end as parameters,
        case when v.version <> ${version} then (
          select search_synonyms from parameters order by id limit 1) end as synonyms,
        case when v.version <> ${version} then (
          select p.category_id
          from (select product_id, presses from product_wants order by day desc limit ${latestWants}) latest
          join products p on p.id = latest.product_id
          group by p.category_id order by sum(latest.presses) desc, p.category_id limit 1) end as most_asked
      from public_version v`
    if (row?.categories) {
      const products = row.categories.reduce((sum, category) => sum + category.products, 0)
      const { categories, colors, parameters, synonyms, most_asked: mostAskedCategory } = row
      frame = {
        ...{ categories, colors: colors ?? [], products, parameters, mostAskedCategory },
        synonyms: parseSynonyms(synonyms),
      }
      version = row.version
    }
    return frame
  }
}
