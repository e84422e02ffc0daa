import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { run, upload, uploaded } from '#test/imports.ts'
import { outcomesIn, reviewed } from '#test/loader.ts'
import { workbookOf } from '#test/workbooks.ts'

type Employee = { employee_file_number: string; admission_date: string }

const employees = async (by: Client): Promise<Employee[]> =>
  (await by.get('/employees?sort=employee_file_number&dir=asc')).body

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
    const rows = days.map((day, at) => [`${expected[0]} ${at}`, 'Uno', 'Ana', day])
    const review = await reviewed(admin, [['Legajo', 'Apellido', 'Nombre', 'F. Ingreso'], ...rows], {
      resource: 'employees',
    })
    assert.equal(review.wrong, 0, JSON.stringify(review.rows))
    const done = await run(admin, review.id, review.asked)
    assert.equal(done.created, 2)
    const read = (await employees(admin)).filter((one) => one.employee_file_number.startsWith(expected[0]))
    assert.deepEqual(
      read.map((one) => one.admission_date),
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
  const review = await reviewed(admin, rows, { resource: 'products' })
  assert.deepEqual(
    review.rows.map(({ status, errors }: { status: string; errors: object }) => [status, ...Object.keys(errors)]),
    [['created'], ['created'], ['wrong', 'price'], ['wrong', 'price']],
  )
  await run(admin, review.id, review.asked)
  const { body } = await admin.get('/products?sort=code&dir=asc')
  assert.deepEqual(
    body.products.map((one: { price: number }) => one.price),
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
  const review = await reviewed(admin, rows, { resource: 'employees' })
  const told = (value: string) => `${value} es un error de la planilla. Escribí el dato, o dejá la celda vacía.`
  const name = told('#¿NOMBRE?')
  assert.deepEqual(outcomesIn(review), [
    [2, 'wrong', { city: told('#N/A') }],
    [3, 'wrong', { surname: name, name, job_sector_id: told('#¡REF!') }],
    [4, 'created'],
  ])
  assert.deepEqual(review.unknown, [])
  const { body } = await admin.patch(`/imports/${review.id}/rows/2`, { city: '' })
  assert.deepEqual(outcomesIn(body), [[2, 'created']])
})

test('cells of Excel: a binary tail is none of a price, dollars are named as here, and a formula without a value says so', async (t) => {
  const { admin, make } = await shop(t)
  await make.category({ name: 'Celulares' })
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`
  const product = (at: number, name: string, ...cells: string[]) =>
    row(at, ...['Celulares', name, 'Caja'].map(text), ...cells)
  const sheet = workbookOf({
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
  const sent = await upload(admin, sheet, 'precios.xlsx')
  const asked = { resource: 'products', mapping: sent.body.suggested.products }
  const { body: review } = await admin.post(`/imports/${sent.body.id}/preview`, asked)
  const problem =
    'La fórmula no tiene su resultado guardado. Escribilo acá, o abrí el archivo en Excel, guardalo y subilo de nuevo.'
  assert.deepEqual(outcomesIn(review), [
    [2, 'created'],
    [3, 'created'],
    [4, 'wrong', { price: problem }],
    [5, 'wrong', { code: problem }],
  ])
  assert.equal(review.rows[2].values.price, '')
  const { body: mended } = await admin.patch(`/imports/${sent.body.id}/rows/4`, { price: 'U$S 7' })
  assert.deepEqual(outcomesIn(mended), [[4, 'created']])
  await run(admin, sent.body.id, asked)
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
    const { suggested } = await uploaded(admin, [['Legajo', heading], ...rows])
    const { surname, name } = suggested.employees
    assert.deepEqual([surname?.part, name?.part], ['before_comma', 'after_comma'], heading)
  }
})
