import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { enterInstance, listLiveInstances } from '#src/operations/instances/instances.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { programVersion } from '#src/platform/program.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

async function connect(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  return sql
}

test('an instance is listed with its version and memory from its start to its end', async (t) => {
  const sql = await connect(t)
  const { id, leave } = await enterInstance(sql)
  const [instance, ...others] = await listLiveInstances(sql)
  assert.deepEqual(others, [])
  assert.deepEqual([instance?.id, instance?.version, instance?.process_id], [id, programVersion, process.pid])
  assert.ok(Number(instance?.memory) > 10_000_000)
  await leave()
  assert.deepEqual(await listLiveInstances(sql), [])
})

test('an instance that was not heard for a minute is not live, and its next heartbeat revives it', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const sql = await connect(t)
  const { id, leave } = await enterInstance(sql)
  await sql`update instances set heard_at = now() - interval '61 seconds'`
  assert.deepEqual(await listLiveInstances(sql), [])
  t.mock.timers.tick(20_000)
  assert.deepEqual(
    // The pool has one connection, so the answer comes after the heartbeat.
    (await listLiveInstances(sql)).map((instance) => instance.id),
    [id],
  )
  await leave()
})

test('an instance whose row is gone, as after a restore, enters itself again', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const sql = await connect(t)
  const { leave } = await enterInstance(sql)
  await sql`delete from instances`
  t.mock.timers.tick(20_000)
  assert.equal((await listLiveInstances(sql)).length, 1)
  await leave()
})

test('rows of instances that were not heard for a day are deleted', async (t) => {
  const sql = await connect(t)
  const { leave: leaveFirst } = await enterInstance(sql)
  await sql`update instances set heard_at = now() - interval '25 hours'`
  const { leave } = await enterInstance(sql)
  assert.equal((await sql`select 1 from instances`).length, 1)
  await leave()
  await leaveFirst()
})

test('a failed heartbeat is logged and ends nothing', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const sql = await connect(t)
  const logged = Promise.withResolvers<string>()
  const { leave } = await enterInstance(sql, { info() {}, error() {}, warn: logged.resolve })
  await sql`alter table instances rename to elsewhere`
  t.mock.timers.tick(20_000)
  assert.match(await logged.promise, /was not renewed/)
  await sql`alter table elsewhere rename to instances`
  await leave()
})
