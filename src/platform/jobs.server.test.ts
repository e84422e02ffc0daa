import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { openLook, runDue } from '#src/platform/jobs.server.ts'
import { freshDatabase } from '#test/cluster.ts'

test('of many instances one runs what is due, and again only when it is due again', async (t) => {
  const { options } = await freshDatabase(t)
  const instances = [connect(options, { max: 1 }), connect(options, { max: 1 }), connect(options, { max: 1 })]
  const [sql] = instances
  assert.ok(sql)
  t.after(() => Promise.all(instances.map((instance) => instance.end())))
  let runs = 0
  const jobs = [{ name: 'count', everyMinutes: 30, run: async () => void runs++ }]
  const look = () => Promise.all(instances.map((instance) => runDue(instance, jobs)))
  await look()
  assert.equal(runs, 0)
  await sql`update jobs set due_at = now()`
  await look()
  assert.equal(runs, 1)
  await look()
  assert.equal(runs, 1)
})

/** A log, and the warnings that it was told. */
function makeLog() {
  const said: string[] = []
  return { said, log: { info() {}, error() {}, warn: (text: string) => void said.push(text) } }
}

/** Two instances, and a job whose first run works until it is released. */
async function makeLongJob(t: TestContext) {
  const { options } = await freshDatabase(t)
  const [sql, other] = [connect(options, { max: 1 }), connect(options, { max: 1 })]
  t.after(() => Promise.all([sql.end(), other.end()]))
  const isBegun = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  let runs = 0
  const run = async () => {
    runs++
    isBegun.resolve()
    if (runs === 1) await letGo.promise
  }
  const jobs = [{ name: 'works', everyMinutes: 30, run }]
  await runDue(sql, jobs)
  await sql`update jobs set due_at = now()`
  const isDue = async () => (await sql`select 1 from jobs where due_at <= now()`).length === 1
  const lapse = () => other`update jobs set lease_until = now() - interval '1 second'`
  return { sql, other, jobs, begun: isBegun.promise, release: letGo.resolve, runs: () => runs, isDue, lapse }
}

test('a job is due until it is done, though only its holder runs it', async (t) => {
  const { sql, other, jobs, begun, release, runs, isDue } = await makeLongJob(t)
  const first = runDue(sql, jobs)
  await begun
  await runDue(other, jobs)
  assert.deepEqual([runs(), await isDue()], [1, true])
  release()
  await first
  assert.equal(await isDue(), false)
})

test('a job whose holder died is run by another when its lease has run out, and only that one moves it on', async (t) => {
  const { sql, other, jobs, begun, release, runs, isDue, lapse } = await makeLongJob(t)
  const first = runDue(sql, jobs)
  await begun
  await lapse()
  let runsOfOther = 0
  await runDue(other, [{ name: 'works', everyMinutes: 30, run: async () => void runsOfOther++ }])
  assert.deepEqual([runsOfOther, runs(), await isDue()], [1, 1, false])
  await sql`update jobs set due_at = now()`
  release()
  await first
  assert.equal(await isDue(), true, 'who comes back too late moves nothing')
})

test('a job that works for longer than its lease keeps it', async (t) => {
  const { sql, other, jobs, begun, release, runs, lapse } = await makeLongJob(t)
  t.mock.timers.enable({ apis: ['setInterval'] })
  const first = runDue(sql, jobs)
  await begun
  await lapse()
  t.mock.timers.tick(30_000)
  // On the only connection of the holder, so answered after the renewal.
  await sql`select 1`
  await runDue(other, jobs)
  assert.equal(runs(), 1)
  release()
  await first
})

test('that jobs cannot be looked for is logged, and no look fails', async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 1 })
  const { said, log } = makeLog()
  const look = openLook(sql, [{ name: 'works', everyMinutes: 30, run: async () => {} }], log)
  await sql.end()
  await look()
  assert.match(said.join(), /^Jobs could not be looked for: /)
})

test('a look while the look before still works runs nothing, even where its lease has run out', async (t) => {
  const { sql, jobs, begun, release, runs, lapse } = await makeLongJob(t)
  const look = openLook(sql, jobs)
  const first = look()
  await begun
  await lapse()
  await look()
  assert.equal(runs(), 1)
  release()
  await first
  await sql`update jobs set due_at = now()`
  await look()
  assert.equal(runs(), 2)
})

test('a job that fails is logged and due again in a minute, and the others run', async (t) => {
  const { options } = await freshDatabase(t)
  const sql = connect(options, { max: 1 })
  t.after(() => sql.end())
  let runs = 0
  const fail = () => Promise.reject(new Error('the disk is gone'))
  const jobs = [
    { name: 'fails', everyMinutes: 30, run: fail },
    { name: 'works', everyMinutes: 30, run: async () => void runs++ },
  ]
  await runDue(sql, jobs)
  await sql`update jobs set due_at = now()`
  const { said, log } = makeLog()
  await runDue(sql, jobs, log)
  assert.equal(runs, 1)
  assert.match(said.join(), /fails.*the disk is gone/)
  const [due] = await sql<
    { soon: boolean }[]
  >`select due_at < now() + interval '2 minutes' as soon from jobs where name = 'fails'`
  assert.equal(due?.soon, true)
})
