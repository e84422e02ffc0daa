import type { MessageRef } from '#src/platform/errors.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { haveCommonDay, type PeriodDays } from '#src/workforce/employment/compare-periods.ts'
import { checkCorrection, pickEndValues } from '#src/workforce/employment/employment-rules.ts'

type Problems = Record<string, MessageRef | undefined>
type Values = Readonly<Record<string, unknown>>

/** The properties of an employment period on which the check of another period depends. */
export type PeriodOfEmployee = PeriodDays & {
  id: number | null
  termination_reason: string | null
  employable: boolean
}

/**
 * Builds a period from a sheet's values. Without a termination date the period has no end. Without `employable` the
 * person may be employed again.
 */
export const buildPeriod = (values: Values): PeriodOfEmployee => ({
  id: typeof values['id'] === 'number' ? values['id'] : null,
  admission_date: String(values['admission_date']),
  termination_date: readText(values['termination_date']),
  termination_reason: readText(values['termination_reason']),
  employable: values['employable'] !== false,
})

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * Checks a period that a sheet adds to an employee's other periods. It may be before, between or after them. A period
 * after one that ended as not employable is refused, as an admission would be.
 */
export function checkAddedPeriod(
  values: Values,
  periods: readonly PeriodOfEmployee[],
  birthDate: string | null,
): Problems {
  const added = buildPeriod(values)
  const problems = checkCorrection({ ...values, birth_date: birthDate }, pickEndValues(values))
  const overlapping = periods.find((period) => haveCommonDay(period, added))
  if (overlapping) return { ...problems, admission_date: describeOverlap(overlapping, added) }
  const last = findLastPeriod(periods)
  return last && !last.employable && last.admission_date < added.admission_date
    ? { ...problems, admission_date: describeNotEmployable(last) }
    : problems
}

/** Checks a sheet's values for a stored period. Only the employee's last period may be changed. */
export function checkCorrectedPeriod(
  stored: Values & { id: number },
  values: Values,
  periods: readonly PeriodOfEmployee[],
  birthDate: string | null,
): Problems {
  if (findLastPeriod(periods)?.id === stored.id)
    return checkCorrection({ ...stored, birth_date: birthDate }, omitUnchanged(stored, values))
  const changedNames = Object.keys(omitUnchanged(stored, values))
  return Object.fromEntries(changedNames.map((name) => [name, 'workforce.periods.only_last']))
}

const omitUnchanged = (stored: Values, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSameValue(value, stored[name])))

/**
 * If an earlier period without an end is in the way, the message says so. Otherwise it says that the periods overlap.
 */
const describeOverlap = (period: PeriodOfEmployee, added: PeriodOfEmployee): MessageRef =>
  period.termination_date === null && period.admission_date <= added.admission_date
    ? 'workforce.employment.still_open'
    : 'workforce.periods.overlaps'

const describeNotEmployable = ({ termination_reason: reason }: PeriodOfEmployee): MessageRef =>
  reason === null
    ? 'workforce.employment.not_employable'
    : { key: 'workforce.employment.not_employable_because', params: { reason } }

const findLastPeriod = (periods: readonly PeriodOfEmployee[]): PeriodOfEmployee | undefined =>
  periods.reduce<PeriodOfEmployee | undefined>(
    (last, period) => (last && last.admission_date > period.admission_date ? last : period),
    undefined,
  )
