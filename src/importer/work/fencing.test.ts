import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { atTheEnd } from '#test/endings.ts'
import { onLinux } from '#test/exports.ts'
import { type Shop, shop } from '#test/harness.ts'
import { colorsRequest, countWritten, previewRows, uploadColors } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'

const writesOf = (table: string) => `lock table ${table} in share row exclusive mode`

/**
 * Stops the worker at a lock, and lets another worker take over its import meanwhile. `lockStatement` takes the lock.
 */
async function takeOver(t: TestContext, testShop: Shop, lockStatement: string, otherStatement = '') {
  const letGo = Promise.withResolvers<void>()
  const isLocked = Promise.withResolvers<void>()
  const lock = testShop.sql.begin(async (tx) => {
    await tx.query(lockStatement)
    isLocked.resolve()
    await letGo.promise
    await tx.query(`update imports set holder = 'another', lease_until = now() + interval '1 hour'; ${otherStatement}`)
  })
  await isLocked.promise
  const end = () => testShop.sql`update imports set lease_until = now() - interval '1 second'`
  atTheEnd(t, async () => {
    letGo.resolve()
    await lock
    await end()
  })
  return {
    isMet: () =>
      until('the worker waits for the lock', async () => {
        const [waiting] = await testShop.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting
      }),
    /** Resolves when the worker that lost its lease looks for another task. */
    async resume() {
      const since = await readClock(testShop)
      letGo.resolve()
      await lock
      await untilWorkIsSought(testShop, since)
    },
    /** Ends the other worker as if it had died. */
    end,
  }
}

async function readClock({ sql }: Shop): Promise<string> {
  const [{ moment = '' } = {}] = await sql<{ moment: string }[]>`select clock_timestamp()::text as moment`
  return moment
}

/** Resolves when a worker has looked for a task since the given moment. */
async function untilWorkIsSought({ sql }: Shop, since: string): Promise<void> {
  await until('the worker looks for other work', async () => {
    const [claim] = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and state = 'idle' and query like 'update imports set holder%'
        and query_start > ${since}::timestamptz`
    return claim
  })
}

const countStagedRows = async ({ sql }: Shop) =>
  (await sql<{ rows: number }[]>`select count(*)::int as rows from import_rows`)[0]?.rows
const countOutcomes = async ({ sql }: Shop) =>
  (await sql<{ rows: number }[]>`select count(*)::int as rows from import_outcomes`)[0]?.rows

test('a worker that lost its lease deletes none of the rows that another has staged', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const { id } = await uploadColors(admin, 20)
  const stagedRows = await countStagedRows(testShop)
  assert.ok(stagedRows)
  const otherWorker = await takeOver(
    t,
    testShop,
    writesOf('import_rows'),
    `update import_rows set cells = '["another"]'`,
  )
  const countOfOther = async () =>
    (await testShop.sql`select 1 from import_rows where cells::text = '["another"]'`).length
  const reading = admin.patch(`/imports/${id}`, { header_row: 1 })
  await otherWorker.isMet()
  await otherWorker.resume()
  assert.equal(await countOfOther(), stagedRows)
  await otherWorker.end()
  assert.equal((await reading).status, 200)
  assert.equal(await countStagedRows(testShop), stagedRows)
})

test('a worker that lost its lease deletes none of the outcomes that another has found', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const { id } = await uploadColors(admin, 20)
  await admin.post(`/imports/${id}/preview`, colorsRequest)
  const otherWorker = await takeOver(t, testShop, writesOf('import_outcomes'))
  const checking = admin.post(`/imports/${id}/preview`, colorsRequest)
  await otherWorker.isMet()
  await otherWorker.resume()
  assert.equal(await countOutcomes(testShop), 20)
  await otherWorker.end()
  assert.equal((await checking).body.created, 20)
})

test('a worker that lost its lease amid a check keeps none of the outcomes that it found', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const { id } = await uploadColors(admin, 20)
  await sql.query(`
    create function wait_to_insert() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create trigger wait_to_insert before insert on import_outcomes execute function wait_to_insert()`)
  const otherWorker = await takeOver(t, testShop, 'select pg_advisory_xact_lock(1)')
  const checking = admin.post(`/imports/${id}/preview`, colorsRequest)
  await otherWorker.isMet()
  await otherWorker.resume()
  assert.equal(await countOutcomes(testShop), 0)
  await otherWorker.end()
  assert.equal((await checking).body.created, 20)
})

test('a worker that lost its lease when all was undone commits nothing of it', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const { id } = await uploadColors(admin, 20)
  assert.equal((await runImport(admin, id, colorsRequest)).created, 20)
  // Another worker takes over while the last progress is stored, in a transaction of its own.
  await sql.query(`
    create function take_over() returns trigger language plpgsql as $$
      begin new.holder = 'another'; new.lease_until = now() + interval '1 hour'; return new; end $$;
    create trigger take_over before update on imports for each row
      when (old.task = 'undo' and old.done = 0 and new.done = 20) execute function take_over()`)
  const letEnd = () =>
    sql.query(`
    drop trigger if exists take_over on imports; update imports set lease_until = now() - interval '1 second'`)
  atTheEnd(t, letEnd)
  await admin.post(`/imports/${id}/undo`)
  const readImport = async () => (await sql`select holder, status, task from imports`)[0]
  await until('it was taken over', async () => (await readImport())?.holder === 'another')
  await untilWorkIsSought(testShop, await readClock(testShop))
  assert.deepEqual(
    [await readImport(), (await countWritten(testShop)).rows],
    [{ holder: 'another', status: 'done', task: 'undo' }, 20],
  )
  await letEnd()
  assert.equal((await waitUntilOver(admin, id)).status, 'undone')
  assert.equal((await countWritten(testShop)).rows, 0)
})

test('a worker that lost its lease takes back no names, and forgets no outcomes', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const readImport = await previewRows(admin, rows, { resource: 'employees', resolve })
  // The worker fails for another reason before it notices that its lease is lost.
  const otherWorker = await takeOver(
    t,
    testShop,
    writesOf('employees'),
    `delete from user_permissions using permissions p where permission_id = p.id and p.name = 'create_employees'`,
  )
  await admin.post(`/imports/${readImport.id}/run`, readImport.asked)
  await otherWorker.isMet()
  assert.equal((await countWritten(testShop, 'job_sectors')).rows, 1)
  await otherWorker.resume()
  assert.equal((await countWritten(testShop, 'job_sectors')).rows, 1)
  assert.deepEqual([await countOutcomes(testShop), (await sql`select task from imports`)[0]?.task], [1, 'write'])
  await otherWorker.end()
  const refusal = await waitUntilOver(admin, readImport.id)
  assert.deepEqual([refusal.status, (await countWritten(testShop, 'job_sectors')).rows], ['pending', 0])
})

test('a name is not created by a worker that lost its lease', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const readImport = await previewRows(admin, rows, { resource: 'employees', resolve })
  const otherWorker = await takeOver(t, testShop, writesOf('job_sectors'))
  await admin.post(`/imports/${readImport.id}/run`, readImport.asked)
  await otherWorker.isMet()
  await otherWorker.resume()
  assert.equal((await countWritten(testShop, 'job_sectors')).rows, 0)
})
