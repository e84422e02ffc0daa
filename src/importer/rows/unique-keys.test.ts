import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { matchRowsByKeys, readUniqueKeys } from '#src/importer/rows/unique-keys.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { shop } from '#test/harness.ts'
import { recordHeaviestQuery } from '#test/plans.ts'
import { unboundActor } from '#test/unbound-actor.ts'

const storedCount = 20_000
const companies = 20

test('rows are found by the keys’ indexes, with their company or without, however many are stored', async (t) => {
  const { sql } = await shop(t)
  await sql`insert into companies (name) select 'Empresa ' || n from generate_series(1, ${companies}::int) n`
  // Every company has each file number, and one company has each dni.
  await sql`
    insert into employees (employee_file_number, dni, surname, name, company_id)
    select n / ${companies}::int, 30000000 + n, 'Uno', 'Ana', (select min(id) from companies) + n % ${companies}::int
    from generate_series(0, ${storedCount - 1}::int) n`
  await sql`analyze employees`
  const prepared = prepareResources(registrations).get('employees')
  assert.ok(prepared)
  const keys = await readUniqueKeys(sql, prepared)
  const [first] = await sql<{ id: number }[]>`select min(id) as id from companies`
  const findKeys = (db: Queryable, from: number, isFree: boolean) => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      values: {
        employee_file_number: String(Math.floor((from + n) / companies)),
        dni: String(30_000_000 + from + n),
        ...(!isFree && { company_id: (first?.id ?? 0) + ((from + n) % companies) }),
      },
      isOfAnyCompany: isFree,
    }))
    return matchRowsByKeys(db, prepared, { keys, actor: unboundActor }, rows)
  }
  const { db, heaviest } = recordHeaviestQuery(sql, 'employees')
  const matches = await findKeys(db, 5000, true)
  const matchedDnis = matches.filter(({ field, id }) => field === 'dni' && id !== null)
  assert.deepEqual([matchedDnis.length, matches.some(({ isAmbiguous }) => isAmbiguous)], [1000, false])
  // Each row looks up its dni once, and its file number in every company.
  assert.ok(heaviest.readRows <= 1000 * (companies + 1), `${heaviest.readRows} rows read`)
  const withCompany = recordHeaviestQuery(sql, 'employees')
  assert.equal((await findKeys(withCompany.db, 5000, false)).filter(({ id }) => id !== null).length, 2000)
  assert.ok(
    withCompany.heaviest.readRows <= 2000,
    `${withCompany.heaviest.readRows} rows read of rows that name their company`,
  )
  const withoutMatch = recordHeaviestQuery(sql, 'employees')
  assert.ok((await findKeys(withoutMatch.db, 90_000_000, true)).every(({ id }) => id === null))
  assert.ok(withoutMatch.heaviest.readRows <= 1000, `${withoutMatch.heaviest.readRows} rows read in vain`)
})
