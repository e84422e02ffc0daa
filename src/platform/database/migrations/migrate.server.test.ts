import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { hashMigration, migrate, refuseUnmigratableDatabase } from '#src/platform/database/migrations/migrate.server.ts'
import { createEmptyDatabase } from '#test/fresh-database.ts'

async function createMigrations(t: TestContext, files: Record<string, string>) {
  const { options } = await createEmptyDatabase(t)
  const sql = createConnectionPools(options)
  t.after(() => sql.end())
  const directory = await mkdtemp(path.join(os.tmpdir(), 'migrations-'))
  t.after(() => rm(directory, { recursive: true }))
  const write = (name: string, text: string) => writeFile(path.join(directory, name), text)
  for (const [name, text] of Object.entries(files)) await write(name, text)
  return { sql, directory, write, options }
}

const firstMigration = { '001_first.sql': 'create table a (id int); insert into a values (1);' }

test('new migrations are applied in order, and none twice', async (t) => {
  const { sql, directory, write } = await createMigrations(t, {
    ...firstMigration,
    '002_second.sql': 'alter table a add b int',
  })
  assert.deepEqual(await migrate(sql, directory), ['001_first.sql', '002_second.sql'])
  assert.deepEqual(await migrate(sql, directory), [])
  await write('003_third.sql', 'update a set b = 2')
  assert.deepEqual(await migrate(sql, directory), ['003_third.sql'])
  assert.deepEqual([...(await sql`select id, b from a`)], [{ id: 1, b: 2 }])
})

test('a changed migration is refused by name with advice, and no later one is applied', async (t) => {
  const { sql, directory, write } = await createMigrations(t, firstMigration)
  await migrate(sql, directory)
  await write('001_first.sql', 'create table other (id int)')
  await write('002_second.sql', 'create table second (id int)')
  await write('landed.json', JSON.stringify({ '001_first.sql': { [hashMigration('a third text')]: 'abc1234' } }))
  const refusal = /001_first\.sql was changed .*of no landed version.*Start the version of Mostrador that last opened/s
  await assert.rejects(migrate(sql, directory), refusal)
  await assert.rejects(refuseUnmigratableDatabase(sql, directory), refusal)
  assert.equal((await sql`select to_regclass('second') as a`)[0]?.a, null)
})

test('an earlier landed text is accepted and keeps its hash, and later migrations are applied', async (t) => {
  const text = firstMigration['001_first.sql']
  const { sql, directory, write } = await createMigrations(t, firstMigration)
  await migrate(sql, directory)
  await write('001_first.sql', `-- A comment.\n${text}`)
  await write('002_second.sql', 'alter table a add b int')
  const landedHashes = { [hashMigration(text)]: 'abc1234', [hashMigration(`-- A comment.\n${text}`)]: 'def5678' }
  await write('landed.json', JSON.stringify({ '001_first.sql': landedHashes }))
  await refuseUnmigratableDatabase(sql, directory)
  assert.deepEqual(await migrate(sql, directory), ['002_second.sql'])
  const hashes = await sql`select hash from migrations order by name`
  assert.deepEqual(hashes[0], { hash: hashMigration(text) })
})

test('a landed text of one file is accepted for no other file', async (t) => {
  const { sql, directory, write } = await createMigrations(t, firstMigration)
  await migrate(sql, directory)
  await write('001_first.sql', 'create table other (id int)')
  await write(
    'landed.json',
    JSON.stringify({ '002_b.sql': { [hashMigration(firstMigration['001_first.sql'])]: 'abc1234' } }),
  )
  await assert.rejects(migrate(sql, directory), /001_first\.sql was changed/)
})

test('checking whether a new database fits leaves nothing in it, not even the table of migrations', async (t) => {
  const { sql, directory } = await createMigrations(t, firstMigration)
  await refuseUnmigratableDatabase(sql, directory)
  assert.deepEqual(await sql`select 1 from pg_class where relname in ('migrations', 'a')`, [])
})

test('a migration with transaction commands is refused by name before anything is applied', async (t) => {
  for (const text of ['create table b (id int);\ncommit;\nselect 1/0', 'BEGIN;\ncreate table b (id int);\nEND;']) {
    const { sql, directory } = await createMigrations(t, { ...firstMigration, '002_b.sql': text })
    await assert.rejects(migrate(sql, directory), /002_b\.sql begins or ends a transaction/)
    assert.equal((await sql`select to_regclass('a') as a`)[0]?.a, null)
  }
})

test('other line endings are no change', async (t) => {
  const { sql, directory, write } = await createMigrations(t, { '001_a.sql': 'create table\na (id int)' })
  await migrate(sql, directory)
  await write('001_a.sql', 'create table\r\na (id int)')
  assert.deepEqual(await migrate(sql, directory), [])
})

test('a missing migration is refused by name', async (t) => {
  const { sql, directory } = await createMigrations(t, firstMigration)
  await migrate(sql, directory)
  await rm(path.join(directory, '001_first.sql'))
  for (const refuse of [migrate, refuseUnmigratableDatabase])
    await assert.rejects(refuse(sql, directory), /001_first\.sql, which this program lacks/)
})

test('a migration with a number before an applied one is refused by name', async (t) => {
  const { sql, directory, write } = await createMigrations(t, { '002_b.sql': 'create table b (id int)' })
  await migrate(sql, directory)
  await write('001_late.sql', 'create table late (id int)')
  for (const refuse of [migrate, refuseUnmigratableDatabase])
    await assert.rejects(refuse(sql, directory), /001_late\.sql comes before 002_b\.sql/)
})

test('a failed migration leaves the old state, and its error names it with the line', async (t) => {
  const { sql, directory, write } = await createMigrations(t, firstMigration)
  await migrate(sql, directory)
  await write('002_bad.sql', 'alter table a add b int;\ninsert into a values (1, 2);\ninsert into nowhere values (1);')
  await assert.rejects(migrate(sql, directory), /002_bad\.sql failed, line 3: .*nowhere.*as it was before/)
  assert.deepEqual([...(await sql`select * from a`)], [{ id: 1 }])
  await write('002_bad.sql', 'alter table a add b int')
  assert.deepEqual(await migrate(sql, directory), ['002_bad.sql'])
})

test('two instances that start at once apply each migration once', async (t) => {
  const slow = 'create table a (id int); select pg_sleep(0.05);'
  const { sql, directory, options } = await createMigrations(t, {
    '001_a.sql': slow,
    '002_b.sql': 'create table b (id int)',
  })
  const otherSql = createConnectionPools(options)
  t.after(() => otherSql.end())
  const applied = await Promise.all([migrate(sql, directory), migrate(otherSql, directory)])
  assert.deepEqual(applied.flat().sort(), ['001_a.sql', '002_b.sql'])
})

test('a role that may not create an extension learns what to do', async (t) => {
  const { sql, directory, options } = await createMigrations(t, {
    '001_a.sql': 'create extension if not exists pg_trgm;',
  })
  const role = `limited_${options.database}`
  await sql.query(`create role ${role} login; grant create on schema public to ${role}`)
  const limited = createConnectionPools({ ...options, user: role })
  for (const refuse of [migrate, refuseUnmigratableDatabase])
    await assert.rejects(refuse(limited, directory), /may not create the extensions pg_trgm.*superuser/)
  await limited.end()
  await sql.query(`drop owned by ${role}; drop role ${role}`)
})

test('a badly named file is refused', async (t) => {
  const { sql, directory } = await createMigrations(t, { 'first.sql': 'select 1' })
  await assert.rejects(migrate(sql, directory), /first\.sql is not named like/)
})
