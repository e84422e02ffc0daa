import type { MessageRef } from '#src/platform/errors.ts'
import type { ActionRule } from '#src/resource/declaration.ts'
import { isSameValue } from '#src/resource/is-same-value.ts'
import { beginsAfterEnd } from '#src/workforce/employment/compare-periods.ts'

type Values = Readonly<Record<string, unknown>>
type Problems = Record<string, MessageRef | undefined>

const readTextOrNull = (values: Values, name: string): string | null =>
  typeof values[name] === 'string' ? values[name] : null

/** The problem of an admission that is not after the person's birth. */
const findAdmissionBeforeBirthProblem = (row: Values, admission: string): MessageRef | undefined => {
  const birth = readTextOrNull(row, 'birth_date')
  return birth !== null && birth >= admission ? 'workforce.employment.before_birth' : undefined
}

/**
 * Checks that a new period begins after the end of the last one and after the person's birth. The row holds the days of
 * the last period.
 */
export const checkAdmission: ActionRule = (row, input): Problems => {
  const admission = readTextOrNull(input, 'admission_date')
  if (admission === null) return {}
  const [lastAdmission, lastTermination] = [
    readTextOrNull(row, 'admission_date'),
    readTextOrNull(row, 'termination_date'),
  ]
  if (lastAdmission !== null && lastTermination === null) return { admission_date: 'workforce.employment.still_open' }
  const last = lastAdmission !== null && { admission_date: lastAdmission, termination_date: lastTermination }
  if (last && !beginsAfterEnd({ admission_date: admission, termination_date: null }, last))
    return { admission_date: 'workforce.employment.before_last_end' }
  return { admission_date: findAdmissionBeforeBirthProblem(row, admission) }
}

/** Checks that there is a last period, that it has no end yet, and that its new end is not before its beginning. */
export const checkTermination: ActionRule = (row, input): Problems => {
  const [admission, termination] = [readTextOrNull(row, 'admission_date'), readTextOrNull(input, 'termination_date')]
  if (admission === null) return { termination_date: 'workforce.employment.no_period' }
  if (readTextOrNull(row, 'termination_date') !== null)
    return { termination_date: 'workforce.employment.already_ended' }
  return termination !== null && termination < admission
    ? { termination_date: 'workforce.employment.ends_before_it_begins' }
    : {}
}

/** Checks the last period as a correction would leave it. Fields that the input leaves out stay as the row has them. */
export const checkCorrection: ActionRule = (row, input): Problems => {
  const period = { ...row, ...input }
  const [admission, termination] = [
    readTextOrNull(period, 'admission_date'),
    readTextOrNull(period, 'termination_date'),
  ]
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
  const admission = readTextOrNull(values, 'admission_date')
  if (admission === null && readTextOrNull(values, 'termination_date') !== null)
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
