import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { run } from '#test/imports.ts'
import { reviewed } from '#test/loader.ts'

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
