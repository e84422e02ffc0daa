import { barsOfSpan, type DayCount, sumOfSpan } from '#src/catalog/products/wants.ts'
import { type Span, spans, type WantsFigures, wantsCard } from '#src/catalog/start-page/cards.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const mostProducts = 5
const count = { type: 'integer', minimum: 0 }
const day = { type: 'string', format: 'date' }

export const wantsSource: CardSource<WantsFigures> = {
  card: wantsCard,
  summary: "Presses of 'Lo quiero' of 7, 30 and 90 days, beside as many days before",
  schema: objectSchema({
    today: day,
    days: { ...arraySchema(objectSchema({ day, presses: count })), maxItems: 90 },
    spans: arraySchema(
      objectSchema({
        days: { type: 'integer', enum: spans },
        presses: count,
        before: count,
        products: {
          ...arraySchema(objectSchema({ id: idSchema, name: { type: 'string' }, presses: count, before: count })),
          maxItems: mostProducts,
        },
      }),
    ),
  }),
  scope: {},
  async figures(tx, { settings }) {
    const today = computeToday(settings.tzShop)
    const days = await tx<DayCount[]>`
      select day, sum(presses) as presses from product_wants
      where day > ${today}::date - 180 and day <= ${today}::date group by day order by day`
    const told = []
    for (const span of spans) {
      const { now, before } = sumOfSpan(days, today, span)
      told.push({ days: span, presses: now, before, products: await mostWanted(tx, today, span) })
    }
    const first = barsOfSpan([], today, 90)[0]?.from ?? today
    return { today, days: days.filter(({ day }) => day >= first), spans: told }
  },
}

type Wanted = { id: number; name: string; presses: number; before: number }

/**
 * A statement a span, over its own days alone, which their index holds; the days before are summed of the few products
 * that are shown. What is older than twice the longest span costs nothing.
 */
async function mostWanted(tx: Tx, today: string, span: Span): Promise<Wanted[]> {
  return tx<Wanted[]>`
    select p.id, p.name, top.presses, coalesce(earlier.presses, 0) as before
    from (
      select product_id, sum(presses) as presses from product_wants
      where day > ${today}::date - ${span}::integer and day <= ${today}::date
      group by product_id order by 2 desc, 1 limit ${mostProducts}) top
    join products p on p.id = top.product_id
    left join lateral (
      select sum(presses) as presses from product_wants
      where product_id = p.id and day > ${today}::date - 2 * ${span}::integer and day <= ${today}::date - ${span}::integer
    ) earlier on true
    order by top.presses desc, p.id`
}
