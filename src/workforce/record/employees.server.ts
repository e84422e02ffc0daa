import { Invalid } from '#src/platform/errors.ts'
import type { Change, Given, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { findFieldConflicts } from '#src/workforce/record/employee-rules.ts'

export const employeesRules: ResourceRules = {
  /** The day of termination is still a working day. */
  computed: ({ today }) => ({
    active: `(t.active and (t.termination_date is null or t.termination_date >= ${today}))`,
  }),

  owned: [{ table: 'employment_periods', ownerColumn: 'employee_id' }],

  beforeRows: async (_context, changes) => mapRowsOrRefuse(changes, checkAndPickColumns),
}

/** Checks an employee's values and returns those to store. */
function checkAndPickColumns({ given: values, before }: Change): Given {
  const problems = findFieldConflicts({ ...before, ...values }, values)
  if (Object.keys(problems).length) throw new Invalid(problems)
  if (before === null || values.active !== before.active) return values
  // The form sends `active` back as it was shown. A termination may have computed it, so the stored value stays.
  const { active: _, ...otherFields } = values
  return otherFields
}
