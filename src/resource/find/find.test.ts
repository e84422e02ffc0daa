import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'

type Finding = { resource: string; id: number; label: string; path: string }

const find = async (client: Client, searchText: string): Promise<Finding[]> => {
  const { status, body } = await client.get(`/search?q=${encodeURIComponent(searchText)}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const findLabels = async (client: Client, searchText: string) =>
  (await find(client, searchText)).map(({ label }) => label)

test('one search finds records of every kind, each with its screen', async (t) => {
  const { admin, make } = await shop(t)
  const client = await make.client({ name: 'Aurora SRL' })
  const color = await make.color({ name: 'Aurora' })
  const employee = await make.employee({ surname: 'Aurora', name: 'Luz' })
  assert.deepEqual(await find(admin, 'AURÓRA'), [
    { resource: 'colors', id: color.id, label: 'Aurora', path: `/admin/color_update/${color.id}` },
    { resource: 'clients', id: client.id, label: 'Aurora SRL', path: `/admin/clients_update/${client.id}` },
    { resource: 'employees', id: employee.id, label: 'Aurora, Luz', path: `/admin/employee_update/${employee.id}` },
  ])
})

test('words stand in any order, and other texts of a record find it: a code, a dni, a file number', async (t) => {
  const { admin, make } = await shop(t)
  await make.product({ name: 'iPhone 16e', code: 'ZK-77' })
  await make.employee({ surname: 'Quiroga', name: 'Ayelén', dni: '20123456', employee_file_number: '90817' })
  for (const typed of ['ayelen quir', 'Quiroga, Ayelén', 'Quiroga Ayelén', 'Ayelén, Quiroga', 'quiroga,'])
    assert.deepEqual(await findLabels(admin, typed), ['Quiroga, Ayelén'], typed)
  assert.deepEqual(await findLabels(admin, 'zk-7'), ['iPhone 16e'])
  assert.deepEqual(await findLabels(admin, 'k-77'), ['iPhone 16e'])
  assert.deepEqual(await findLabels(admin, '20123'), ['Quiroga, Ayelén'])
  assert.deepEqual(await findLabels(admin, '20.123.456'), ['Quiroga, Ayelén'])
  assert.deepEqual(await findLabels(admin, '90817'), ['Quiroga, Ayelén'])
})

test('records that begin with the words come first, however many others contain them', async (t) => {
  const { admin, sql, make } = await shop(t)
  const { id } = await make.category({ name: 'Equipos' })
  await sql`insert into products (name, description, price, category_id)
    select 'Funda ' || n || ' para Zafiro', 'x', 1, ${id} from generate_series(1, 300) n`
  await sql`insert into products (name, description, price, category_id, created_at)
    values ('Zafiro ñandú', 'x', 1, ${id}, now() - interval '1 year')`
  await make.client({ name: 'Casa Zafiro' })
  const foundLabels = await findLabels(admin, 'zafiro')
  assert.equal(foundLabels.length, 20)
  assert.equal(foundLabels[0], 'Zafiro ñandú')
  assert.ok(foundLabels.includes('Casa Zafiro'), 'a client among three hundred products')
  assert.deepEqual((await findLabels(admin, 'z'))[0], 'Zafiro ñandú', 'by one letter')
  assert.deepEqual(await findLabels(admin, 'zafiro ÑANDU'), ['Zafiro ñandú'])
})

test('users do not find records that they may not open; a user who may only see a record is led to it', async (t) => {
  const { as, anonymous, make } = await shop(t)
  await make.product({ name: 'Ámbar' })
  await make.color({ name: 'Ámbar' })
  const employee = await make.employee({ surname: 'Ámbar' })
  assert.equal((await anonymous.get('/search?q=ambar')).status, 401)
  assert.deepEqual(await find(as(), 'ambar'), [])
  const [firstResult, ...otherResults] = await find(as('see_employees', 'create_products', 'create_colors'), 'ambar')
  assert.deepEqual([firstResult?.path, otherResults], [`/admin/employee_update/${employee.id}`, []])
  assert.deepEqual(
    (await find(as('update_products'), 'ambar')).map(({ resource }) => resource),
    ['products'],
  )
})

test('a user of a company finds its records alone, by whatever begins or holds the words', async (t) => {
  const { asUser, make } = await shop(t)
  const [mine, theirs] = [await make.company({ name: 'Norte' }), await make.company({ name: 'Sur' })]
  await make.employee({ surname: 'Abad', name: 'Una', company_id: mine.id, employee_file_number: 'L1' })
  await make.employee({ surname: 'Abad', name: 'Otra', company_id: theirs.id, employee_file_number: 'L2' })
  const permissions = ['see_employees', 'see_companies', 'see_contact_messages']
  const reader = asUser({ company_id: mine.id, permissions })
  assert.deepEqual(await findLabels(reader, 'abad'), ['Abad, Una'])
  assert.deepEqual(await findLabels(reader, 'l'), ['Abad, Una'])
  assert.deepEqual(await findLabels(reader, 'sur'), [])
  assert.deepEqual(await findLabels(reader, 'nor'), ['Norte'])
})

test('whatever is typed is answered: signs, nothing, too much', async (t) => {
  const { admin, make } = await shop(t)
  await make.color({ name: '100% Azul_cielo \\' })
  for (const typed of ['100%', '_cielo', '\\', "'", '"; drop table colors', 'x '.repeat(90)]) await find(admin, typed)
  assert.deepEqual(await findLabels(admin, '%'), ['100% Azul_cielo \\'])
  assert.deepEqual(await findLabels(admin, ' '), [])
  assert.deepEqual((await admin.get('/search')).body, [])
  for (const query of ['q=a%00', `q=${'x'.repeat(201)}`, 'q=a&q=b', 'page=2'])
    assert.equal((await admin.get(`/search?${query}`)).status, 400, query)
})

test('users with any set of permissions, a single one too, get an answer', async (t) => {
  const { as, sql } = await shop(t)
  const rows = await sql<{ name: string }[]>`select name from permissions order by id`
  const names = rows.map(({ name }) => name)
  const words = fc.constantFrom('ambar', 'a', '7', 'a ambar', '20.123.456', 'ñ', '%')
  const examples = names.map((name): [string[], string] => [[name], 'ambar'])
  const searchProperty = fc.asyncProperty(fc.subarray(names), words, async (heldPermissions, typed) => {
    await find(as(...heldPermissions), typed)
  })
  await fc.assert(searchProperty, { examples, numRuns: examples.length + 60, includeErrorInReport: true })
})
