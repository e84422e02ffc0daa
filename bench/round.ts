import { measurePeopleWrite } from '#bench/many-people.ts'
import type { Result } from '#bench/result.ts'

const peopleOfRound = 50
const itemIds = [1, 2, 3, 4]

/** A round of 50 people with four items each. */
export async function measure(report: (result: Result) => void): Promise<void> {
  await measurePeopleWrite(
    {
      what: 'POST /api/ppe_deliveries/round, 50 people × 4 items',
      permission: 'create_ppe_deliveries',
      path: '/api/ppe_deliveries/round',
      statementUnit: 'statements, begin and commit included',
      setUp: ({ sql }) =>
        sql.query(
          `insert into ppes (id, name, useful_life_months) overriding system value
        select id, 'Elemento ' || id, 6 from unnest($1::int[]) id on conflict do nothing`,
          [itemIds],
        ),
      body: (ids) => ({
        title: 'Depósito',
        date: '2026-03-10',
        signature: 'row',
        deliveries: ids
          .slice(0, peopleOfRound)
          .flatMap((employeeId) => itemIds.map((ppeId) => ({ employee_id: employeeId, ppe_id: ppeId }))),
      }),
      // The rounds stay: the reference repeats the statements of the first round, whose id they name.
      reset: ({ sql }) => sql`delete from ppe_deliveries where delivery_date = '2026-03-10'`,
    },
    report,
  )
}
