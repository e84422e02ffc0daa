import { type DayPresses, splitIntoBars, sumCurrentAndPreviousSpan } from '#src/catalog/products/wants.ts'
import { type Span, spans, type WantsFigures, wantsCard } from '#src/catalog/start-page/cards.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'

const maxProducts = 5
const countSchema = { type: 'integer', minimum: 0 }
const daySchema = { type: 'string', format: 'date' }

export const wantsCardSource: CardSource<WantsFigures> = {
  card: wantsCard,
  summary: "Presses of 'Lo quiero' of 7, 30 and 90 days, beside as many days before",
  schema: objectSchema({
    today: daySchema,
    days: { ...arraySchema(objectSchema({ day: daySchema, presses: countSchema })), maxItems: 90 },
    spans: arraySchema(
      objectSchema({
        days: { type: 'integer', enum: spans },
        presses: countSchema,
        before: countSchema,
        products: {
          ...arraySchema(
            objectSchema({ id: idSchema, name: { type: 'string' }, presses: countSchema, before: countSchema }),
          ),
          maxItems: maxProducts,
        },
      }),
    ),
  }),
  scope: {},
  async computeFigures(tx, { settings }) {
    const today = computeTodayOnServer(settings.tzShop)
    const days = await tx<DayPresses[]>`
      select day, sum(presses) as presses from product_wants
      where day > ${today}::date - 180 and day <= ${today}::date group by day order by day`
    const spanFigures = []
    for (const span of spans) {
      const { current, previous } = sumCurrentAndPreviousSpan(days, today, span)
      spanFigures.push({
        days: span,
        presses: current,
        before: previous,
        products: await readMostWanted(tx, today, span),
      })
    }
    const firstDay = splitIntoBars([], today, 90)[0]?.from ?? today
    return { today, days: days.filter(({ day }) => day >= firstDay), spans: spanFigures }
  },
}

type WantedProductRow = { id: number; name: string; presses: number; before: number }

/**
 * Reads the most wanted products of a span of days, and their presses in the previous span. An index finds the days of
 * the span. The previous span is summed only for the few products that are returned.
 */
async function readMostWanted(tx: Tx, today: string, span: Span): Promise<WantedProductRow[]> {
  return tx<WantedProductRow[]>`
    select p.id, p.name, top.presses, coalesce(earlier.presses, 0) as before
    from (
      select product_id, sum(presses) as presses from product_wants
      where day > ${today}::date - ${span}::integer and day <= ${today}::date
      group by product_id order by 2 desc, 1 limit ${maxProducts}) top
    join products p on p.id = top.product_id
    left join lateral (
      select sum(presses) as presses from product_wants
      where product_id = p.id and day > ${today}::date - 2 * ${span}::integer and day <= ${today}::date - ${span}::integer
    ) earlier on true
    order by top.presses desc, p.id`
}
