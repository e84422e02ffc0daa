import { type ProductsFigures, productsCard } from '#src/catalog/start-page/cards.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { exactTotal } from '#src/platform/list-limits.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const mostCategories = 6
const count = { type: 'integer', minimum: 0 }

export const productsSource: CardSource<ProductsFigures> = {
  card: productsCard,
  summary: 'Products in all and by category',
  schema: objectSchema({
    total: count,
    added: { ...count, maximum: exactTotal, description: 'Since the first of the month' },
    categories: {
      ...arraySchema(objectSchema({ id: idSchema, name: { type: 'string' }, products: count })),
      maxItems: mostCategories,
    },
    others: objectSchema({ categories: count, products: count }),
  }),
  scope: {},
  async figures(tx, { settings }) {
    await addUpChanges(tx)
    const all = await tx<{ id: number; name: string; products: number }[]>`
      select c.id, c.name, coalesce(k.products, 0) as products
      from categories c left join product_counts k on k.category_id = c.id
      order by products desc, c.name collate "es-x-icu", c.id`
    const sum = (some: typeof all) => some.reduce((total, { products }) => total + products, 0)
    const others = all.slice(mostCategories)
    return {
      total: sum(all),
      added: await addedThisMonth(tx, settings.tzShop),
      categories: all.slice(0, mostCategories),
      others: { categories: others.length, products: sum(others) },
    }
  },
}

/** Adds to the counters what writes have left since (migrations/030_dashboard.sql): as much work as were writes. */
async function addUpChanges(tx: Tx): Promise<void> {
  await tx`
    with taken as (delete from product_count_changes returning category_id, products)
    insert into product_counts (category_id, products)
    select category_id, sum(products) from taken group by category_id
    on conflict (category_id) do update set products = product_counts.products + excluded.products`
}

async function addedThisMonth(tx: Tx, timeZone: string): Promise<number> {
  const [row] = await tx<{ added: number }[]>`
    select count(*)::int as added from (
      select 1 from products
      where created_at >= date_trunc('month', ${computeToday(timeZone)}::timestamp) at time zone ${timeZone}
      limit ${exactTotal}) counted`
  return row?.added ?? 0
}
