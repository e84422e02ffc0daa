import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { recordHeaviestQuery } from '#test/plans.ts'

const reader = {
  ...{ id: 1, name: 'Ana', surname: 'Jefa', image: null, company_id: null, client_id: null },
  ...{ session_id: 1, permissions: new Set<string>(), request_id: 'x' },
}

test('of twenty thousand users only those of the page are compared with their reader', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 2, timeoutSeconds: 0 })
  t.after(() => sql.end())
  await sql`insert into permissions (name) select 'permission_' || n from generate_series(1, 80) n`
  await sql`
    insert into users (name, surname, dni, email, password_hash)
    select 'Luz', 'Prueba ' || n, (20000000 + n)::text, n || '@example.com', 'none' from generate_series(1, 20000) n`
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from users u cross join lateral (select id from permissions order by id limit 10) p`
  await sql`vacuum analyze`
  const users = prepareResources(registrations).get('users')
  assert.ok(users)
  for (const query of [{ page: '1' }, { page: '190' }, { page: '2', q: 'prueba' }, { page: '1', active: '1' }]) {
    const { db, heaviest } = recordHeaviestQuery(sql, 'user_permissions')
    const { rows } = await readListPage(db, users, reader, parseListQuery(users, query))
    assert.equal(rows.length, 50)
    assert.ok(rows.some((row) => row.out_of_reach === false))
    // Ten permissions of each user on the page, and the reader's own.
    assert.ok(
      heaviest.readRows > 0 && heaviest.readRows <= 50 * 10 + 10,
      `${JSON.stringify(query)}: ${heaviest.readRows} ${heaviest.text}`,
    )
  }
})
