import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { atTheEnd } from '#test/endings.ts'
import { onLinux } from '#test/exports.ts'
import { type Shop, shop } from '#test/harness.ts'
import { over } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, manyColors, reviewed, written } from '#test/loader.ts'

/** Stops the worker at a table's lock and lets another one take its load over meanwhile. */
async function takenOver(t: TestContext, world: Shop, table: string, others = '') {
  const letGo = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const lock = world.sql.begin(async (tx) => {
    await tx.query(`lock table ${table} in share row exclusive mode`)
    isLocked.resolve()
    await letGo.promise
    await tx.query(`update imports set holder = 'another', lease_until = now() + interval '1 hour'; ${others}`)
  })
  await isLocked.promise
  const end = () => world.sql`update imports set lease_until = now() - interval '1 second'`
  atTheEnd(t, async () => {
    letGo.resolve()
    await lock
    await end()
  })
  return {
    isMet: () =>
      until('the worker waits for the lock', async () => {
        const [waiting] = await world.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting
      }),
    /** Resolves when the worker that lost its lease looks for other work. */
    async resume() {
      letGo.resolve()
      await lock
      const [{ since } = {}] = await world.sql<{ since: string }[]>`select clock_timestamp()::text as since`
      await until('the worker looks for other work', async () => {
        const [claim] = await world.sql`
          select 1 from pg_stat_activity
          where datname = current_database() and state = 'idle' and query like 'update imports set holder%'
            and query_start > ${since ?? null}::timestamptz`
        return claim
      })
    },
    /** The other worker dies. */
    end,
  }
}

const rowsOf = async ({ sql }: Shop) =>
  (await sql<{ rows: number }[]>`select count(*)::int as rows from import_rows`)[0]?.rows
const outcomesOf = async ({ sql }: Shop) =>
  (await sql<{ rows: number }[]>`select count(*)::int as rows from import_outcomes`)[0]?.rows

test('a worker that lost its lease deletes none of the rows that another has staged', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const { id } = await manyColors(admin, 20)
  const staged = await rowsOf(world)
  assert.ok(staged)
  const other = await takenOver(t, world, 'import_rows', `update import_rows set cells = '["another"]'`)
  const countOfOther = async () => (await world.sql`select 1 from import_rows where cells::text = '["another"]'`).length
  const reading = admin.patch(`/imports/${id}`, { header_row: 1 })
  await other.isMet()
  await other.resume()
  assert.equal(await countOfOther(), staged)
  await other.end()
  assert.equal((await reading).status, 200)
  assert.equal(await rowsOf(world), staged)
})

test('a worker that lost its lease deletes none of the outcomes that another has found', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const { id } = await manyColors(admin, 20)
  await admin.post(`/imports/${id}/preview`, asColors)
  const other = await takenOver(t, world, 'import_outcomes')
  const checking = admin.post(`/imports/${id}/preview`, asColors)
  await other.isMet()
  await other.resume()
  assert.equal(await outcomesOf(world), 20)
  await other.end()
  assert.equal((await checking).body.created, 20)
})

test('a worker that lost its lease takes back no names, and forgets no outcomes', onLinux, async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const load = await reviewed(admin, rows, { resource: 'employees', resolve })
  // What the worker meets next is an error of its own, before it finds that its lease is lost.
  const other = await takenOver(
    t,
    world,
    'employees',
    `delete from user_permissions using permissions p where permission_id = p.id and p.name = 'create_employees'`,
  )
  await admin.post(`/imports/${load.id}/run`, load.asked)
  await other.isMet()
  assert.equal((await written(world, 'job_sectors')).rows, 1)
  await other.resume()
  assert.equal((await written(world, 'job_sectors')).rows, 1)
  assert.deepEqual([await outcomesOf(world), (await sql`select task from imports`)[0]?.task], [1, 'write'])
  await other.end()
  const refused = await over(admin, load.id)
  assert.deepEqual([refused.status, (await written(world, 'job_sectors')).rows], ['pending', 0])
})

test('a name is not created by a worker that lost its lease', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const load = await reviewed(admin, rows, { resource: 'employees', resolve })
  const other = await takenOver(t, world, 'job_sectors')
  await admin.post(`/imports/${load.id}/run`, load.asked)
  await other.isMet()
  await other.resume()
  assert.equal((await written(world, 'job_sectors')).rows, 0)
})
