import { type ProductsFigures, productsCard } from '#src/catalog/start-page/cards.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const maxCategories = 6
const countSchema = { type: 'integer', minimum: 0 }

export const productsCardSource: CardSource<ProductsFigures> = {
  card: productsCard,
  summary: 'Products in all and by category',
  schema: objectSchema({
    total: countSchema,
    added: { ...countSchema, maximum: maxExactTotal, description: 'Since the first of the month' },
    categories: {
      ...arraySchema(objectSchema({ id: idSchema, name: { type: 'string' }, products: countSchema })),
      maxItems: maxCategories,
    },
    others: objectSchema({ categories: countSchema, products: countSchema }),
  }),
  scope: {},
  async computeFigures(tx, { settings }) {
    await lockAndApplyCountChanges(tx)
    const categories = await tx<{ id: number; name: string; products: number }[]>`
      select c.id, c.name, coalesce(k.products, 0) as products
      from categories c left join product_counts k on k.category_id = c.id
      order by products desc, c.name collate "es-x-icu", c.id`
    const sumProducts = (rows: typeof categories) => rows.reduce((total, { products }) => total + products, 0)
    const otherCategories = categories.slice(maxCategories)
    return {
      total: sumProducts(categories),
      added: await countAddedThisMonthUpToLimit(tx, settings.tzShop),
      categories: categories.slice(0, maxCategories),
      others: { categories: otherCategories.length, products: sumProducts(otherCategories) },
    }
  },
}

/**
 * Moves the changes that writes have recorded into the counters by category (migrations/030_dashboard.sql). The changed
 * counters stay locked until the transaction ends. The work grows with the number of writes, not of products.
 */
async function lockAndApplyCountChanges(tx: Tx): Promise<void> {
  await tx`
    with taken as (delete from product_count_changes returning category_id, products)
    insert into product_counts (category_id, products)
    select category_id, sum(products) from taken group by category_id
    on conflict (category_id) do update set products = product_counts.products + excluded.products`
}

async function countAddedThisMonthUpToLimit(tx: Tx, timeZone: string): Promise<number> {
  const [row] = await tx<{ added: number }[]>`
    select count(*)::int as added from (
      select 1 from products
      where created_at >= date_trunc('month', ${computeTodayOnServer(timeZone)}::timestamp) at time zone ${timeZone}
      limit ${maxExactTotal}) counted`
  return row?.added ?? 0
}
