import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAlive, onLinux } from '#test/exports.ts'
import { type Shop, shop } from '#test/harness.ts'
import {
  colorsRequest,
  countWritten,
  holdLock,
  killWorkers,
  listWorkerPids,
  uploadColors,
  waitUntilWritten,
} from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { countWaitingStatements } from '#test/open-request.ts'

const insertOfRow = (row: number) => `insert into colors (name, color_code) values ('Color ${row}', '#000000')`

/** Waits until a worker other than `previousHolder` has claimed the import. Returns the worker's name. */
async function assertAttempt({ sql }: Shop, attempts: number, previousHolder: string | null = null): Promise<string> {
  const sheetImport = await until(`attempt ${attempts} is under way`, async () => {
    const [claimedImport] = await sql<{ holder: string; attempts: number }[]>`
      select holder, attempts from imports where lease_until > now() and holder is distinct from ${previousHolder}`
    return listWorkerPids().length > 0 ? claimedImport : null
  })
  assert.equal(sheetImport.attempts, attempts, 'each worker that takes the load up is counted')
  return sheetImport.holder
}

/** Kills each process that claims the import, until the import is given up. */
async function killEachAttempt(testShop: Shop): Promise<void> {
  let holder: string | null = null
  for (const attempts of [1, 2, 3]) {
    holder = await assertAttempt(testShop, attempts, holder)
    const killed = listWorkerPids()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    await until('the process is gone', () => !killed.some(isAlive))
  }
}

test(
  'an import whose process dies three times has failed, says so in three languages, and is not tried again',
  onLinux,
  async (t) => {
    const testShop = await shop(t)
    const { admin, sql } = testShop
    const sheet = await uploadColors(admin, 20)
    await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
    const lock = await holdLock(t, testShop, insertOfRow(2))
    await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
    await killEachAttempt(testShop)
    // A fourth attempt would write the rows.
    await lock.release()
    const failed = await waitUntilOver(admin, sheet.id)
    assert.deepEqual([failed.status, failed.created, failed.total, failed.request_id], ['failed', 0, 0, null])
    const messages = await Promise.all(
      ['es', 'en', 'pt'].map(async (language) => {
        const { body } = await admin.get(`/imports/${sheet.id}`, { 'accept-language': language })
        return body.message
      }),
    )
    assert.match(messages.join('\n'), /se cortó 3 veces.*\n.*broke off 3 times.*\n.*caiu 3 vezes/)
    const secondTry = await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
    assert.deepEqual([secondTry.status, secondTry.body.code], [409, 'OVER'])
    assert.deepEqual([(await countWritten(testShop)).rows, (await sql`select 1 from import_outcomes`).length], [0, 0])
  },
)

test('what an import wrote before its process died three times is counted, and can be undone', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 2500)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const lock = await holdLock(t, testShop, insertOfRow(1502))
  await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
  await waitUntilWritten(testShop, 1000)
  await killEachAttempt(testShop)
  await lock.release()
  const failed = await waitUntilOver(admin, sheet.id)
  assert.deepEqual([failed.status, failed.created, failed.total], ['failed', 1000, 1000])
  assert.match(failed.message, /se cortó 3 veces/)
  await admin.post(`/imports/${sheet.id}/undo`)
  assert.equal((await waitUntilOver(admin, sheet.id)).status, 'undone')
  assert.equal((await countWritten(testShop)).rows, 0)
})

test('an import that gets further after each death is not given up', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const sheet = await uploadColors(admin, 4500)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  let lock = await holdLock(t, testShop, insertOfRow(1502))
  await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
  for (const row of [2502, 3502, 4501]) {
    await waitUntilWritten(testShop, Math.floor((row - 1500) / 1000) * 1000 || 1000)
    const nextLock = await holdLock(t, testShop, insertOfRow(row))
    await killWorkers(testShop)
    await lock.release()
    lock = nextLock
  }
  await lock.release()
  const result = await waitUntilOver(admin, sheet.id)
  assert.deepEqual([result.status, result.created], ['done', 4500])
  assert.deepEqual(await countWritten(testShop), { rows: 4500, trails: 4500 })
})

test(
  'a sheet whose reading kills its process three times is refused at its field, and nothing of it is kept',
  onLinux,
  async (t) => {
    const testShop = await shop(t)
    const { admin } = testShop
    const lock = await holdLock(t, testShop, 'lock table import_rows in share row exclusive mode')
    const sending = uploadColors(admin, 10).catch((error) => error)
    await killEachAttempt(testShop)
    await lock.release()
    assert.match((await sending).message, /se cortó 3 veces/)
    assert.deepEqual((await admin.get('/imports')).body, [])
  },
)

test(
  'an import whose process keeps dying is cancelled at once: the next process does nothing else',
  onLinux,
  async (t) => {
    const testShop = await shop(t)
    const { admin, sql } = testShop
    const sheet = await uploadColors(admin, 20)
    await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
    const lock = await holdLock(t, testShop, insertOfRow(2))
    // With all or nothing, a cancellation is met between batches. A single batch meets it only after its write.
    await admin.post(`/imports/${sheet.id}/run`, { ...colorsRequest, all_or_nothing: true })
    await lock.waitUntilBlocking()
    const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
    await until('it is asked to stop', async () => (await sql`select 1 from imports where is_cancelled`)[0])
    // The statement of a killed process still waits.
    const waiting = await countWaitingStatements(sql)
    let isCancelled = false
    const response = cancelling.finally(() => {
      isCancelled = true
    })
    await killWorkers(testShop)
    await until('it is cancelled', async () => {
      assert.ok((await countWaitingStatements(sql)) <= waiting, 'the next process goes on with the load')
      return isCancelled
    })
    const { body } = await response
    assert.deepEqual([body.status, body.message], ['pending', 'Cancelaste la carga: no se cargó nada.'])
  },
)

test('a cancel does not wait for the lease of a server that died with its process', async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const sheet = await uploadColors(admin, 20)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  await sql`update imports set task = 'write', holder = 'dead', lease_until = now() + interval '1 hour', attempts = 1`
  const cancelling = admin.post(`/imports/${sheet.id}/cancel`)
  await until('it is asked to stop', async () => (await sql`select 1 from imports where is_cancelled`)[0])
  const [sheetImport] = await sql<
    { soon: boolean }[]
  >`select lease_until < now() + interval '10 seconds' as soon from imports`
  await sql`update imports set lease_until = now() - interval '1 second'`
  assert.deepEqual([(await cancelling).body.status, (await countWritten(testShop)).rows], ['pending', 0])
  assert.equal(sheetImport?.soon, true)
})

test('a process that is told to end gives its import back, and no attempt is counted', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const sheet = await uploadColors(admin, 20)
  await admin.post(`/imports/${sheet.id}/preview`, colorsRequest)
  const lock = await holdLock(t, testShop, insertOfRow(2))
  await admin.post(`/imports/${sheet.id}/run`, colorsRequest)
  await lock.waitUntilBlocking()
  const endedPids = listWorkerPids()
  for (const pid of endedPids) process.kill(pid, 'SIGTERM')
  await until('the process has ended', () => !endedPids.some(isAlive))
  assert.deepEqual(await sql`select attempts, holder, task from imports`, [
    { attempts: 0, holder: null, task: 'write' },
  ])
  await lock.release()
  const result = await waitUntilOver(admin, sheet.id)
  assert.deepEqual([result.status, result.created], ['done', 20])
})

test('an import that is run again begins to count anew', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const sheet = await uploadColors(admin, 20)
  await sql`update imports set attempts = 3`
  assert.equal((await runImport(admin, sheet.id, colorsRequest)).status, 'done')
})
