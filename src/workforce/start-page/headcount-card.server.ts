import { hasAccess } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import type { CardContext, CardSource } from '#src/resource/cards/card.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { buildIsActiveExpression } from '#src/workforce/employment/employment-expressions.server.ts'
import { terminationPermission } from '#src/workforce/employment/period-fields.ts'
import { employees } from '#src/workforce/record/employees.ts'
import { type HeadcountFigures, headcountCard } from '#src/workforce/start-page/cards.ts'
import {
  listMonthStartsSinceElevenMonthsAgo,
  type PeriodGroup,
  sumFiguresByMonth,
} from '#src/workforce/start-page/sum-months.ts'

const maxSectors = 6
const countSchema = { type: 'integer', minimum: 0 }
const hiddenCountSchema = {
  type: ['integer', 'null'],
  minimum: 0,
  description: `Null without ${terminationPermission}`,
}

export const headcountCardSource: CardSource<HeadcountFigures> = {
  card: headcountCard,
  summary: 'Employees by month of the last twelve, with admissions and terminations, and by sector today',
  schema: objectSchema({
    total: countSchema,
    months: {
      ...arraySchema(
        objectSchema({
          month: { type: 'string', format: 'date', description: 'Its first day' },
          headcount: hiddenCountSchema,
          admissions: countSchema,
          terminations: hiddenCountSchema,
        }),
      ),
      minItems: 12,
      maxItems: 12,
    },
    sectors: {
      ...arraySchema(
        objectSchema({
          id: { ...idSchema, type: ['integer', 'null'] },
          name: { type: ['string', 'null'] },
          headcount: countSchema,
        }),
      ),
      maxItems: maxSectors,
    },
    others: objectSchema({ sectors: countSchema, headcount: countSchema }),
  }),
  scope: employees.scope,
  async computeFigures(tx, context) {
    const today = computeTodayOnServer(context.settings.tzShop)
    const sectors = await readHeadcountsBySector(tx, context, today)
    const sumHeadcounts = (rows: typeof sectors) => rows.reduce((total, { headcount }) => total + headcount, 0)
    const total = sumHeadcounts(sectors)
    const otherSectors = sectors.slice(maxSectors)
    return {
      total,
      months: sumFiguresByMonth(await countPeriodsByMonths(tx, context, today), today, total),
      sectors: sectors.slice(0, maxSectors),
      others: { sectors: otherSectors.length, headcount: sumHeadcounts(otherSectors) },
    }
  },
  adaptFigures(figures, { actor }) {
    if (hasAccess(actor, terminationPermission)) return figures
    return { ...figures, months: figures.months.map((month) => ({ ...month, headcount: null, terminations: null })) }
  },
}

/** Counts today's employees by sector, as the list counts its active rows. */
function readHeadcountsBySector(
  tx: Tx,
  { actor }: CardContext,
  today: string,
): Promise<HeadcountFigures['sectors'][number][]> {
  const parameters = new SqlParameters()
  const isActive = buildIsActiveExpression(`${parameters.add(today)}::date`)
  return tx.query(
    `select counted.id, s.name, counted.headcount from (
      select t.job_sector_id as id, count(*)::int as headcount from employees t
      where ${isActive} and ${buildScopeCondition(employees, actor, parameters)} group by t.job_sector_id) counted
    left join job_sectors s on s.id = counted.id
    order by counted.headcount desc, s.name collate "es-x-icu", counted.id`,
    parameters.values,
  )
}

/**
 * Counts periods by the months of their first and last days, in one pass over the periods. From these few groups every
 * month's figures are summed. The open period of an employee who is switched off is not counted. An active employee
 * without a period counts in all months.
 */
function countPeriodsByMonths(tx: Tx, { actor }: CardContext, today: string): Promise<PeriodGroup[]> {
  const parameters = new SqlParameters()
  const [day, months] = [parameters.add(today), parameters.add(listMonthStartsSinceElevenMonthsAgo(today, 13))]
  const bucketOf = (expression: string) => `width_bucket(${expression}, ${months}::date[])`
  return tx.query(
    `select ${bucketOf('p.admission_date')} as begun,
      ${bucketOf(`case when p.termination_date <= ${day}::date then p.termination_date end`)} as terminated,
      ${bucketOf('p.termination_date + 1')} as absent, count(*)::int as people
    from employees t left join employment_periods p on p.employee_id = t.id
    where (p.id is null or p.admission_date <= ${day}::date) and (t.active or p.termination_date is not null)
      and ${buildScopeCondition(employees, actor, parameters)}
    group by 1, 2, 3`,
    parameters.values,
  )
}
