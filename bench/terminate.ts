import { measurePeopleWrite } from '#bench/many-people.ts'
import type { Result } from '#bench/result.ts'

/** The end of a season for 1,000 people at once. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await measurePeopleWrite(
    {
      what: 'POST /api/employees/terminate for 1,000 people',
      permission: 'update_employee_termination',
      path: '/api/employees/terminate',
      body: (ids) => ({ ids, termination_date: '2026-03-10', termination_reason: 'Fin de temporada' }),
      reset: ({ sql }, ids) => sql`
        update employment_periods set termination_date = null, termination_reason = null
        where employee_id = any(${[...ids]}::int[]) and termination_date = '2026-03-10'`,
    },
    report,
  )
}
