/**
 * SQL of an employee's age in whole years. If the birth was on 29 February, the birthday is the 28th in other years.
 */
function buildAgeExpression(today: string): string {
  const years = `(extract(year from ${today})::int - extract(year from t.birth_date)::int)`
  return `(${years} - case when ${today} < (t.birth_date + make_interval(years => ${years}))::date then 1 else 0 end)`
}

/** SQL of the expirations of an employee's trainings or qualities. Only the newest one of each item counts. */
const buildLatestExpirationsSelect = (table: string, item: string, kind: string): string => `
  select '${kind}', latest.expiration_date from (
    select distinct on (${item}_id) expiration_date from ${table} where employee_id = t.id
    order by ${item}_id, date desc, id desc) latest`

/** SQL of an employee's earliest expiration, even if it has passed. Null for an inactive employee. */
const buildNextExpiryExpression = (isActive: string): string => `
  (select jsonb_build_object('kind', expiry.kind, 'date', expiry.date) from (
    select 'license' as kind, t.driver_expiration_date as date
    union all select 'medical_check', t.medical_check_expiration
    union all select 'ppe_delivery', next_delivery_date from ppe_holdings where employee_id = t.id
    union all ${buildLatestExpirationsSelect('trainings', 'training_item', 'training')}
    union all ${buildLatestExpirationsSelect('qualities', 'quality_item', 'quality')}) expiry
  where expiry.date is not null and ${isActive} order by expiry.date, expiry.kind limit 1)`

const buildRowCountExpression = (table: string): string => `(select count(*) from ${table} where employee_id = t.id)`

/** SQL of the employee's age, earliest expiration and numbers of records, by property. `isActive` is SQL too. */
export const buildAgeExpiryAndCountExpressions = (today: string, isActive: string) => ({
  age: buildAgeExpression(today),
  next_expiry: buildNextExpiryExpression(isActive),
  counts: `(jsonb_build_object('attachments', ${buildRowCountExpression('attachments')}, 'trainings', ${buildRowCountExpression('trainings')},
    'qualities', ${buildRowCountExpression('qualities')}, 'deliveries', ${buildRowCountExpression('ppe_deliveries')}))`,
})
