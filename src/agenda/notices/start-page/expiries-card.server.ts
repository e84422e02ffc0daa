import { prepareNotices } from '#src/agenda/notices/notice-routes.server.ts'
import { noticeTypes } from '#src/agenda/notices/notice-types.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { type ExpiriesFigures, expiriesCard, type NearestNotice } from '#src/agenda/notices/start-page/cards.ts'
import { arraySchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { countDerivedRowsBy, readDerivedPage } from '#src/resource/derived/read-derived.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'

/** The properties of a notice that the card tells. */
const nearestProperties = [
  ...['id', 'type', 'title', 'expiration_date', 'days', 'when'],
  ...['employee_id', 'employee_name', 'employee_file_number', 'driver_license_class'],
]

const shownCount = 5
/** More than are shown: a reader does not see those that they dismissed. */
const storedCount = 50

/**
 * The figures count what expires in the company, whoever dismissed it, because readers share them. Only the nearest
 * notices are told without those that the reader dismissed.
 */
export const expiriesCardSource: CardSource<ExpiriesFigures> = {
  card: expiriesCard,
  summary: 'What expires within thirty days or has expired: how many of each type, and the nearest ones',
  schema: objectSchema({
    total: { type: 'integer', minimum: 0 },
    types: arraySchema(
      objectSchema({
        type: { type: 'string', enum: Object.keys(noticeTypes) },
        qty: { type: 'integer', minimum: 1 },
      }),
    ),
    nearest: {
      ...arraySchema(objectSchema({ id: { type: 'string' }, expiration_date: { type: 'string', format: 'date' } })),
      maxItems: shownCount,
    },
  }),
  scope: notices.scope,
  async computeFigures(tx, { actor, registry, settings }) {
    const derived = prepareNotices(registry, settings.tzShop)
    const reader = { db: tx, actor }
    const query = parseListQuery(derived.prepared, {
      ...{ when_in: 'overdue,week,month', page: '1', per_page: String(storedCount) },
      fields: nearestProperties.join(),
    })
    const counts = await countDerivedRowsBy(reader, derived, 'type', query.filters)
    const types = counts.map(({ value, count }) => ({ type: value, qty: count })) as ExpiriesFigures['types']
    const { rows } = await readDerivedPage<NearestNotice>(reader, derived, query)
    return { total: types.reduce((sum, { qty }) => sum + qty, 0), types, nearest: rows }
  },
  async adaptFigures({ nearest, ...figures }, { actor }, db) {
    const dismissals = await db.query<{ notice_id: string; day: string }[]>(
      `select notice_id, expiration_date::text as day from notice_dismissals
      where user_id = $1 and notice_id = any($2::text[])`,
      [actor.id, nearest.map(({ id }) => id)],
    )
    const isDismissed = ({ id, expiration_date: day }: NearestNotice) =>
      dismissals.some((dismissal) => dismissal.notice_id === id && dismissal.day === day)
    return { ...figures, nearest: nearest.filter((notice) => !isDismissed(notice)).slice(0, shownCount) }
  },
}
