import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lives, onLinux } from '#test/exports.ts'
import { type Shop, shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { countWaiting } from '#test/leaving.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, holding, killLoader, loaders, manyColors, untilWritten, written } from '#test/loader.ts'

const insertOfRow = (row: number) => `insert into colors (name, color_code) values ('Color ${row}', '#000000')`

/** Waits until a worker has taken the load up whose holder is not `before`; returns its holder. */
async function assertAttempt({ sql }: Shop, attempts: number, before: string | null = null): Promise<string> {
  const load = await until(`attempt ${attempts} is under way`, async () => {
    const [taken] = await sql<{ holder: string; attempts: number }[]>`
      select holder, attempts from imports where lease_until > now() and holder is distinct from ${before}`
    return loaders().length > 0 ? taken : null
  })
  assert.equal(load.attempts, attempts, 'each worker that takes the load up is counted')
  return load.holder
}

/** Kills each process that takes the load up, until it is given up. */
async function killEachAttempt(world: Shop): Promise<void> {
  let holder: string | null = null
  for (const attempts of [1, 2, 3]) {
    holder = await assertAttempt(world, attempts, holder)
    const killed = loaders()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    await until('the process is gone', () => !killed.some(lives))
  }
}

test(
  'a load whose process dies three times has failed, says so in three languages, and is not tried again',
  onLinux,
  async (t) => {
    const world = await shop(t)
    const { admin, sql } = world
    const sheet = await manyColors(admin, 20)
    await admin.post(`/imports/${sheet.id}/preview`, asColors)
    const lock = await holding(t, world, insertOfRow(2))
    await admin.post(`/imports/${sheet.id}/run`, asColors)
    await killEachAttempt(world)
    // A fourth attempt would write the rows.
    await lock.release()
    const failed = await over(admin, sheet.id)
    assert.deepEqual([failed.status, failed.created, failed.total, failed.request_id], ['failed', 0, 0, null])
    const messages = await Promise.all(
      ['es', 'en', 'pt'].map(async (language) => {
        const { body } = await admin.get(`/imports/${sheet.id}`, { 'accept-language': language })
        return body.message
      }),
    )
    assert.match(messages.join('\n'), /se cortó 3 veces.*\n.*broke off 3 times.*\n.*caiu 3 vezes/)
    const again = await admin.post(`/imports/${sheet.id}/run`, asColors)
    assert.deepEqual([again.status, again.body.code], [409, 'OVER'])
    assert.deepEqual([(await written(world)).rows, (await sql`select 1 from import_outcomes`).length], [0, 0])
  },
)

test('what a load wrote before its process died three times is counted, and can be undone', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 2500)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  const lock = await holding(t, world, insertOfRow(1502))
  await admin.post(`/imports/${sheet.id}/run`, asColors)
  await untilWritten(world, 1000)
  await killEachAttempt(world)
  await lock.release()
  const failed = await over(admin, sheet.id)
  assert.deepEqual([failed.status, failed.created, failed.total], ['failed', 1000, 1000])
  assert.match(failed.message, /se cortó 3 veces/)
  await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal((await over(admin, sheet.id)).status, 'undone')
  assert.equal((await written(world)).rows, 0)
})

test('a load that gets further after each death is no load that keeps dying', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const sheet = await manyColors(admin, 4500)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  let lock = await holding(t, world, insertOfRow(1502))
  await admin.post(`/imports/${sheet.id}/run`, asColors)
  for (const row of [2502, 3502, 4501]) {
    await untilWritten(world, Math.floor((row - 1500) / 1000) * 1000 || 1000)
    const next = await holding(t, world, insertOfRow(row))
    await killLoader(world)
    await lock.release()
    lock = next
  }
  await lock.release()
  const done = await over(admin, sheet.id)
  assert.deepEqual([done.status, done.created], ['done', 4500])
  assert.deepEqual(await written(world), { rows: 4500, trails: 4500 })
})

test(
  'a sheet whose reading kills its process three times is refused at its field, and nothing of it is kept',
  onLinux,
  async (t) => {
    const world = await shop(t)
    const { admin } = world
    const lock = await holding(t, world, 'lock table import_rows in share row exclusive mode')
    const sending = manyColors(admin, 10).catch((error) => error)
    await killEachAttempt(world)
    await lock.release()
    assert.match((await sending).message, /se cortó 3 veces/)
    assert.deepEqual((await admin.get('/imports')).body, [])
  },
)

test(
  'a load whose process keeps dying is cancelled at once: the next process does nothing else',
  onLinux,
  async (t) => {
    const world = await shop(t)
    const { admin, sql } = world
    const sheet = await manyColors(admin, 20)
    await admin.post(`/imports/${sheet.id}/preview`, asColors)
    const lock = await holding(t, world, insertOfRow(2))
    // All or nothing: a batch that is one of many looks for a cancel before it is written, this one only afterwards.
    await admin.post(`/imports/${sheet.id}/run`, { ...asColors, all_or_nothing: true })
    await lock.isMet()
    const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
    await until('it is asked to stop', async () => (await sql`select 1 from imports where is_cancelled`)[0])
    // The statement of a process that was killed goes on waiting.
    const waiting = await countWaiting(sql)
    let isCancelled = false
    const answer = cancelling.finally(() => {
      isCancelled = true
    })
    await killLoader(world)
    await until('it is cancelled', async () => {
      assert.ok((await countWaiting(sql)) <= waiting, 'the next process goes on with the load')
      return isCancelled
    })
    const { body } = await answer
    assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
  },
)

test('a cancel does not wait for the lease of a server that died with its process', async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const sheet = await manyColors(admin, 20)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  await sql`update imports set task = 'write', holder = 'dead', lease_until = now() + interval '1 hour', attempts = 1`
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await until('it is asked to stop', async () => (await sql`select 1 from imports where is_cancelled`)[0])
  const [load] = await sql<{ soon: boolean }[]>`select lease_until < now() + interval '10 seconds' as soon from imports`
  await sql`update imports set lease_until = now() - interval '1 second'`
  assert.deepEqual([(await cancelling).body.status, (await written(world)).rows], ['pending', 0])
  assert.equal(load?.soon, true)
})

test('a process that is told to end gives its load back, and no attempt is counted', onLinux, async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const sheet = await manyColors(admin, 20)
  await admin.post(`/imports/${sheet.id}/preview`, asColors)
  const lock = await holding(t, world, insertOfRow(2))
  await admin.post(`/imports/${sheet.id}/run`, asColors)
  await lock.isMet()
  const ended = loaders()
  for (const pid of ended) process.kill(pid, 'SIGTERM')
  await until('the process has ended', () => !ended.some(lives))
  assert.deepEqual(await sql`select attempts, holder, task from imports`, [
    { attempts: 0, holder: null, task: 'write' },
  ])
  await lock.release()
  const done = await over(admin, sheet.id)
  assert.deepEqual([done.status, done.created], ['done', 20])
})

test('a load that is run again begins to count anew', onLinux, async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const sheet = await manyColors(admin, 20)
  await sql`update imports set attempts = 3`
  assert.equal((await run(admin, sheet.id, asColors)).status, 'done')
})
