import { employeePermissions } from '#test/employees.ts'
import type { Shop } from '#test/harness.ts'

export const employmentPermissions = ['see', 'create', 'update', 'delete'].map((verb) => `${verb}_employee_termination`)

/** A personnel officer, who keeps employees and their periods. */
export const signInOfficer = (world: Shop) => world.as(...employeePermissions, ...employmentPermissions)

export type StoredPeriod = [admission: string, termination: string | null]

/** An employee's periods in the database, the first one first. */
export async function readStoredPeriods({ sql }: Shop, id: number): Promise<StoredPeriod[]> {
  const rows = await sql<{ admission_date: string; termination_date: string | null }[]>`
    select admission_date, termination_date from employment_periods where employee_id = ${id} order by admission_date`
  return rows.map((row) => [row.admission_date, row.termination_date])
}

/** Inserts periods of an employee by SQL, to be closed or open. */
export async function insertPeriods({ sql }: Shop, id: number, ...periods: readonly StoredPeriod[]): Promise<void> {
  for (const [admission, termination] of periods)
    await sql`
      insert into employment_periods (employee_id, admission_date, termination_date)
      values (${id}, ${admission}, ${termination})`
}
