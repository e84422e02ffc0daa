import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, uploadFile, uploadRows } from '#test/imports.ts'
import { buildWorkbook } from '#test/workbooks.ts'

type Employee = { employee_file_number: string; admission_date: string }

const listEmployees = async (client: Client): Promise<Employee[]> =>
  (await client.get('/employees?sort=employee_file_number&dir=asc')).body

test('days are read in the order that the column’s other days prove', async (t) => {
  const { admin } = await shop(t)
  for (const [days, expected] of [
    [
      ['03/08/2026', '25/12/2020'],
      ['2026-08-03', '2020-12-25'],
    ],
    [
      ['03/08/2026', '12/25/2020'],
      ['2026-03-08', '2020-12-25'],
    ],
    [
      ['2026-08-03', '3-8-26'],
      ['2026-08-03', '2026-08-03'],
    ],
  ] as const) {
    const rows = days.map((day, index) => [`${expected[0]} ${index}`, 'Uno', 'Ana', day])
    const review = await previewRows(admin, [['Legajo', 'Apellido', 'Nombre', 'F. Ingreso'], ...rows], {
      resource: 'employees',
    })
    assert.equal(review.wrong, 0, JSON.stringify(review.rows))
    const result = await runImport(admin, review.id, review.asked)
    assert.equal(result.created, 2)
    const importedEmployees = (await listEmployees(admin)).filter((item) =>
      item.employee_file_number.startsWith(expected[0]),
    )
    assert.deepEqual(
      importedEmployees.map((item) => item.admission_date),
      expected,
    )
    await admin.post(`/imports/${review.id}/undo`)
  }
})

test('prices are read with the decimal sign of their column, and text among them is refused there', async (t) => {
  const { admin, make } = await shop(t)
  const { name } = await make.category({ name: 'Celulares' })
  const rows = [
    ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Código'],
    [name, 'Uno', 'Caja', '1.250,50', 'a'],
    [name, 'Dos', 'Caja', '$ 1.250', 'b'],
    [name, 'Tres', 'Caja', 'consultar', 'c'],
    [name, 'Cuatro', 'Caja', '-1', 'd'],
  ]
  const review = await previewRows(admin, rows, { resource: 'products' })
  assert.deepEqual(
    review.rows.map(({ status, errors }: { status: string; errors: object }) => [status, ...Object.keys(errors)]),
    [['created'], ['created'], ['wrong', 'price'], ['wrong', 'price']],
  )
  await runImport(admin, review.id, review.asked)
  const { body } = await admin.get('/products?sort=code&dir=asc')
  assert.deepEqual(
    body.products.map((item: { price: number }) => item.price),
    [1250.5, 1250],
  )
})

test('the error of a formula is wrong at its cell, a text field’s too, until it is typed anew or emptied', async (t) => {
  const { admin } = await shop(t)
  const rows = [
    ['Legajo', 'Apellido y Nombre', 'Ciudad', 'Sector'],
    ['1', 'Arrieta, Luciana', '#N/A', ''],
    ['2', '#¿NOMBRE?', 'Paraná', '#¡REF!'],
    ['3', 'Cáceres, Iván', '#1 de la cuadra', ''],
  ]
  const review = await previewRows(admin, rows, { resource: 'employees' })
  const messageFor = (value: string) => `${value} es un error de la planilla. Escribí el dato, o dejá la celda vacía.`
  const name = messageFor('#¿NOMBRE?')
  assert.deepEqual(listOutcomes(review), [
    [2, 'wrong', { city: messageFor('#N/A') }],
    [3, 'wrong', { surname: name, name, job_sector_id: messageFor('#¡REF!') }],
    [4, 'created'],
  ])
  assert.deepEqual(review.unknown, [])
  const { body } = await admin.patch(`/imports/${review.id}/rows/2`, { city: '' })
  assert.deepEqual(listOutcomes(body), [[2, 'created']])
})

test('cells of Excel: a binary tail is none of a price, dollars are named as here, and a formula without a value says so', async (t) => {
  const { admin, make } = await shop(t)
  await make.category({ name: 'Celulares' })
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (index: number, ...cells: string[]) => `<row r="${index}">${cells.join('')}</row>`
  const product = (index: number, name: string, ...cells: string[]) =>
    row(index, ...['Celulares', name, 'Caja'].map(text), ...cells)
  const sheet = buildWorkbook({
    sheets: [
      {
        rows:
          row(1, ...['Categoría', 'Nombre', 'Descripción', 'Precio', 'Código'].map(text)) +
          product(2, 'Uno', '<c><v>1249.3999999999999</v></c>', text('a')) +
          product(3, 'Dos', text('u$s899'), text('b')) +
          product(4, 'Tres', '<c><f>D2*2</f></c>', text('c')) +
          product(5, 'Cuatro', '<c><v>1</v></c>', '<c><f>B5</f></c>'),
      },
    ],
  })
  const uploadResponse = await uploadFile(admin, sheet, 'precios.xlsx')
  const request = { resource: 'products', mapping: uploadResponse.body.suggested.products }
  const { body: review } = await admin.post(`/imports/${uploadResponse.body.id}/preview`, request)
  const problem =
    'La fórmula no tiene su resultado guardado. Escribilo acá, o abrí el archivo en Excel, guardalo y subilo de nuevo.'
  assert.deepEqual(listOutcomes(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'wrong', { price: problem }],
    [5, 'wrong', { code: problem }],
  ])
  assert.equal(review.rows[2].values.price, '')
  const { body: correction } = await admin.patch(`/imports/${uploadResponse.body.id}/rows/4`, { price: 'U$S 7' })
  assert.deepEqual(listOutcomes(correction), [[4, 'created']])
  await runImport(admin, uploadResponse.body.id, request)
  const { body } = await admin.get('/products?sort=code&dir=asc')
  assert.deepEqual(
    body.products.map(({ price }: { price: number }) => price),
    [1249.4, 899, 7],
  )
})

test('a column of whole names is known by most of its rows, whatever the first of them say', async (t) => {
  const { admin } = await shop(t)
  const names = ['Uno', 'Dos', 'Tres Eva', 'Cuatro', 'Cinco', ...Array.from({ length: 8 }, (_, n) => `Peña, Ana ${n}`)]
  for (const heading of ['Apellido y Nombre', 'Empleado']) {
    const rows = names.map((name, n) => [`${n}`, name])
    const { suggested } = await uploadRows(admin, [['Legajo', heading], ...rows])
    const { surname, name } = suggested.employees
    assert.deepEqual([surname?.part, name?.part], ['before_comma', 'after_comma'], heading)
  }
})
