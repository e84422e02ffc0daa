import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAlive, onLinux } from '#test/exports.ts'
import { shop } from '#test/harness.ts'
import {
  colorsRequest,
  countWritten,
  holdLock,
  listChildrenWith,
  listWorkerPids,
  uploadColors,
} from '#test/import-workers.ts'
import { waitUntilOver } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { startSecondInstance } from '#test/second-instance.ts'

const rowHeld = `insert into colors (name, color_code) values ('Color 1502', '#000000')`

test('two instances on one database do each import once', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  const otherInstance = await startSecondInstance(t, testShop)
  const sheets = [await uploadColors(admin, 1200), await uploadColors(otherInstance.admin, 1200)]
  for (const { id } of sheets) {
    const [answerHere, answerThere] = await Promise.all([
      admin.post(`/imports/${id}/run`, { ...colorsRequest, on_duplicate: 'update' }),
      otherInstance.admin.post(`/imports/${id}/run`, { ...colorsRequest, on_duplicate: 'update' }),
    ])
    assert.deepEqual([answerHere.status, answerThere.status].sort(), [200, 409])
  }
  const [firstResult, secondResult] = [
    await waitUntilOver(admin, sheets[0].id),
    await waitUntilOver(otherInstance.admin, sheets[1].id),
  ]
  assert.deepEqual([firstResult.status, secondResult.status], ['done', 'done'])
  assert.equal(firstResult.created + secondResult.created, 1200)
  assert.deepEqual(await countWritten(testShop), { rows: 1200, trails: 1200 })
})

test(
  'an instance that is killed amid a run takes its worker with it, and another goes on where it was',
  onLinux,
  async (t) => {
    const testShop = await shop(t)
    const { admin, sql } = testShop
    const otherInstance = await startSecondInstance(t, testShop)
    const { id } = await uploadColors(otherInstance.admin, 2500)
    const lock = await holdLock(t, testShop, rowHeld)
    await otherInstance.admin.post(`/imports/${id}/run`, colorsRequest)
    await lock.waitUntilBlocking()
    const [instance] = listChildrenWith('test/instance.ts')
    assert.ok(instance)
    const orphans = listWorkerPids(instance)
    process.kill(instance, 'SIGKILL')
    await until('the loader ends with its server', () => !orphans.some(isAlive))
    await sql`update imports set lease_until = now() - interval '1 second' where task is not null`
    await lock.release()
    const result = await waitUntilOver(admin, id)
    assert.deepEqual([result.status, result.created], ['done', 2500])
    assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
  },
)

test('a lost connection to the database is a pause: the same worker goes on', onLinux, async (t) => {
  const testShop = await shop(t)
  const { admin, sql } = testShop
  const { id } = await uploadColors(admin, 2500)
  await admin.post(`/imports/${id}/preview`, colorsRequest)
  const lock = await holdLock(t, testShop, rowHeld)
  await admin.post(`/imports/${id}/run`, colorsRequest)
  await lock.waitUntilBlocking()
  const pidsBefore = listWorkerPids()
  const [holder] = await sql`select holder from imports where id = ${id}`
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await lock.release()
  const result = await waitUntilOver(admin, id)
  assert.deepEqual([result.status, result.created], ['done', 2500])
  assert.ok(holder?.holder)
  assert.deepEqual(
    listWorkerPids().filter((pid) => pidsBefore.includes(pid)),
    pidsBefore,
  )
  assert.deepEqual(await countWritten(testShop), { rows: 2500, trails: 2500 })
})
