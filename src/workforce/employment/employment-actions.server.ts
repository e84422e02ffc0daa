import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, NotFound } from '#src/platform/errors.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { mapRowsOrRefuse } from '#src/resource/write/rows/row-refusals.server.ts'
import type { ActionChange } from '#src/resource/write/rows/run-action.server.ts'
import { beginsAfterEnd, type PeriodDays } from '#src/workforce/employment/compare-periods.ts'
import { periodFields, terminationPermission } from '#src/workforce/employment/period-fields.ts'

type StoredPeriod = PeriodDays & { id: number; employee_id: number }

/**
 * The actions on employment periods. Each runs while its employees' rows are locked, so no other transaction changes
 * their periods meanwhile.
 */
export const employmentActionRules: NonNullable<ResourceRules['actions']> = {
  admit: {
    async run({ tx, actor }, employees, { admission_date: admission, anyway }) {
      if (anyway !== true) mapRowsOrRefuse(employees, (employee) => requireEmployable(actor, employee))
      const ids = idsOf(employees)
      await tx`
        insert into employment_periods (employee_id, admission_date)
        select id, ${String(admission)} from unnest(${ids}::int[]) id`
      await tx`update employees set active = true where id = any(${ids}::int[]) and not active`
    },
    undo: {
      action: 'admission_undone',
      async run({ tx }, changes) {
        await deleteLastPeriodsOfEmployees(tx, idsOf(changes.map(({ after }) => after)))
        const inactiveIds = idsOf(changes.filter(wasInactiveWithoutEndedPeriod).map(({ before }) => before))
        await tx`update employees set active = false where id = any(${inactiveIds}::int[]) and active`
      },
    },
  },

  correct_period: {
    async run({ tx }, employees, input) {
      const periods = await lockPeriods(tx, employees)
      mapRowsOrRefuse(employees, ({ id }) => requireCorrectablePeriod(periods.get(id) ?? [], input))
      await updateLastPeriods(
        tx,
        employees.map((employee) => buildCorrectedPeriod(employee, input)),
      )
    },
    undo: {
      action: 'correction_undone',
      run: ({ tx }, changes) =>
        updateLastPeriods(
          tx,
          changes.map(({ before }) => before),
        ),
    },
  },

  delete_admission: {
    async run({ tx }, employees) {
      const periods = await lockPeriods(tx, employees)
      mapRowsOrRefuse(employees, ({ id }) => requireDeletablePeriod(periods.get(id) ?? []))
      await deleteLastPeriodsOfEmployees(tx, idsOf(employees))
    },
    undo: {
      action: 'admission_brought_back',
      run: ({ tx }, changes) => reinsertDeletedPeriods(tx, changes),
    },
  },

  terminate: {
    findWarning: findSwitchedOffWarning,
    run: ({ tx }, employees, input) =>
      updateLastPeriods(
        tx,
        employees.map(({ id, admission_date }) => ({ id, admission_date, ...input })),
      ),
    undo: {
      action: 'termination_undone',
      run: ({ tx }, changes) =>
        updateLastPeriods(
          tx,
          changes.map(({ before }) => before),
        ),
    },
  },
}

/** Warns of a person who is switched off while the period runs: lists show them as inactive already. */
function findSwitchedOffWarning({ active, admission_date: admission, termination_date: termination }: Entity) {
  const isRunning = typeof admission === 'string' && admission <= readShopDay() && termination === null
  return active === false && isRunning ? 'workforce.employment.switched_off' : undefined
}

const idsOf = (employees: readonly { id: number }[]): number[] => employees.map(({ id }) => id)

/** Throws Conflict for somebody whose last period ended as not employable, with the reason if the actor may see it. */
function requireEmployable(actor: Actor, { employable, termination_reason: reason }: Entity): void {
  if (employable !== false) return
  if (!hasAccess(actor, terminationPermission) || typeof reason !== 'string')
    throw new Conflict('workforce.employment.not_employable', 'NOT_EMPLOYABLE')
  const message = { key: 'workforce.employment.not_employable_because', params: { reason } }
  throw new Conflict(message, 'NOT_EMPLOYABLE', { reason })
}

