import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

type Row = Record<string, string>

/** Exports the audit as CSV and parses its rows. */
async function exportRows(client: Client, query = '', language = 'es'): Promise<Row[]> {
  const { status, body } = await client.get(`/audit/export.csv${query && `?${query}`}`, { 'accept-language': language })
  assert.equal(status, 200, JSON.stringify(body))
  const delimiter = language === 'en' ? ',' : ';'
  return parse(body, { bom: true, columns: true, delimiter, record_delimiter: '\r\n' })
}

const listChanges = (rows: Row[]) =>
  rows.map((row) => [row['Qué hizo'], row.Registro, row.Campo, row.Antes, row.Después])

async function makeChangedProduct({ admin, make }: Shop) {
  const product = await make.product({ name: 'iPhone 17', price: 1249 })
  await admin.patch(`/products/${product.id}`, { name: '=1+1', price: 12.49 })
  return product
}

test('the audit is exported as its page tells it: a row for each field, before and after in words', async (t) => {
  const world = await shop(t)
  const product = await makeChangedProduct(world)
  const query = `resource=products&entity_id=${product.id}&action=updated`
  const rows = await exportRows(world.admin, query)
  assert.deepEqual(listChanges(rows), [
    ['cambió el producto', "'=1+1", 'Nombre', 'iPhone 17', "'=1+1"],
    ['cambió el producto', "'=1+1", 'Precio', 'USD\u00a01.249,00', 'USD\u00a012,49'],
  ])
  const { id, at, user } = (await world.admin.get(`/audit?${query}`)).body[0]
  const local = new Date(at).toLocaleString('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })
  assert.deepEqual(
    [rows[0]?.Movimiento, rows[0]?.Fecha, rows[0]?.Usuario],
    [String(id), local, `${user.name} ${user.surname}`],
  )
  const [english] = await exportRows(world.admin, query, 'en')
  assert.deepEqual(
    [english?.['What was done'], english?.Field, english?.Before],
    ['changed the product', 'Name', 'iPhone 17'],
  )
})

test('the same in XLSX: its moments are moments, and a formula is text', async (t) => {
  const world = await shop(t)
  await makeChangedProduct(world)
  const answer = await fetch(`${world.url}/api/audit/export.xlsx?resource=products&action=updated`, {
    headers: { authorization: `Bearer ${await world.admin.token()}` },
  })
  const { sheets } = await readXlsx(Buffer.from(await answer.arrayBuffer()))
  assert.equal(sheets[0]?.name, 'Auditoría')
  const [, first] = sheets[0]?.rows ?? []
  assert.ok(first?.[1] instanceof Date)
  assert.deepEqual(first?.slice(4), ['=1+1', 'Nombre', 'iPhone 17', '=1+1'])
})

test('before and after are only of what its reader may open; of the rest who, when and what', async (t) => {
  const { admin, as, make } = await shop(t)
  const client = await make.client({ name: 'Pampa' })
  await admin.patch(`/clients/${client.id}`, { name: 'Andes' })
  const query = 'resource=clients&action=updated'
  assert.deepEqual(listChanges(await exportRows(as('see_audit'), query)), [
    ['cambió el cliente', `n.º ${client.id}`, '', '', ''],
  ])
  assert.deepEqual(listChanges(await exportRows(as('see_audit', 'see_clients'), query)), [
    ['cambió el cliente', 'Andes', 'Nombre', 'Pampa', 'Andes'],
  ])
})

test('a field that its reader may not see is not told', async (t) => {
  const world = await shop(t)
  const { admin, as, make, sql } = world
  const employee = await make.employee()
  await sql`
    update audit set before = after, after = after || '{"termination_comments": "secreto", "phone": "1144445555"}'::jsonb,
      action = 'updated' where resource = 'employees' and entity_id = ${String(employee.id)}`
  const query = `resource=employees&entity_id=${employee.id}`
  assert.match(JSON.stringify(await exportRows(admin, query)), /secreto/)
  const rows = await exportRows(as('see_audit', 'see_employees'), query)
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes('secreto'), JSON.stringify(rows))
})

test('its filters are the page’s, and what that refuses is refused', async (t) => {
  const { admin, as, make, sql } = await shop(t)
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  await sql`update audit set at = '2020-03-05T02:30:00Z' where resource = 'colors' and entity_id = ${String(red.id)}`
  const listRecords = async (query: string) => [
    ...new Set((await exportRows(admin, query)).map(({ Registro }) => Registro)),
  ]
  assert.deepEqual(await listRecords('resource=colors'), ['Azul', 'Rojo'])
  assert.deepEqual(await listRecords('resource=colors&at_to=2020-03-04'), ['Rojo'])
  assert.deepEqual(await listRecords(`resource=colors&entity_id=${blue.id}`), ['Azul'])
  assert.equal((await exportRows(admin, 'at_to=2020-03-04&resource=colors'))[0]?.Fecha, '2020-03-04 23:30:00')
  for (const wrong of ['nope=1', 'at_from=x', 'page=1'])
    assert.equal((await admin.get(`/audit/export.csv?${wrong}`)).status, 400, wrong)
  assert.equal((await as('update_products').get('/audit/export.csv')).status, 403)
})

test("a company's user exports what concerns that company", async (t) => {
  const { asUser, make } = await shop(t)
  const [company, otherCompany] = [await make.company(), await make.company()]
  await make.user({ surname: 'Propia', company_id: company.id })
  await make.user({ surname: 'Ajena', company_id: otherCompany.id })
  const clerk = asUser({ company_id: company.id, permissions: ['see_audit', 'see_users'] })
  const text = JSON.stringify(await exportRows(clerk, 'resource=users'))
  assert.deepEqual([text.includes('Propia'), text.includes('Ajena')], [true, false])
})

test('an audit of many entries comes whole, newest first', async (t) => {
  const { admin, sql } = await shop(t)
  await sql`
    insert into audit (resource, entity_id, action, after)
    select 'colors', n::text, 'created', jsonb_build_object('id', n, 'name', 'Color ' || n) from generate_series(1, 1500) n`
  const rows = await exportRows(admin, 'resource=colors')
  assert.deepEqual(
    rows.map(({ Registro }) => Registro),
    Array.from({ length: 1500 }, (_, n) => `Color ${1500 - n}`),
  )
})
