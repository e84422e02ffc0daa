import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createDueJobsCheck, runDueJobs } from '#src/platform/jobs.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

test('of several instances one runs a due job, and only when it is due again', async (t) => {
  const { options } = await createFreshDatabase(t)
  const instances = [
    createConnectionPools(options, { max: 1 }),
    createConnectionPools(options, { max: 1 }),
    createConnectionPools(options, { max: 1 }),
  ]
  const [sql] = instances
  assert.ok(sql)
  t.after(() => Promise.all(instances.map((instance) => instance.end())))
  let runs = 0
  const jobs = [{ name: 'count', everyMinutes: 30, run: async () => void runs++ }]
  const runOnAllInstances = () => Promise.all(instances.map((instance) => runDueJobs(instance, jobs)))
  await runOnAllInstances()
  assert.equal(runs, 0)
  await sql`update jobs set due_at = now()`
  await runOnAllInstances()
  assert.equal(runs, 1)
  await runOnAllInstances()
  assert.equal(runs, 1)
})

/** A log that records its warnings. */
function createLog() {
  const warnings: string[] = []
  return { warnings, log: { info() {}, error() {}, warn: (text: string) => void warnings.push(text) } }
}

/** Two instances, and a job whose first run lasts until it is released. */
async function createLongJob(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const [sql, otherSql] = [createConnectionPools(options, { max: 1 }), createConnectionPools(options, { max: 1 })]
  t.after(() => Promise.all([sql.end(), otherSql.end()]))
  const beginning = Promise.withResolvers<void>()
  const releaseGate = Promise.withResolvers<void>()
  let runs = 0
  const run = async () => {
    runs++
    beginning.resolve()
    if (runs === 1) await releaseGate.promise
  }
  const jobs = [{ name: 'works', everyMinutes: 30, run }]
  await runDueJobs(sql, jobs)
  await sql`update jobs set due_at = now()`
  const isDue = async () => (await sql`select 1 from jobs where due_at <= now()`).length === 1
  const expireLease = () => otherSql`update jobs set lease_until = now() - interval '1 second'`
  return {
    sql,
    otherSql,
    jobs,
    begun: beginning.promise,
    release: releaseGate.resolve,
    runs: () => runs,
    isDue,
    expireLease,
  }
}

test("a job stays due until it is done, but only its lease's holder runs it", async (t) => {
  const { sql, otherSql, jobs, begun, release, runs, isDue } = await createLongJob(t)
  const firstRun = runDueJobs(sql, jobs)
  await begun
  await runDueJobs(otherSql, jobs)
  assert.deepEqual([runs(), await isDue()], [1, true])
  release()
  await firstRun
  assert.equal(await isDue(), false)
})

test('after the lease of a dead holder expires, another instance runs the job, and only that one reschedules it', async (t) => {
  const { sql, otherSql, jobs, begun, release, runs, isDue, expireLease } = await createLongJob(t)
  const firstRun = runDueJobs(sql, jobs)
  await begun
  await expireLease()
  let runsOfOther = 0
  await runDueJobs(otherSql, [{ name: 'works', everyMinutes: 30, run: async () => void runsOfOther++ }])
  assert.deepEqual([runsOfOther, runs(), await isDue()], [1, 1, false])
  await sql`update jobs set due_at = now()`
  release()
  await firstRun
  assert.equal(await isDue(), true, 'who comes back too late moves nothing')
})

test('a job that runs longer than its lease renews it', async (t) => {
  const { sql, otherSql, jobs, begun, release, runs, expireLease } = await createLongJob(t)
  t.mock.timers.enable({ apis: ['setInterval'] })
  const firstRun = runDueJobs(sql, jobs)
  await begun
  await expireLease()
  t.mock.timers.tick(30_000)
  // The holder has only this connection, so the answer comes after the renewal.
  await sql`select 1`
  await runDueJobs(otherSql, jobs)
  assert.equal(runs(), 1)
  release()
  await firstRun
})

test('a failed check for due jobs is logged and does not throw', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  const { warnings, log } = createLog()
  const runOnAllInstances = createDueJobsCheck(sql, [{ name: 'works', everyMinutes: 30, run: async () => {} }], log)
  await sql.end()
  await runOnAllInstances()
  assert.match(warnings.join(), /^The check for due jobs failed and is repeated in a minute: /)
})

test('a check during an earlier check runs nothing, even if the lease has expired', async (t) => {
  const { sql, jobs, begun, release, runs, expireLease } = await createLongJob(t)
  const runOnAllInstances = createDueJobsCheck(sql, jobs)
  const firstRun = runOnAllInstances()
  await begun
  await expireLease()
  await runOnAllInstances()
  assert.equal(runs(), 1)
  release()
  await firstRun
  await sql`update jobs set due_at = now()`
  await runOnAllInstances()
  assert.equal(runs(), 2)
})

test('a failed job is logged and due again in a minute, and the other jobs run', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  let runs = 0
  const fail = () => Promise.reject(new Error('the disk is gone'))
  const jobs = [
    { name: 'fails', everyMinutes: 30, run: fail },
    { name: 'works', everyMinutes: 30, run: async () => void runs++ },
  ]
  await runDueJobs(sql, jobs)
  await sql`update jobs set due_at = now()`
  const { warnings, log } = createLog()
  await runDueJobs(sql, jobs, log)
  assert.equal(runs, 1)
  assert.match(warnings.join(), /fails.*the disk is gone/)
  const [due] = await sql<
    { soon: boolean }[]
  >`select due_at < now() + interval '2 minutes' as soon from jobs where name = 'fails'`
  assert.equal(due?.soon, true)
})

test("a job's row tells how often it runs, when it ran last and for how long, and what failed how often in a row", async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  let run: () => Promise<void> = () => Promise.reject(Object.assign(new TypeError('of Ana Pérez'), { code: 'ENOSPC' }))
  const runWhenDue = async () => {
    await sql`update jobs set due_at = now()`
    await runDueJobs(sql, [{ name: 'works', everyMinutes: 30, run: () => run() }])
    const [row] = await sql`
      select every_minutes, last_run_at > now() - interval '1 minute' as is_recent, last_took_ms >= 0 as has_taken,
        last_failure, failures from jobs`
    return row
  }
  const ran = { every_minutes: 30, is_recent: true, has_taken: true }
  const untried = { every_minutes: 30, is_recent: null, has_taken: null, last_failure: null, failures: 0 }
  assert.deepEqual(await runWhenDue(), untried)
  assert.deepEqual(await runWhenDue(), { ...ran, last_failure: 'TypeError ENOSPC', failures: 1 })
  assert.deepEqual(await runWhenDue(), { ...ran, last_failure: 'TypeError ENOSPC', failures: 2 })
  run = async () => {}
  assert.deepEqual(await runWhenDue(), { ...ran, last_failure: null, failures: 0 })
})
