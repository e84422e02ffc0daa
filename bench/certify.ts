import { measurePeopleWrite } from '#bench/many-people.ts'
import type { Result } from '#bench/result.ts'

/** A training given to 1,000 people at once. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await measurePeopleWrite(
    {
      what: 'POST /api/trainings/many for 1,000 people',
      permission: 'update_employees',
      path: '/api/trainings/many',
      body: (ids) => ({ employee_ids: ids, training_item_id: 1, date: '2026-03-10', instructor: 'Bomberos' }),
      reset: ({ sql }) => sql`delete from trainings where training_item_id = 1 and date = '2026-03-10'`,
    },
    report,
  )
}