/** True if an employee was inactive before an admission, but not because the last period had ended. */
function wasInactiveWithoutEndedPeriod({
  before: { active, admission_date: admission, termination_date: termination },
}: ActionChange) {
  return active === false && (admission === null || (typeof termination === 'string' && termination >= readShopDay()))
}

/** Locks the periods of these employees and returns them by employee, the last one first. */
async function lockPeriods(tx: Tx, employees: readonly Entity[]): Promise<Map<number, StoredPeriod[]>> {
  const periods = await tx<StoredPeriod[]>`
    select id, employee_id, admission_date, termination_date from employment_periods
    where employee_id = any(${idsOf(employees)}::int[]) order by id for update`
  const sortedPeriods = periods.toSorted((a, b) => (a.admission_date < b.admission_date ? 1 : -1))
  return Map.groupBy(sortedPeriods, (period) => period.employee_id)
}

/**
 * Throws NotFound for an employee without a period, and Invalid if the corrected last period would not begin after the
 * end of the previous period.
 */
function requireCorrectablePeriod([last, previous]: readonly StoredPeriod[], input: CheckedValues): void {
  if (!last) throw new NotFound()
  const corrected = { admission_date: last.admission_date, termination_date: last.termination_date, ...input }
  if (previous && !beginsAfterEnd(corrected, previous))
    throw new Invalid({ admission_date: 'workforce.employment.overlaps' })
}

/** Throws NotFound for an employee without a period, and Conflict for an employee with only one. */
function requireDeletablePeriod([last, previous]: readonly StoredPeriod[]): void {
  if (!last) throw new NotFound()
  if (!previous) throw new Conflict('workforce.employment.last_period', 'LAST_PERIOD')
}

const clearedEnd = { termination_reason: null, termination_comments: null, employable: true }

/**
 * Returns the last period with the corrected values. Without a termination date, the other values of the termination
 * are cleared.
 */
function buildCorrectedPeriod(employee: Entity, input: CheckedValues): Entity {
  const period = { ...employee, ...input }
  return (period['termination_date'] ?? null) === null ? { ...period, ...clearedEnd } : period
}

type PeriodValues = Readonly<Record<string, unknown>>

const columnNames = Object.keys(periodFields)
const periodColumns = columnNames.join(', ')

/**
 * SQL of the periods in the first parameter, with the types of their table. The column `id` holds the employee's id.
 */
const givenPeriods = `jsonb_populate_recordset(null::employment_periods, $1::text::jsonb)`

const encodePeriods = (periods: readonly PeriodValues[]) =>
  JSON.stringify(
    periods.map((values) => Object.fromEntries(['id', ...columnNames].map((name) => [name, values[name]]))),
  )

const buildLastPeriodsSelect = (employeeIdsExpression: string) => `
  select distinct on (employee_id) id, employee_id from employment_periods
  where employee_id = any(${employeeIdsExpression}) order by employee_id, admission_date desc`

/** Writes the last period of each employee. The values have the names of the employee's fields. */
const updateLastPeriods = (tx: Tx, periods: readonly PeriodValues[]) =>
  tx.query(
    `update employment_periods p set (${periodColumns}) = row (${formatPeriodColumns('g')})
    from ${givenPeriods} g, (${buildLastPeriodsSelect(`array(select id from ${givenPeriods})`)}) last
    where last.employee_id = g.id and p.id = last.id`,
    [encodePeriods(periods)],
  )

const reinsertDeletedPeriods = (tx: Tx, changes: readonly ActionChange[]) =>
  tx.query(
    `insert into employment_periods (employee_id, ${periodColumns}) select g.id, ${formatPeriodColumns('g')} from ${givenPeriods} g`,
    [encodePeriods(changes.map(({ before }) => before))],
  )

const formatPeriodColumns = (alias: string) => periodColumns.replace(/\w+/g, `${alias}.$&`)

const deleteLastPeriodsOfEmployees = (tx: Tx, employeeIds: readonly number[]) =>
  tx.query(
    `delete from employment_periods p using (${buildLastPeriodsSelect('$1::int[]')}) last where p.id = last.id`,
    [[...employeeIds]],
  )
