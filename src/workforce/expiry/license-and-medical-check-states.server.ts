import type { ChoiceConditions } from '#src/resource/registration/rules.server.ts'

/**
 * SQL of the last day whose expirations count as near. The days of notice are a column of the parameters, or 30 if the
 * parameters have no row.
 */
const buildLastNoticeDayExpression = (today: string, column: string): string =>
  `(${today} + coalesce((select ${column} from parameters order by id limit 1), 30))`

type ExpirationSql = { expiration: string; today: string; lastDay: string }

/** SQL conditions by state of an expiration. The day `infinity` means that it never expires. */
const buildStateConditions = ({ expiration, today, lastDay }: ExpirationSql) => ({
  expired: `${expiration} < ${today}`,
  soon: `${expiration} between ${today} and ${lastDay}`,
  valid: `${expiration} > ${lastDay}`,
  missing: `${expiration} is null`,
})

const statesInTime = ['expired', 'soon', 'valid'] as const

/**
 * SQL condition: an expiration is in any of these states. For states that follow one another in time it is a single
 * range of days, which one search of the index finds.
 */
function buildAnyOfStatesCondition(sql: ExpirationSql, states: readonly string[]): string {
  const { expiration, today, lastDay } = sql
  const conditions = buildStateConditions(sql)
  const ranges: Readonly<Record<string, string>> = {
    'expired soon valid': `${expiration} is not null`,
    'expired soon': `${expiration} <= ${lastDay}`,
    'soon valid': `${expiration} >= ${today}`,
  }
  const datedStates = statesInTime.filter((state) => states.includes(state))
  const range = ranges[datedStates.join(' ')]
  const parts = range === undefined ? datedStates.map((state) => conditions[state]) : [range]
  if (states.includes('missing')) parts.push(conditions.missing)
  return parts.map((part) => `(${part})`).join(' or ')
}

/**
 * SQL of the last day of a driver's licence, `infinity` for a licence without an expiration. The index
 * `employees_license_until` has the same expression.
 */
const licenseUntil = `
  coalesce(t.driver_expiration_date, case when t.driver_license_class is not null then date 'infinity' end)`

const [licenseDay, medicalDay] = ['{license_last_day}', '{medical_check_last_day}']

/** SQL conditions by state of an employee's driver's licence and medical check. Indexes of the two days serve them. */
export function buildLicenseAndMedicalCheckConditions({ today }: { today: string }): ChoiceConditions {
  const license = { expiration: licenseUntil, today, lastDay: `${licenseDay}::date` }
  const medicalCheck = { expiration: 't.medical_check_expiration', today, lastDay: `${medicalDay}::date` }
  return {
    conditions: {
      license_state: buildStateConditions(license),
      medical_check_state: buildStateConditions(medicalCheck),
    },
    unions: {
      license_state: (states) => buildAnyOfStatesCondition(license, states),
      medical_check_state: (states) => buildAnyOfStatesCondition(medicalCheck, states),
    },
    constants: {
      [licenseDay]: buildLastNoticeDayExpression(today, 'license_notice_days'),
      [medicalDay]: buildLastNoticeDayExpression(today, 'medical_check_notice_days'),
    },
  }
}
