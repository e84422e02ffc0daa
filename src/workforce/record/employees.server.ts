import { Invalid } from '#src/platform/errors.ts'
import type { Change, CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { employeeFileLayout } from '#src/workforce/record/employee-file.server.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

export const employeesRules: ResourceRules = {
  /** The day of termination is still a working day. */
  computedExpressions: ({ today }) => ({
    active: `(t.active and (t.termination_date is null or t.termination_date >= ${today}))`,
  }),

  documents: { file: employeeFileLayout },

  ownedTables: [{ table: 'employment_periods', ownerColumn: 'employee_id' }],

  beforeRows: async (_context, changes) => mapRowsOrRefuse(changes, checkAndPickColumns),
}

/** Checks an employee's values and returns those to store. */
function checkAndPickColumns({ values, before }: Change): CheckedValues {
  const problems = findFieldConflicts({ ...before, ...values }, values)
  if (Object.keys(problems).length) throw new Invalid(problems)
  if (before === null || values.active !== before.active) return values
  // The form sends `active` back as it was shown. A termination may have computed it, so the stored value stays.
  const { active: _, ...otherFields } = values
  return otherFields
}
