import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { enterInstance } from '#src/operations/instances/instances.server.ts'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { requireNoLiveInstance } from '#src/operations/restore/restored-place.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { requireKnownMigrations } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { buildEmployeeValues, endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { createEmptyDatabase } from '#test/fresh-database.ts'
import { shop } from '#test/harness.ts'
import { until } from '#test/lifecycle/until.ts'
import { createBackupDirectory, restoreTestShop, saveTestShop } from '#test/shop-archives.ts'
import { createSmallPicture } from '#test/stored-files.ts'

/** A former employee with a photo, whose record may be erased. */
async function openShopWithFormerEmployee(t: TestContext) {
  const world = await shop(t)
  const company = await world.make.company()
  const photo = { image: [{ bytes: await createSmallPicture(30), name: 'foto.png' }] }
  const values = buildEmployeeValues({ surname: 'Zzyzxquiroga', company_id: company.id, admission_date: '2005-01-01' })
  const { body } = await world.admin.post('/employees', toForm(values, photo))
  await endEmployment(world, body.id, '2010-05-06')
  const erase = async () => {
    const file_number = (await world.admin.get(`/employees/${body.id}`)).body.employee_file_number
    const answer = await world.admin.post(`/employees/${body.id}/erase`, {
      reason: 'Lo pidió',
      employee_file_number: file_number,
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  return { ...world, id: body.id as number, erase, directory: createBackupDirectory(t) }
}

/** A place without a table, to restore into. */
async function createEmptyPlace(t: TestContext) {
  const { options } = await createEmptyDatabase(t)
  const sql = createConnectionPools(options, { max: 2, timeZone: 'America/Argentina/Buenos_Aires' })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mostrador-place-'))
  t.after(async () => {
    await sql.end()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { sql, dataDir }
}

const countFiles = ({ dataDir }: { dataDir: string }) =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

test('who was erased after the backup is erased again when it replaces the database', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { sql, id, erase, directory } = world
  const file = path.join(directory, 'before.zip')
  await saveTestShop(world, file)
  await erase()
  assert.equal(countFiles(world), 0)
  assert.deepEqual(await restoreTestShop(world, file, createBackupDirectory(t)), {
    erasedAgain: 1,
    knowsLaterState: true,
  })
  const [row] = await sql<
    { surname: string; image: string | null }[]
  >`select surname, image from employees where id = ${id}`
  assert.deepEqual(row, { surname: 'Datos borrados', image: null })
  assert.equal(countFiles(world), 0, 'the photo that the backup brought is gone too')
  assert.equal((await sql`select from sessions`).length, 0, 'every session has ended')
})

test('who was erased is erased again in an empty place too, if a later backup tells of it', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { id, erase, directory } = world
  const file = path.join(directory, 'before.zip')
  await saveTestShop(world, file)
  await erase()
  const withoutWord = await createEmptyPlace(t)
  const report = await restoreTestShop(withoutWord, file, createBackupDirectory(t))
  assert.deepEqual(report, { erasedAgain: 0, knowsLaterState: false })
  const besideItself = await restoreTestShop(await createEmptyPlace(t), file, directory)
  assert.equal(besideItself.knowsLaterState, false, 'the backup itself knows nothing later')

  const after = path.join(directory, 'after.zip')
  await saveTestShop(world, after)
  // A copied file is newer than its moment.
  utimesSync(after, 0, 0)
  const place = await createEmptyPlace(t)
  assert.deepEqual(await restoreTestShop(place, file, directory), { erasedAgain: 1, knowsLaterState: true })
  const [row] = await place.sql<{ surname: string }[]>`select surname from employees where id = ${id}`
  assert.equal(row?.surname, 'Datos borrados')

  const later = path.join(directory, 'of-the-place.zip')
  await saveTestShop(place, later)
  const third = await createEmptyPlace(t)
  assert.equal((await restoreTestShop(third, later, createBackupDirectory(t))).erasedAgain, 0, 'it travels as erased')
})

test('an id of a record that was made after the backup and erased is given to nobody else', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { sql, id, directory, make, admin } = world
  const file = path.join(directory, 'before.zip')
  await saveTestShop(world, file)
  const company = await make.company()
  const { body: later } = await admin.post('/employees', buildEmployeeValues({ company_id: company.id }))
  assert.ok(later.id > id)
  await restoreTestShop(world, file, directory)
  const [next] = await sql<{ id: number }[]>`select nextval(pg_get_serial_sequence('employees', 'id'))::int as id`
  assert.ok(next && next.id > later.id)
})

test('erasures of another shop concern nobody here', async (t) => {
  const [world, other] = [await openShopWithFormerEmployee(t), await openShopWithFormerEmployee(t)]
  assert.equal(other.id, world.id)
  const file = path.join(world.directory, 'before.zip')
  await saveTestShop(world, file)
  await other.sql`update shop_identity set id = gen_random_uuid()`
  await other.erase()
  const report = await restoreTestShop(other, file, other.directory)
  assert.deepEqual(report, { erasedAgain: 0, knowsLaterState: false })
})

test('tables of others in the database are never dropped', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const file = path.join(world.directory, 'a.zip')
  await saveTestShop(world, file)
  await world.sql`create table invoices_of_others (id int)`
  await assert.rejects(restoreTestShop(world, file, world.directory), /not Mostrador's \(invoices_of_others\)/)
  assert.equal((await world.sql`select from employees`).length, 1, 'nothing was changed')
})

test('a backup whose rows break a rule of the database is refused, and nothing changes', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const file = path.join(world.directory, 'a.zip')
  await world.sql`alter table employees drop constraint employees_company_id_fkey`
  await world.sql`update employees set company_id = 999`
  await saveTestShop(world, file)
  await world.sql`update employees set company_id = (select id from companies limit 1)`
  await assert.rejects(restoreTestShop(world, file, world.directory), /employees_company_id_fkey/)
  const [row] = await world.sql<{ company_id: number }[]>`select company_id from employees`
  assert.notEqual(row?.company_id, 999)
})

test('a sheet that waited for its user at the moment of the backup is read again', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const { admin, sql, directory } = world
  const sheet = new FormData()
  sheet.append('file', new Blob(['name\nAzul\nRojo\n']), 'colores.csv')
  const { body } = await admin.post('/imports', sheet)
  const file = path.join(directory, 'a.zip')
  await saveTestShop(world, file)
  await restoreTestShop(world, file, directory)
  await until('its rows are there again', async () => {
    const rows = await sql`select from import_rows where import_id = ${body.id}`
    return rows.length === 3
  })
  const [row] = await sql<{ status: string }[]>`select status from imports where id = ${body.id}`
  assert.equal(row?.status, 'pending')
})

