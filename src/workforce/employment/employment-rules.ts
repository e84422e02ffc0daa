import type { MessageRef } from '#src/platform/errors.ts'
import type { ActionRule } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { beginsAfterEnd } from '#src/workforce/employment/compare-periods.ts'

type Values = Readonly<Record<string, unknown>>
type Problems = Record<string, MessageRef | undefined>

const dayOrNull = (values: Values, name: string): string | null =>
  typeof values[name] === 'string' ? values[name] : null

/** The problem of an admission that is not after the person's birth. */
const findAdmissionBeforeBirthProblem = (row: Values, admission: string): MessageRef | undefined => {
  const birth = dayOrNull(row, 'birth_date')
  return birth !== null && birth >= admission ? 'workforce.employment.before_birth' : undefined
}

/** Checks that a new period begins after the end of the last one. The row holds the days of the last period. */
export const checkAdmission: ActionRule = (row, input): Problems => {
  const admission = dayOrNull(input, 'admission_date')
  if (admission === null) return {}
  const [lastAdmission, lastTermination] = [dayOrNull(row, 'admission_date'), dayOrNull(row, 'termination_date')]
  if (lastAdmission !== null && lastTermination === null) return { admission_date: 'workforce.employment.still_open' }
  const last = lastAdmission !== null && { admission_date: lastAdmission, termination_date: lastTermination }
  if (last && !beginsAfterEnd({ admission_date: admission, termination_date: null }, last))
    return { admission_date: 'workforce.employment.before_last_end' }
  return { admission_date: findAdmissionBeforeBirthProblem(row, admission) }
}

/** Checks that the terminated period has begun before its end, and has no end yet. */
export const checkTermination: ActionRule = (row, input): Problems => {
  const [admission, termination] = [dayOrNull(row, 'admission_date'), dayOrNull(input, 'termination_date')]
  if (admission === null) return { termination_date: 'workforce.employment.no_period' }
  if (dayOrNull(row, 'termination_date') !== null) return { termination_date: 'workforce.employment.already_ended' }
  return termination !== null && termination < admission
    ? { termination_date: 'workforce.employment.ends_before_it_begins' }
    : {}
}

/** Checks the last period as a correction would leave it. Fields that the input leaves out stay as the row has them. */
export const checkCorrection: ActionRule = (row, input): Problems => {
  const period = { ...row, ...input }
  const [admission, termination] = [dayOrNull(period, 'admission_date'), dayOrNull(period, 'termination_date')]
  const birthProblem = admission === null ? undefined : findAdmissionBeforeBirthProblem(row, admission)
  if (termination === null) {
    const needsEnd = (isFilled: boolean) => (isFilled ? 'workforce.employment.without_end' : undefined)
    return {
      admission_date: birthProblem,
      termination_reason: needsEnd((input['termination_reason'] ?? null) !== null),
      termination_comments: needsEnd((input['termination_comments'] ?? null) !== null),
      employable: needsEnd(input['employable'] === false),
    }
  }
  if (admission !== null && termination < admission) {
    const fieldName = 'termination_date' in input ? 'termination_date' : 'admission_date'
    return { [fieldName]: 'workforce.employment.ends_before_it_begins' }
  }
  return { admission_date: birthProblem }
}

const endNames = ['termination_date', 'termination_reason', 'termination_comments', 'employable'] as const

/**
 * Picks the values that describe the end of a period: the termination date, its reason and comments, and whether the
 * person may be employed again.
 */
export const pickEndValues = (values: Values): Values =>
  Object.fromEntries(endNames.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** Checks the first period of a new employee. A sheet may bring it together with its end. */
export function checkFirstPeriod(values: Values): Problems {
  const admission = dayOrNull(values, 'admission_date')
  if (admission === null && dayOrNull(values, 'termination_date') !== null)
    return { termination_date: 'workforce.employment.no_period' }
  return checkCorrection({ admission_date: admission }, pickEndValues(values))
}

/**
 * Checks that a write of a stored employee leaves the end of the last period as it is, because only periods and actions
 * change it. Returns a problem for each changed value.
 */
export const checkUnchangedEnd = (stored: Values, values: Values): Problems =>
  Object.fromEntries(
    Object.entries(pickEndValues(values)).flatMap(([name, value]) =>
      isSameValue(value, stored[name]) ? [] : [[name, 'workforce.employees.termination_by_periods']],
    ),
  )
