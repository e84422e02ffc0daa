import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { eraseRow } from '#src/resource/write/rows/erase-rows.server.ts'
import type { ActionRules } from '#src/resource/write/rows/run-action.server.ts'

export const eraseEmployeeRules: ActionRules = {
  goneAnswer: { erased: true },
  undo: null,
  async run(context, employees, _input, prepared) {
    for (const employee of employees) {
      await requireEmploymentAndRetentionOver(context.tx, employee.id, computeTodayOnServer(prepared.select.timeZone))
      await eraseRow(context, prepared, employee)
    }
  },
}

/**
 * Values of an erased row. Company and client stay, because signed deliveries of equipment belong to them. The unique
 * file number becomes the row's id.
 */
export const columnsOfErasedEmployee: Readonly<Record<string, string>> = {
  name: `'Datos borrados'`,
  surname: `'Datos borrados'`,
  employee_file_number: `'~' || id`,
  company_id: 'company_id',
  client_id: 'client_id',
  active: 'false',
  employable: 'true',
}

/**
 * Throws Conflict for a person who is employed or has no period, and while the employer must still keep the record
 * (`retention_years` after the last day of work, 10 if not set).
 */
async function requireEmploymentAndRetentionOver(tx: Tx, employeeId: number, today: string): Promise<void> {
  const [period] = await tx<{ has_ended: boolean; is_over: boolean; years: number }[]>`
    select p.termination_date < ${today}::date as has_ended, years,
      p.termination_date + make_interval(years => years) <= ${today}::date as is_over
    from employment_periods p,
      (select coalesce((select retention_years from parameters order by id limit 1), 10) as years) kept
    where p.employee_id = ${employeeId} order by p.admission_date desc limit 1`
  if (!period?.has_ended) throw new Conflict('workforce.employees.erase_employed', 'STILL_EMPLOYED')
  if (!period.is_over)
    throw new Conflict({ key: 'workforce.employees.erase_too_early', params: { years: period.years } }, 'TOO_EARLY')
}
