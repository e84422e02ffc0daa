import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport, uploadRows } from '#test/imports.ts'

const people = ['load_database', 'see_employees', 'create_employees']

const sheet = [
  ['Legajo', 'Apellido', 'Nombre', 'F. Ingreso'],
  ['0171', 'Arrieta', 'Luciana', '03/04/2026'],
]

test('days are read in the order that is asked for, in the review and in the run', async (t) => {
  const { as, admin } = await checkAgainstDocument(await shop(t))
  const client = as(...people)
  const request = { resource: 'employees', formats: { D: { dates: 'mdy' } } }
  const sheetImport = await previewRows(client, sheet, request)
  assert.equal(sheetImport.created, 1)
  await runImport(client, sheetImport.id, sheetImport.asked)
  const { body } = await admin.get('/employees')
  assert.equal(body[0].admission_date, '2026-03-04')
  const { body: secondTry } = await client.get(`/imports/${sheetImport.id}`)
  assert.deepEqual(secondTry.asked.formats, { D: { dates: 'mdy' } })
})

test('a day that would exist in the other order is told by how its column is read', async (t) => {
  const client = (await shop(t)).as(...people)
  const rows = [...sheet, ['0172', 'Bianchi', 'Ana', '12/31/2020'], ['0173', 'Castro', 'Eva', '31/02/2020']]
  const reasons = async (dates: 'dmy' | 'mdy') => {
    const { rows: read } = await previewRows(client, rows, { resource: 'employees', formats: { D: { dates } } })
    return read.map(({ errors }: { errors: Record<string, string> }) => errors.admission_date)
  }
  const none = 'Ingresá una fecha que exista'
  assert.deepEqual(await reasons('dmy'), [undefined, 'No existe como día/mes, y así se lee esta columna', none])
  assert.deepEqual(await reasons('mdy'), [undefined, undefined, none])
})

test('rows are checked anew where only the format has changed', async (t) => {
  const { as, make, admin } = await checkAgainstDocument(await shop(t))
  const client = as('load_database', 'create_products')
  await make.category({ name: 'iPhone' })
  const rows = [
    ['Categoría', 'Nombre', 'Descripción', 'Precio'],
    ['iPhone', 'iPhone 17', 'En caja', '1,249'],
  ]
  const sheetImport = await previewRows(client, rows, { resource: 'products' })
  assert.deepEqual([sheetImport.wrong, Object.keys(sheetImport.rows[0].errors)], [1, ['price']])
  await runImport(client, sheetImport.id, { ...sheetImport.asked, formats: { D: { decimals: 'point' } } })
  const { body } = await admin.get('/products')
  assert.equal(body.products[0].price, 1249)
})

test('a format that is none is refused at its field', async (t) => {
  const { as } = await checkAgainstDocument(await shop(t))
  const client = as(...people)
  const { id, suggested } = await uploadRows(client, sheet)
  for (const formats of [{ D: { dates: 'ymd' } }, { D: { colour: 'red' } }, { D: 'mdy' }, ['mdy']]) {
    const request = { resource: 'employees', mapping: suggested.employees, formats }
    const { status, body } = await client.post(`/imports/${id}/preview`, request)
    assert.deepEqual([status, Object.keys(body.fields)], [400, ['formats']])
  }
})

test('a column is told to be suggested by its values where its heading says nothing', async (t) => {
  const { as } = await checkAgainstDocument(await shop(t))
  const texts = await uploadRows(as(...people), [
    ['Legajo', 'XYZ', 'Columna 3'],
    ['0171', '20-38114207-9', 'ana@example.com'],
    ['0172', '20-36902114-2', 'luis@example.com'],
  ])
  const { employee_file_number: file, cuil, personal_email: mail } = texts.suggested.employees
  assert.deepEqual([file, cuil, mail], ['A', 'B', 'C'])
  assert.deepEqual(texts.by_content.employees, ['B', 'C'])
})
