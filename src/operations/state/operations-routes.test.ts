import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterInstance } from '#src/operations/instances/instances.server.ts'
import type { OperationsState } from '#src/operations/state/operations-state.ts'
import { programVersion } from '#src/platform/program.server.ts'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

async function readState(client: Client): Promise<OperationsState> {
  const { status, body } = await client.get('/operations')
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('operations tell of the version, the database, the disk, instances, jobs and errors', async (t) => {
  const { as, sql, dataDir } = await shop(t)
  const { id, leave } = await enterInstance(sql)
  await sql`
    insert into jobs (name, due_at, every_minutes, last_run_at, last_took_ms, last_failure, failures)
    values ('sweep', now() + interval '5 minutes', 30, now(), 1200, 'Error ENOSPC', 2),
      ('digests', now() - interval '8 days', 1, null, null, null, 0)`
  await sql`insert into server_errors (request_id, method, route, status, what) values ('a-b', 'GET', '/', 500, 'Error')`
  const state = await readState(as('see_operations'))
  assert.equal(state.version, programVersion)
  assert.match(state.database.version, /^\d+/)
  assert.ok(state.database.size > 1_000_000)
  assert.ok(state.database.connections >= 1 && state.database.max_connections >= state.database.connections)
  assert.deepEqual([state.files.count, state.files.size, state.files.where], [0, 0, `${dataDir}/files`])
  assert.ok(state.files.disk_free > 0 && state.files.disk_size >= state.files.disk_free)
  assert.deepEqual(
    state.instances.map((instance) => instance.id),
    [id],
  )
  assert.deepEqual(
    state.jobs.map(({ last_run_at: _, next_at: __, ...job }) => job),
    [
      {
        name: 'sweep',
        every_minutes: 30,
        last_took_ms: 1200,
        last_failure: 'Error ENOSPC',
        failures: 2,
        running: false,
      },
    ],
    'a job that has not been due for a week is nobody’s',
  )
  assert.deepEqual(
    state.errors.map(({ at: _, ...error }) => error),
    [{ request_id: 'a-b', method: 'GET', route: '/', status: 500, what: 'Error' }],
  )
  assert.equal(state.errors_of_week, 1)
  assert.deepEqual([state.mail.enabled, state.metrics.has_token], [false, false])
  await leave()
})

test('files are counted by their rows, at most once a minute', async (t) => {
  const { as, sql } = await shop(t)
  await sql`insert into pictures (name, kind, width, height, bytes) values ('a.jpg', 'image', 1, 1, 1000)`
  const client = as('see_operations')
  const before = await readState(client)
  assert.deepEqual([before.files.count, before.files.size], [1, 1000])
  await sql`insert into pictures (name, kind, width, height, bytes) values ('b.jpg', 'image', 1, 1, 1000)`
  assert.equal((await readState(client)).files.count, 1)
})

async function readBackups(t: Parameters<typeof shop>[0], env: Record<string, string>, ...ages: (number | 'failed')[]) {
  const { as, sql } = await shop(t, env)
  for (const [index, age] of ages.entries())
    await sql`
      insert into backups (name, at, ended_at, error)
      values (${`${index}.zip`}, now() - make_interval(days => ${age === 'failed' ? 0 : age}), now(),
        ${age === 'failed' ? 'operations.backups.failed' : null})`
  return (await readState(as('see_operations'))).backups
}

test('the state of the backups tells the plan, and what is to be looked at', async (t) => {
  const none = await readBackups(t, { BACKUP_AT: '03:00', BACKUP_KEEP: '5' })
  assert.deepEqual([none.at, none.keep, none.concern, none.last_ok_at], ['03:00', 5, 'none', null])
  const untilNextMs = Date.parse(none.next_at ?? '') - Date.now()
  assert.ok(untilNextMs > 0 && untilNextMs <= 24 * 60 * 60_000)
  const old = await readBackups(t, {}, 8)
  assert.deepEqual([old.at, old.next_at, old.concern], [null, null, 'late'])
  assert.equal((await readBackups(t, {}, 6)).concern, null)
  const failed = await readBackups(t, {}, 1, 'failed')
  assert.equal(failed.concern, 'failed')
  assert.ok(failed.last_ok_at && failed.last_failed_at)
  assert.equal(failed.last_took_ms, 0)
})

test('a backup that was cut off counts as failed, and one under way as neither', async (t) => {
  const { as, sql } = await shop(t)
  await sql`insert into backups (name, ended_at, at) values ('0.zip', now(), now() - interval '1 day')`
  await sql`insert into backups (name) values ('1.zip')`
  assert.equal((await readState(as('see_operations'))).backups.concern, null)
  await sql`update backups set heard_at = now() - interval '2 minutes' where name = '1.zip'`
  assert.equal((await readState(as('see_operations'))).backups.concern, 'failed')
})

test('operations open to their permission alone, and to no user of a company or client', async (t) => {
  const { as, asUser, make } = await shop(t)
  assert.equal((await as('see_audit', 'manage_backups').get('/operations')).status, 403)
  const [company, client] = [await make.company(), await make.client()]
  for (const bond of [{ company_id: Number(company.id) }, { client_id: Number(client.id) }]) {
    const user = asUser({ ...bond, permissions: ['see_operations', 'manage_backups', 'see_colors'] })
    const { status, body } = await user.get('/operations')
    assert.deepEqual(
      [status, body.message],
      [403, 'Esto es de toda la tienda: no se abre para usuarios de una empresa o un cliente.'],
    )
    // The menu and the screens show what these permissions open.
    assert.deepEqual((await user.get('/auth/me')).body.permissions, ['', 'see_colors'])
  }
})
