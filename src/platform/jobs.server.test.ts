import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { runDue } from '#src/platform/jobs.server.ts'
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
  const said: string[] = []
  const log = { info() {}, error() {}, warn: (text: string) => void said.push(text) }
  await runDue(sql, jobs, log)
  assert.equal(runs, 1)
  assert.match(said.join(), /fails.*the disk is gone/)
  const [due] = await sql<
    { soon: boolean }[]
  >`select due_at < now() + interval '2 minutes' as soon from jobs where name = 'fails'`
  assert.equal(due?.soon, true)
})
