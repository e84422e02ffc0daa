import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { parseDatabaseError } from '#src/platform/database/errors/parse-database-error.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

async function openDatabase(t: TestContext) {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  return sql
}

test('an undefined parameter is refused with its position and not taken for null', async (t) => {
  const sql = await openDatabase(t)
  const { nothing }: { nothing?: string } = {}
  await assert.rejects(sql.query('select $1::text, $2::text', ['one', nothing]), /Parameter \$2 is undefined/)
  await assert.rejects(sql.query('select $1::text[]', [['one', nothing]]), /Parameter \$1 is undefined/)
  const [row] = await sql`select ${null}::text is null as is_null`
  assert.deepEqual(row, { is_null: true })
})

test('an object, a list or a text is only sent as JSON by json(…)', async (t) => {
  const sql = await openDatabase(t)
  await assert.rejects(sql.query('select $1::jsonb', [{ a: 1 }]), /Parameter \$1 is an object: say json/)
  for (const value of [{ a: [1, 'x'] }, ['a', 'b'], [], 'a text', '"quoted"', 12.5, true]) {
    const [row] = await sql`select ${sql.json(value)}::jsonb as value`
    assert.deepEqual(row, { value })
  }
  assert.throws(() => sql.json(undefined), /has no JSON form/)
})

test('a list becomes an array, whatever characters its texts hold', async (t) => {
  const sql = await openDatabase(t)
  const texts = ['plain', '', 'NULL', 'a,b', '{x}', 'a "quoted" word', 'back\\slash', 'línea\nnueva', null]
  const [row] = await sql`
    select ${texts}::text[] as texts, ${[3, 1, 2]}::int[] as numbers, ${[]}::text[] as none,
      ${[[1, 2], [3, 4]]}::int[] as nested, ${[true, false]}::boolean[] as answers,
      ${[Buffer.from([0, 255, 92])]}::bytea[] as bytes`
  assert.deepEqual(row, {
    texts,
    numbers: [3, 1, 2],
    none: [],
    nested: [
      [1, 2],
      [3, 4],
    ],
    answers: [true, false],
    bytes: [Buffer.from([0, 255, 92])],
  })
})

test('bytes, booleans and timestamps cross the wire unchanged', async (t) => {
  const sql = await openDatabase(t)
  const timestamp = new Date('2026-03-01T12:34:56.789Z')
  const [row] = await sql`
    select ${new Uint8Array([1, 0, 2])}::bytea as bytes, ${true}::boolean as yes, ${timestamp}::timestamptz as at,
      ${'12345678901234567890'}::numeric = ${12345678901234567890n}::numeric as is_same`
  assert.deepEqual(row, { bytes: Buffer.from([1, 0, 2]), yes: true, at: timestamp, is_same: true })
  await assert.rejects(sql`select ${new Date('never')}::timestamptz`, RangeError)
})

test('a text that the database cannot store is a database error', async (t) => {
  const sql = await openDatabase(t)
  await assert.rejects(sql`select ${'a\0b'}::text`, (error) => parseDatabaseError(error)?.code === '22021')
})

test('a parameter is never text of the statement', async (t) => {
  const sql = await openDatabase(t)
  const [row] = await sql`select ${"'; drop table users; --"}::text as said`
  assert.deepEqual(row, { said: "'; drop table users; --" })
  assert.equal((await sql`select to_regclass('users') is not null as stands`)[0]?.stands, true)
})

test('the details of a database error are read: constraint, column, position', async (t) => {
  const sql = await openDatabase(t)
  await sql`create table kept (id int constraint kept_id_unique unique, name text not null)`
  await sql`insert into kept values (1, 'a')`
  const readRefusal = (work: Promise<unknown>) => work.then(() => null, parseDatabaseError)
  const duplicate = await readRefusal(sql`insert into kept values (1, 'b')`)
  assert.deepEqual([duplicate?.code, duplicate?.constraint], ['23505', 'kept_id_unique'])
  const missingValue = await readRefusal(sql`insert into kept values (2, null)`)
  assert.deepEqual([missingValue?.code, missingValue?.column], ['23502', 'name'])
  const unknownColumn = await readRefusal(sql`select nme from kept`)
  assert.deepEqual([unknownColumn?.code, unknownColumn?.position], ['42703', 8])
  assert.equal(parseDatabaseError(new Error('ours')), null)
})
