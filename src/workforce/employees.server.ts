import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Given, ResourceRules } from '#src/resource/rules.server.ts'
import { problemsBetween } from '#src/workforce/employee-rules.ts'

export const employeesRules: ResourceRules = {
  /** The last day of a termination still counts. */
  computed: (today) => ({
    active: `(t.active and (t.termination_date is null or t.termination_date >= ${today}))`,
  }),

  async beforeRow(_tx, _actor, given, before) {
    const problems = { ...problemsBetween({ ...before, ...given }, given), ...movedAdmission(given, before) }
    if (Object.keys(problems).length) throw new Invalid(problems)
    if (before === null || given.active !== before.active) return given
    // Sent back as it was shown, which may be a termination's doing: what is stored stays.
    const { active: _, ...others } = given
    return others
  },
}

/** The first period opens with the record; afterwards periods have their own ways. */
function movedAdmission(given: Given, before: Entity | null): Record<string, MessageRef> {
  const isMoved = before !== null && 'admission_date' in given && given.admission_date !== before.admission_date
  return isMoved ? { admission_date: 'workforce.employees.admission_by_periods' } : {}
}
