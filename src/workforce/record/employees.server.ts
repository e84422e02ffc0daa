import { Invalid } from '#src/platform/errors.ts'
import type { Change, Given, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { problemsBetween } from '#src/workforce/record/employee-rules.ts'

export const employeesRules: ResourceRules = {
  /** The last day of a termination still counts. */
  computed: ({ today }) => ({
    active: `(t.active and (t.termination_date is null or t.termination_date >= ${today}))`,
  }),

  owned: [{ table: 'employment_periods', ownerColumn: 'employee_id' }],

  beforeRows: async (_context, changes) => mapRowsOrRefuse(changes, stored),
}

/** The columns of one employee. */
function stored({ given, before }: Change): Given {
  const problems = problemsBetween({ ...before, ...given }, given)
  if (Object.keys(problems).length) throw new Invalid(problems)
  if (before === null || given.active !== before.active) return given
  // Sent back as it was shown, which may be a termination's doing: what is stored stays.
  const { active: _, ...others } = given
  return others
}
