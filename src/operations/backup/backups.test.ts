import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { saveShop } from '#src/operations/backup/save-shop.server.ts'
import { makeScheduledBackupIfDue } from '#src/operations/backup/scheduled-backup.server.ts'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { silentLog } from '#src/platform/log.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'

type Listed = { name: string; at: string; by: string | null; size: number; ok: boolean | null; error: string | null }

const listBackups = async (client: Client): Promise<Listed[]> => (await client.get('/operations/backups')).body

/** Makes a backup by the API and returns it when it has ended. */
async function makeBackup(client: Client): Promise<Listed> {
  const { status, body } = await client.post('/operations/backups', {})
  assert.equal(status, 202, JSON.stringify(body))
  let made: Listed | undefined
  await until('the backup has ended', async () => {
    made = (await listBackups(client)).find(({ name }) => name === body.name)
    return made !== undefined && made.ok !== null
  })
  assert.ok(made)
  return made
}

const getDirectory = ({ settings }: Shop) => settings.backups.directory

test('a backup is made while the shop is open, listed with who made it, and downloaded whole by a ticket', async (t) => {
  const world = await checkAgainstDocument(await shop(t))
  const { admin, make, url } = world
  await make.product()
  const made = await makeBackup(admin)
  assert.deepEqual([made.ok, made.error, made.by?.slice(0, 11)], [true, null, 'Ana Prueba '])
  assert.match(made.name, /^\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  const { body } = await admin.post('/tickets', { path: `/api/operations/backups/${made.name}` })
  const answer = await fetch(`${url}/api/operations/backups/${made.name}?ticket=${body.ticket}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.equal(bytes.length, made.size)
  assert.equal(answer.headers.get('content-disposition'), `attachment; filename="${made.name}"`)
  const copy = path.join(getDirectory(world), 'copy')
  writeFileSync(copy, bytes)
  const archive = await openCheckedArchive(copy, null)
  assert.equal(archive.contents.rows.products, 1)
  await archive.close()
  const entries: { resource: string; action: string; label: string }[] = (await admin.get('/audit')).body
  assert.deepEqual(
    entries.filter(({ resource }) => resource === 'operations').map(({ action, label }) => [action, label]),
    [
      ['downloaded', made.name],
      ['created', made.name],
    ],
  )
})

test('only a holder of the permissions who belongs to neither company nor client sees, makes or takes backups', async (t) => {
  const world = await shop(t)
  const { admin, as, asUser, make } = world
  const { name } = await makeBackup(admin)
  const company = await make.company()
  const client = await make.client()
  const permissions = ['see_operations', 'manage_backups']
  for (const bound of [
    asUser({ company_id: company.id, permissions }),
    asUser({ client_id: client.id, permissions }),
  ]) {
    assert.equal((await bound.get('/operations/backups')).status, 403)
    assert.equal((await bound.post('/operations/backups', {})).status, 403)
    assert.equal((await bound.get(`/operations/backups/${name}`)).status, 403)
    assert.equal((await bound.post('/tickets', { path: `/api/operations/backups/${name}` })).status, 403)
  }
  const seer = as('see_operations')
  assert.equal((await listBackups(seer)).length, 1)
  assert.equal((await seer.post('/operations/backups', {})).status, 403)
  assert.equal((await seer.get(`/operations/backups/${name}`)).status, 403)
  for (const other of ['..%2f..%2fpackage.json', '.zip', 'none.zip', 'restore-unfinished'])
    assert.equal((await admin.get(`/operations/backups/${other}`)).status, 404, other)
})

test('a second backup is refused while one is under way, and one whose process died is told as cut off', async (t) => {
  const { admin, sql } = await shop(t)
  await sql`insert into backups (name) values ('2026-01-01-0300.zip')`
  const { status, body } = await admin.post('/operations/backups', {})
  assert.deepEqual([status, body.code], [409, 'UNDER_WAY'])
  assert.equal(body.message, 'Ya se está haciendo una copia. Esperá a que termine.')
  assert.equal((await listBackups(admin))[0]?.ok, null)
  await sql`update backups set heard_at = now() - interval '5 minutes', at = now() - interval '5 minutes'`
  const [dead] = await listBackups(admin)
  assert.deepEqual([dead?.ok, dead?.error?.slice(0, 18)], [false, 'La copia se cortó:'])
  assert.equal((await makeBackup(admin)).ok, true)
})

test('a directory that cannot be written is told, and the backups before stay as they are', async (t) => {
  const world = await shop(t)
  const { admin } = world
  const first = await makeBackup(admin)
  const directory = getDirectory(world)
  const away = `${directory}-away`
  renameSync(directory, away)
  const failed = await makeBackup(admin)
  assert.equal(failed.ok, false)
  assert.match(failed.error ?? '', /BACKUP_DIR/)
  assert.deepEqual(readdirSync(away), [first.name])
  renameSync(away, directory)
  assert.equal((await makeBackup(admin)).ok, true)
  assert.equal((await listBackups(admin)).filter(({ ok }) => ok).length, 2)
})

test('the oldest backups beyond BACKUP_KEEP go, and what a cut-off one left, but nothing of others', async (t) => {
  const world = await shop(t, { BACKUP_KEEP: '2' })
  await makeBackup(world.admin)
  const directory = getDirectory(world)
  const longAgo = new Date('2020-01-01')
  const ofOthers = ['photos.zip', 'before-upgrade.zip', 'other.zip.partial']
  for (const name of [...ofOthers, '2020-01-01-0300.zip.partial']) {
    writeFileSync(path.join(directory, name), 'x')
    utimesSync(path.join(directory, name), longAgo, longAgo)
  }
  await makeBackup(world.admin)
  const last = await makeBackup(world.admin)
  const names = readdirSync(directory).filter((name) => !ofOthers.includes(name))
  assert.equal(names.length, 2)
  assert.equal(readdirSync(directory).length, names.length + ofOthers.length, 'files of others stay')
  assert.ok(names.includes(last.name))
  assert.deepEqual((await listBackups(world.admin)).map(({ name }) => name).sort(), names.sort())
})

async function createScheduledServices(t: TestContext) {
  const world = await shop(t, { BACKUP_AT: '03:00' })
  const files = await createFileStore(world.settings)
  return { world, services: { sql: world.sql, files, settings: world.settings, log: silentLog, saveShop } }
}

test('the scheduled backup is made once after its time, however many instances ask', async (t) => {
  const { world, services } = await createScheduledServices(t)
  const results = await Promise.allSettled([1, 2, 3].map(() => makeScheduledBackupIfDue(services)))
  assert.equal(results.filter((result) => result.status === 'fulfilled' && result.value).length, 1)
  assert.equal(await makeScheduledBackupIfDue(services), false)
  const backups = await listBackups(world.admin)
  assert.deepEqual(
    backups.map(({ ok, by }) => [ok, by]),
    [[true, null]],
  )
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  assert.equal(await makeScheduledBackupIfDue(services, tomorrow), true)
})

test('a scheduled backup that failed is tried again after half an hour', async (t) => {
  const { world, services } = await createScheduledServices(t)
  await makeScheduledBackupIfDue(services)
  rmSync(getDirectory(world), { recursive: true })
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  await assert.rejects(makeScheduledBackupIfDue(services, tomorrow), /The backup failed/)
  assert.equal(await makeScheduledBackupIfDue(services, tomorrow), false, 'not at once')
  mkdirSync(getDirectory(world))
  await world.sql`update backups set at = at - interval '31 minutes'`
  assert.equal(await makeScheduledBackupIfDue(services, tomorrow), true)
})

test('without BACKUP_AT nothing is made by itself', async (t) => {
  const { services } = await createScheduledServices(t)
  const { settings } = services
  const unscheduled = { ...services, settings: { ...settings, backups: { ...settings.backups, at: null } } }
  assert.equal(await makeScheduledBackupIfDue(unscheduled), false)
})
