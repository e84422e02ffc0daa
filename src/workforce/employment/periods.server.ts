import type { Tx } from '#src/platform/database/sql.server.ts'
import { Invalid } from '#src/platform/errors.ts'
import type { Change, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import { buildPeriodSeniorityJsonExpression } from '#src/workforce/employment/employment-expressions.server.ts'
import {
  buildPeriod,
  checkAddedPeriod,
  checkCorrectedPeriod,
  type PeriodOfEmployee,
} from '#src/workforce/employment/loaded-periods.ts'

/** Rules of employment periods that imported sheets write. On screens, actions of the employee write periods. */
export const periodsRules: ResourceRules = {
  computedExpressions: ({ today }) => ({ period_seniority: buildPeriodSeniorityJsonExpression('t', today) }),

  async beforeRows({ tx }, changes) {
    const employeesById = await lockEmployeesAndReadPeriods(tx, changes)
    return mapRowsOrRefuse(changes, ({ values, before }) => {
      const employee = employeesById.get(Number({ ...before, ...values }['employee_id']))
      if (!employee) throw new Invalid({ employee_id: 'resource.fields.ref' })
      const { periods, birth_date: birthDate } = employee
      const problems = before
        ? checkCorrectedPeriod(before, values, periods, birthDate)
        : checkAddedPeriod(values, periods, birthDate)
      throwProblemsIfAny(problems)
      // The next rows of the sheet are checked against this one too.
      const period = buildPeriod({ ...before, ...values })
      employee.periods = [...periods.filter(({ id }) => id === null || id !== period.id), period]
      return values
    })
  },

  /** Activates the employee of an added period without an end, as an admission on the screen does. */
  async afterRows({ tx }, rows) {
    const createdIds = rows.flatMap(({ id, before }) => (before === null ? [id] : []))
    if (createdIds.length === 0) return
    await tx`
      with switched_on as (
        update employees e set active = true from employment_periods p
        where p.id = any(${createdIds}::int[]) and p.termination_date is null and e.id = p.employee_id and not e.active
        returning p.id)
      update employment_periods p set switched_on = true from switched_on where p.id = switched_on.id`
  },

  /** Runs when the import that added these periods is undone: deactivates the employees whom it had activated. */
  async beforeDeletes({ tx }, periods) {
    await tx`
      update employees e set active = false from employment_periods p
      where p.id = any(${periods.map(({ id }) => id)}::int[]) and p.switched_on and e.id = p.employee_id and e.active`
  },
}

type EmployeeWithPeriods = { id: number; birth_date: string | null; periods: PeriodOfEmployee[] }

/**
 * Locks the employees of these periods, so that no other transaction changes their periods meanwhile, and reads their
 * periods.
 */
async function lockEmployeesAndReadPeriods(
  tx: Tx,
  changes: readonly Change[],
): Promise<Map<number, EmployeeWithPeriods>> {
  const ids = [...new Set(changes.map(({ values, before }) => Number({ ...before, ...values }['employee_id'])))]
  const employees = await tx<Omit<EmployeeWithPeriods, 'periods'>[]>`
    select id, birth_date from employees where id = any(${ids}::int[]) order by id for no key update`
  const periods = await tx<(PeriodOfEmployee & { employee_id: number })[]>`
    select id, employee_id, admission_date, termination_date, termination_reason, employable from employment_periods
    where employee_id = any(${ids}::int[])`
  const periodsByEmployee = Map.groupBy(periods, ({ employee_id: id }) => id)
  return new Map(
    employees.map((employee) => [employee.id, { ...employee, periods: periodsByEmployee.get(employee.id) ?? [] }]),
  )
}

function throwProblemsIfAny(problems: ReturnType<typeof checkAddedPeriod>): void {
  const foundProblems = Object.entries(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, problem] as const],
  )
  if (foundProblems.length) throw new Invalid(Object.fromEntries(foundProblems))
}
