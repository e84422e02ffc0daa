import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { backupCard } from '#src/operations/start-page/cards.ts'
import { fetchFigures } from '#test/cards.ts'
import { shop } from '#test/harness.ts'

test('the start page warns of backups until a good one is made', async (t) => {
  const { as, sql } = await shop(t)
  const reader = as('see_operations')
  assert.deepEqual(await fetchFigures(reader, backupCard), { concern: 'none', last_ok_at: null })
  await sql`
    insert into backups (name, ended_at, error) values ('1.zip', now(), 'operations.backups.failed')`
  assert.equal((await fetchFigures(reader, backupCard)).concern, 'failed')
  await sql`insert into backups (name, at, ended_at) values ('2.zip', now() + interval '1 second', now())`
  const figures = await fetchFigures(reader, backupCard)
  assert.equal(figures.concern, null)
  assert.ok(Date.parse(figures.last_ok_at ?? '') > 0)
})

test('the start page warns of a last backup whose disk is away, until it is there again', async (t) => {
  const { as, sql, settings } = await shop(t)
  const { directory } = settings.backups
  await sql`insert into backups (name, directory, ended_at) values ('1.zip', ${directory}, now())`
  const readConcern = async () => (await fetchFigures(as('see_operations'), backupCard)).concern
  assert.equal(await readConcern(), 'gone')
  mkdirSync(directory)
  writeFileSync(path.join(directory, '1.zip'), '')
  assert.equal(await readConcern(), null)
})

test('the warning is for readers of operations alone, and for no user of a company', async (t) => {
  const { as, asUser, make } = await shop(t)
  assert.equal((await as('see_audit').get('/dashboard/backup_concern')).status, 403)
  const company = await make.company()
  const user = asUser({ company_id: Number(company.id), permissions: ['see_operations'] })
  assert.equal((await user.get('/dashboard/backup_concern')).status, 403)
  const names = (await user.get('/dashboard')).body.map(({ name }: { name: string }) => name)
  assert.ok(!names.includes('backup_concern'))
})
