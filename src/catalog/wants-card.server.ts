import { type Span, spans, type WantsFigures, wantsCard } from '#src/catalog/cards.ts'
import { type DayCount, sumOfSpan } from '#src/catalog/wants.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { idSchema, listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const mostProducts = 5
const count = { type: 'integer', minimum: 0 }
const day = { type: 'string', format: 'date' }

export const wantsSource: CardSource<WantsFigures> = {
  card: wantsCard,
  summary: "Presses of 'Lo quiero' of 7, 30 and 90 days, beside as many days before",
  schema: objectSchema({
    today: day,
    days: { ...listOf(objectSchema({ day, presses: count })), maxItems: 90 },
    spans: listOf(
      objectSchema({
        days: { type: 'integer', enum: spans },
        presses: count,
        before: count,
        products: {
          ...listOf(objectSchema({ id: idSchema, name: { type: 'string' }, presses: count, before: count })),
          maxItems: mostProducts,
        },
      }),
    ),
  }),
  scope: {},
  async figures(tx, { settings }) {
    const today = await todayIn(tx, settings.tzShop)
    const days = await tx<DayCount[]>`
      select day, sum(presses) as presses from product_wants
      where day > ${today}::date - 180 and day <= ${today}::date group by day order by day`
    const wanted = await mostWanted(tx, today)
    return {
      today,
      days: days.filter(({ day }) => sumOfSpan([{ day, presses: 1 }], today, 90).now > 0),
      spans: spans.map((span) => {
        const { now, before } = sumOfSpan(days, today, span)
        const products = wanted.filter((row) => row.days === span).map(({ days: _, ...product }) => product)
        return { days: span, presses: now, before, products }
      }),
    }
  },
}

async function todayIn(tx: Tx, timeZone: string): Promise<string> {
  const [row] = await tx<{ today: string }[]>`select (now() at time zone ${timeZone})::date as today`
  return row?.today ?? ''
}

type Wanted = { days: Span; id: number; name: string; presses: number; before: number }

/** One pass over the days of both longest spans, which an index of the days holds alone. */
function mostWanted(tx: Tx, today: string): Promise<Wanted[]> {
  return tx<Wanted[]>`
    with summed as materialized (
      select w.product_id,
        array[sum(presses) filter (where w.day > t.day - 7), sum(presses) filter (where w.day > t.day - 30),
          sum(presses) filter (where w.day > t.day - 90)] as now,
        array[sum(presses) filter (where w.day between t.day - 13 and t.day - 7),
          sum(presses) filter (where w.day between t.day - 59 and t.day - 30),
          sum(presses) filter (where w.day <= t.day - 90)] as before
      from product_wants w join (select ${today}::date as today) t (day) on true
      where w.day > ${today}::date - 180 and w.day <= ${today}::date
      group by w.product_id)
    select s.days, p.id, p.name, top.presses, top.before
    from (values (7, 1), (30, 2), (90, 3)) s (days, at)
    cross join lateral (
      select product_id, now[s.at] as presses, coalesce(before[s.at], 0) as before
      from summed where now[s.at] > 0 order by now[s.at] desc, product_id limit ${mostProducts}) top
    join products p on p.id = top.product_id
    order by s.days, top.presses desc, p.id`
}
