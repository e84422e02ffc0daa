import type { ReaderPlaceholders } from '#src/resource/read/bind-reader.server.ts'
import { terminationPermission } from '#src/workforce/employment/period-fields.ts'

type Placeholders = { today: string; reader: ReaderPlaceholders }

/** SQL of a period's length until today or its end, as an array of months and days. */
const buildServiceOfPeriodExpression = (alias: string, today: string) =>
  `measure_service(${alias}.admission_date, least(${alias}.termination_date, ${today}))`

/**
 * SQL of a JSON object `{years, months, days}`: the length of the period in the row `alias`, until today or its end.
 * Null before the admission.
 */
export const buildPeriodSeniorityJsonExpression = (alias: string, today: string): string => `
  (select describe_service(s[1], s[2]) from (select ${buildServiceOfPeriodExpression(alias, today)} s) measured
  where ${alias}.admission_date <= ${today})`

/**
 * SQL: true for an employee who works today: the stored flag is set, and a period contains today or there is no period.
 * The row holds the days of the last period, so other periods are read only if the last one has not begun.
 */
export const buildIsActiveExpression = (today: string): string => `
  (t.active
    and (t.termination_date is null or t.termination_date >= ${today})
    and (t.admission_date is null or t.admission_date <= ${today} or ${buildEarlierPeriodExpression(today)}))`

/**
 * SQL: true for an employee who does not work today, else false or null. The planner would estimate a tenth of the rows
 * that `not` of `buildIsActiveExpression` has: it would count 'not null' and 'before today' as two conditions.
 */
export const buildIsInactiveExpression = (today: string): string => `
  (not t.active or t.termination_date < ${today}
    or (t.admission_date > ${today} and not ${buildEarlierPeriodExpression(today)}))`

/** SQL: true if a period before the last one contains today. */
const buildEarlierPeriodExpression = (today: string): string => `exists (select from employment_periods p
      where p.employee_id = t.id and p.admission_date <= ${today} and p.termination_date >= ${today})`

/**
 * SQL of an employee's seniority and periods, by property. A reader without the permission to see terminations gets
 * neither the sum of all periods nor the length of a period with an end, because both would reveal the end.
 */
export function buildSeniorityAndPeriodsExpressions({ today, reader }: Placeholders) {
  const maySee = `('${terminationPermission}' = any(${reader.permissions}))`
  const begunPeriods = `from employment_periods p where p.employee_id = t.id and p.admission_date <= ${today}`
  return {
    period_seniority: `
      (select ${buildPeriodSeniorityJsonExpression('last_begun', today)}
      from (select p.* ${begunPeriods} order by p.admission_date desc limit 1) last_begun
      where last_begun.termination_date is null or ${maySee})`,
    // Several periods are added up with 30 days a month. A single period keeps its exact months and days.
    seniority: `
      (select case when count(*) = 1 then describe_service(min(s[1]), min(s[2]))
        when count(*) > 1 then describe_service((sum(s[1]) + sum(s[2]) / 30)::int, (sum(s[2]) % 30)::int) end
      from (select ${buildServiceOfPeriodExpression('p', today)} s ${begunPeriods}) measured where ${maySee})`,
    periods: `
      (select coalesce(json_agg(json_build_object(
        'id', p.id, 'admission_date', p.admission_date, 'termination_date', p.termination_date,
        'termination_reason', p.termination_reason, 'termination_comments', p.termination_comments,
        'employable', p.employable, 'period_seniority', ${buildPeriodSeniorityJsonExpression('p', today)}
        ) order by p.admission_date desc), '[]')
      from employment_periods p where p.employee_id = t.id)`,
  }
}
