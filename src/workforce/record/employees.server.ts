import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { employmentActionRules } from '#src/workforce/employment/employment-actions.server.ts'
import {
  buildIsActiveExpression,
  buildIsInactiveExpression,
  buildSeniorityAndPeriodsExpressions,
} from '#src/workforce/employment/employment-expressions.server.ts'
import { checkFirstPeriod, checkUnchangedEnd } from '#src/workforce/employment/employment-rules.ts'
import { buildLicenseAndMedicalCheckConditions } from '#src/workforce/expiry/license-and-medical-check-states.server.ts'
import { columnsOfErasedEmployee, eraseEmployeeRules } from '#src/workforce/personal-data/erase-employee.server.ts'
import { buildAgeExpiryAndCountExpressions } from '#src/workforce/record/age-expiry-and-counts.server.ts'
import { employeeFileLayout } from '#src/workforce/record/employee-file.server.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

export const employeesRules: ResourceRules = {
  computedExpressions(placeholders) {
    const isActive = buildIsActiveExpression(placeholders.today)
    return {
      active: isActive,
      ...buildSeniorityAndPeriodsExpressions(placeholders),
      ...buildAgeExpiryAndCountExpressions(placeholders.today, isActive),
    }
  },

  choiceConditions: (placeholders) => ({
    ...buildLicenseAndMedicalCheckConditions(placeholders),
    negations: { active: buildIsInactiveExpression(placeholders.today) },
  }),

  conflictCodes: ['NOT_EMPLOYABLE', 'LAST_PERIOD', 'STILL_EMPLOYED', 'TOO_EARLY'],

  actions: { ...employmentActionRules, erased: eraseEmployeeRules },
  remainingColumns: columnsOfErasedEmployee,

  documents: { file: employeeFileLayout },

  ownedTables: [{ table: 'employment_periods', ownerColumn: 'employee_id' }],

  async beforeRows({ tx }, changes) {
    const checkedChanges = mapRowsOrRefuse(changes, checkAndPickColumns)
    await requireBirthBeforeEarliestAdmission(tx, changes)
    return checkedChanges
  },
}

/** Checks an employee's values and returns those to store. */
function checkAndPickColumns({ values, before }: Change): CheckedValues {
  const endProblems = before === null ? checkFirstPeriod(values) : checkUnchangedEnd(before, values)
  const conflicts = findFieldConflicts({ ...before, ...values }, values)
  const problems = Object.entries({ ...endProblems, ...conflicts }).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  if (problems.length) throw new Invalid(Object.fromEntries(problems))
  if (before === null || values.active !== before.active) return values
  // The form sends `active` back as it was shown. If a termination made an employee inactive, the shown value differs
  // from the stored one, which then stays.
  const { active: _, ...otherFields } = values
  return otherFields
}

/**
 * Throws Invalid if a changed birth date is not before the employee's earliest admission. The record holds only the
 * last admission, so the periods are read.
 */
async function requireBirthBeforeEarliestAdmission(tx: Tx, changes: readonly Change[]): Promise<void> {
  const isBirthChanged = ({ values, before }: Change) =>
    before !== null && typeof values.birth_date === 'string' && values.birth_date !== before['birth_date']
  const ids = changes.filter(isBirthChanged).flatMap(({ before }) => before?.id ?? [])
  if (ids.length === 0) return
  const admissions = await tx<{ employee_id: number; earliest: string }[]>`
    select employee_id, min(admission_date) as earliest from employment_periods
    where employee_id = any(${ids}::int[]) group by employee_id`
  const earliestById = new Map(admissions.map(({ employee_id: id, earliest }) => [id, earliest]))
  mapRowsOrRefuse(changes, (change) => {
    const earliest = earliestById.get(change.before?.id ?? 0)
    if (earliest !== undefined && isBirthChanged(change) && String(change.values.birth_date) >= earliest)
      throw new Invalid({ birth_date: 'workforce.dates.born_later' })
  })
}