/** A directory with the program's migrations, and one more. */
function createLaterMigrations(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-migrations-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  cpSync(migrationsDirectory, directory, { recursive: true })
  writeFileSync(path.join(directory, '999_later.sql'), `alter table colors add column later text default 'later';`)
  return directory
}

test('a backup of an earlier version is upgraded, and one of a later version is refused', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  await world.make.color()
  const file = path.join(world.directory, 'earlier.zip')
  await saveTestShop(world, file)
  const later = createLaterMigrations(t)
  const place = await createEmptyPlace(t)
  await restoreTestShop(place, file, createBackupDirectory(t), later)
  const colors = await place.sql<{ later: string }[]>`select later from colors`
  assert.deepEqual(colors, [{ later: 'later' }])

  const laterFile = path.join(world.directory, 'later.zip')
  await saveTestShop(place, laterFile)
  const archive = await openCheckedArchive(laterFile, null)
  await archive.close()
  const { migrations } = archive.description
  await requireKnownMigrations(migrations, later)
  await assert.rejects(
    requireKnownMigrations(migrations, migrationsDirectory),
    /999_later\.sql, which this program lacks/,
  )
})

test('while an instance lives that shares an external database, nothing is restored over it', async (t) => {
  const { sql } = await openShopWithFormerEmployee(t)
  await requireNoLiveInstance(sql)
  const { leave } = await enterInstance(sql)
  await assert.rejects(
    requireNoLiveInstance(sql),
    /Mostrador is open on .* \(process \d+\)\. Stop every instance first/,
  )
  await leave()
  await requireNoLiveInstance(sql)
})

/** Every index, sample size, constraint and trigger of a database, as texts. */
async function readRules(sql: Sql): Promise<string[]> {
  const rows = await sql<{ text: string }[]>`
    select indexdef as text from pg_indexes where schemaname = 'public'
    union all
    select attrelid::regclass || ' ' || attnum || ' ' || attstattarget from pg_attribute join pg_class c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and attstattarget > 0
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all
    select indexrelid::regclass || ' is not valid' from pg_index where not indisvalid
    order by 1`
  return rows.map(({ text }) => text)
}

test('a restored database has every index, sample size, constraint and trigger of a new one', async (t) => {
  const world = await openShopWithFormerEmployee(t)
  const file = path.join(world.directory, 'a.zip')
  await saveTestShop(world, file)
  const place = await createEmptyPlace(t)
  await restoreTestShop(place, file, world.directory)
  const [rules, restoredRules] = [await readRules(world.sql), await readRules(place.sql)]
  assert.ok(rules.length > 500, `${rules.length}`)
  assert.deepEqual(restoredRules, rules)
})
