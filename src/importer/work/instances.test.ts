import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lives, onLinux } from '#test/exports.ts'
import { shop } from '#test/harness.ts'
import { over } from '#test/imports.ts'
import { until } from '#test/lifecycle/until.ts'
import { asColors, childrenWith, holding, loaders, manyColors, written } from '#test/loader.ts'
import { secondInstance } from '#test/second-instance.ts'

const rowHeld = `insert into colors (name, color_code) values ('Color 1502', '#000000')`

test('two instances on one database do each load once', onLinux, async (t) => {
  const world = await shop(t)
  const { admin } = world
  const other = await secondInstance(t, world)
  const sheets = [await manyColors(admin, 1200), await manyColors(other.admin, 1200)]
  for (const { id } of sheets) {
    const [here, there] = await Promise.all([
      admin.post(`/imports/${id}/run`, { ...asColors, on_duplicate: 'update' }),
      other.admin.post(`/imports/${id}/run`, { ...asColors, on_duplicate: 'update' }),
    ])
    assert.deepEqual([here.status, there.status].sort(), [200, 409])
  }
  const [first, second] = [await over(admin, sheets[0].id), await over(other.admin, sheets[1].id)]
  assert.deepEqual([first.status, second.status], ['done', 'done'])
  assert.equal(first.created + second.created, 1200)
  assert.deepEqual(await written(world), { rows: 1200, trails: 1200 })
})

test(
  'an instance that is killed amid a run takes its loader with it, and another goes on where it was',
  onLinux,
  async (t) => {
    const world = await shop(t)
    const { admin, sql } = world
    const other = await secondInstance(t, world)
    const { id } = await manyColors(other.admin, 2500)
    const held = await holding(t, world, rowHeld)
    await other.admin.post(`/imports/${id}/run`, asColors)
    await held.isMet()
    const [instance] = childrenWith('test/instance.ts')
    assert.ok(instance)
    const orphans = loaders(instance)
    process.kill(instance, 'SIGKILL')
    await until('the loader ends with its server', () => !orphans.some(lives))
    await sql`update imports set lease_until = now() - interval '1 second' where task is not null`
    await held.release()
    const done = await over(admin, id)
    assert.deepEqual([done.status, done.created], ['done', 2500])
    assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
  },
)

test('a lost connection to the database is a pause: the same loader goes on', onLinux, async (t) => {
  const world = await shop(t)
  const { admin, sql } = world
  const { id } = await manyColors(admin, 2500)
  await admin.post(`/imports/${id}/preview`, asColors)
  const held = await holding(t, world, rowHeld)
  await admin.post(`/imports/${id}/run`, asColors)
  await held.isMet()
  const before = loaders()
  const [holder] = await sql`select holder from imports where id = ${id}`
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await held.release()
  const done = await over(admin, id)
  assert.deepEqual([done.status, done.created], ['done', 2500])
  assert.ok(holder?.holder)
  assert.deepEqual(
    loaders().filter((pid) => before.includes(pid)),
    before,
  )
  assert.deepEqual(await written(world), { rows: 2500, trails: 2500 })
})
