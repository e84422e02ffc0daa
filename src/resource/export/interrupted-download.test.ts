import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { createServer } from '#src/app/server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import {
  assertExportOver,
  assertWithinSecond,
  formats,
  isAlive,
  listWriterPids,
  onLinux,
  openFullShop,
  readOpenTransactions,
  readToEnd,
  startDownload,
} from '#test/exports.ts'
import { shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

test('if the reader disconnects, cursor and child process end within a second', onLinux, async (t) => {
  const { admin, url, sql } = await openFullShop(t)
  for (const format of formats) {
    const download = await startDownload(admin, url, format)
    assert.equal((await readOpenTransactions(sql)).length, 1, format)
    assert.equal(listWriterPids().length, format === 'xlsx' ? 1 : 0)
    download.cut()
    await assertExportOver(sql)
  }
})

test('if the reader disconnects before the first row, the statement is cancelled', onLinux, async (t) => {
  const { admin, url, sql } = await shop(t)
  const token = await admin.token()
  for (const format of formats) {
    await sql.begin(async (tx) => {
      await tx`lock table colors in access exclusive mode`
      const controller = new AbortController()
      const exportPromise = fetch(`${url}/api/colors/export.${format}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: controller.signal,
      })
      const readWaitingStatements = () => sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%from colors%'`
      while ((await readWaitingStatements()).length === 0);
      controller.abort()
      await assert.rejects(exportPromise)
      await assertWithinSecond('it no longer waits', async () => (await readWaitingStatements()).length === 0)
    })
    await assertExportOver(sql)
  }
})

test('a server that stops ends its exports within a second, and their readers notice', onLinux, async (t) => {
  const { admin, sql, settings } = await openFullShop(t)
  for (const format of formats) {
    const app = await createServer({ settings, sql, files: await createFileStore(settings) })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const download = await startDownload(admin, url, format)
    const closePromise = app.close()
    await assertExportOver(sql)
    await assert.rejects(readToEnd(download), format)
    await closePromise
  }
})

test('if the child process dies the connection breaks: no file is silently short', onLinux, async (t) => {
  const { admin, url, sql } = await openFullShop(t)
  const download = await startDownload(admin, url, 'xlsx')
  for (const pid of listWriterPids()) process.kill(pid, 'SIGKILL')
  await assertExportOver(sql)
  await assert.rejects(readToEnd(download))
  const secondDownload = await startDownload(admin, url, 'xlsx')
  await readToEnd(secondDownload)
})

test(
  'if the database is lost the connection breaks, or the answer is an error if nothing was sent yet',
  onLinux,
  async (t) => {
    const { admin, url, sql } = await openFullShop(t)
    for (const format of formats) {
      const download = await startDownload(admin, url, format)
      for (const { pid } of await readOpenTransactions(sql)) await sql`select pg_terminate_backend(${pid}, 1000)`
      await assert.rejects(readToEnd(download), format)
      await assertExportOver(sql)
    }
    await sql`alter table training_items rename to courses`
    for (const format of formats) {
      const { status, body } = await admin.get(`/training_items/export.${format}`)
      assert.deepEqual([status, body.code], [500, 'INTERNAL'])
    }
  },
)

test('a server that is killed takes cursor and child process with it', onLinux, async (t) => {
  const { admin, sql, database, settings } = await openFullShop(t)
  const instance = fork(path.join(import.meta.dirname, '..', '..', '..', 'test', 'instance.ts'), [
    JSON.stringify({ database, settings }),
  ])
  const [{ url }] = await once(instance, 'message')
  const download = await startDownload(admin, url, 'xlsx')
  const children = listWriterPids(instance.pid)
  assert.equal(children.length, 1)
  instance.kill('SIGKILL')
  await once(instance, 'exit')
  await assertExportOver(sql, () => children.filter(isAlive))
  await assert.rejects(readToEnd(download))
})

test('exports wait for each other; a user who requests too many at once is told to try again', onLinux, async (t) => {
  const { admin, as, url } = await openFullShop(t)
  const firstDownload = await startDownload(admin, url, 'xlsx')
  const otherExports = [admin, admin, admin, as('see_training_items')].map((by) =>
    by.get('/training_items/export.xlsx?fields=name'),
  )
  const refusal = await Promise.race(otherExports)
  assert.equal(refusal.status, 429)
  assert.ok(refusal.headers.get('retry-after'))
  assert.match(refusal.body.message, /Se están exportando otras listas/)
  assert.equal((await admin.get('/colors')).status, 200)
  firstDownload.cut()
  const statuses = (await Promise.all(otherExports)).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 200, 200, 429])
})

test(
  'an export that its client does not read delays nobody else, and holds neither cursor nor process',
  onLinux,
  async (t) => {
    const { admin, as, url, sql } = await openFullShop(t)
    for (const format of formats) {
      const unreadDownload = await startDownload(admin, url, format)
      const otherDownload = await startDownload(as('see_training_items'), url, format)
      await readToEnd(otherDownload)
      await until(
        'it is written to its end',
        async () => (await readOpenTransactions(sql)).length === 0 && !listWriterPids().length,
      )
      assert.equal(unreadDownload.response.complete, false)
      unreadDownload.cut()
    }
  },
)
