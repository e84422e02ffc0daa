import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { listCascadingTables } from '#src/resource/undo/deleted-rows.server.ts'
import { shop } from '#test/harness.ts'

/**
 * Tables whose rows are deleted with an account and not restored with it; and the erased employees, whom nobody can
 * delete, because nobody can reach them.
 */
const unrestoredTables = [
  'sessions',
  'password_resets',
  'user_permissions',
  'imports',
  'notice_dismissals',
  'notice_digests',
  'calendar_feeds',
  'user_looks',
  'erased_employees',
]

test('whatever the database deletes with a record is kept with it, and comes back with it', async (t) => {
  const { sql } = await shop(t)
  const cascades = await sql<{ table: string; of: string }[]>`
    select conrelid::regclass::text as table, confrelid::regclass::text as of
    from pg_constraint where contype = 'f' and confdeltype = 'c'`
  const registry = prepareResources(registrations)
  const restoredTables = new Map(
    [...registry.values()].map((prepared) => [
      prepared.resource.table,
      [
        ...listCascadingTables(prepared).map(({ table }) => table),
        ...[...registry.values()].flatMap(({ resource: { parent, table } }) =>
          parent?.resource.name === prepared.resource.name ? [table] : [],
        ),
      ],
    ]),
  )
  const lostCascades = cascades.filter(
    ({ table, of }) =>
      restoredTables.has(of) && !restoredTables.get(of)?.includes(table) && !unrestoredTables.includes(table),
  )
  assert.deepEqual(lostCascades, [])
})

test('what people wanted of a deleted product counts again once it is back', async (t) => {
  const { admin, make, sql } = await shop(t)
  const { id } = await make.product()
  await sql`insert into product_wants (product_id, day, presses) values (${id}, '2026-01-05', 17)`
  const { headers } = await admin.delete(`/products/${id}`)
  assert.equal((await admin.post('/audit/restore', { undo: headers.get('x-undo') })).status, 200)
  const wantRows = await sql`select day, presses from product_wants where product_id = ${id}`
  assert.deepEqual([...wantRows], [{ day: '2026-01-05', presses: 17 }])
})
