import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { shop } from '#test/harness.ts'

const parseCsvRows = (text: string, delimiter = ';'): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, delimiter, record_delimiter: '\r\n' })

test('a list is exported as it is shown: filtered and sorted, with its columns, texts and numbers', async (t) => {
  const { as, make } = await shop(t)
  const phones = await make.category({ name: 'iPhone' })
  const colors = [await make.color({ name: 'Azul' }), await make.color({ name: 'Ñandú' })]
  await make.product({ name: 'iPhone 16', price: '1.249,50', category_id: phones.id, colors, capacity: '128 GB' })
  await make.product({ name: 'iPhone "17"; Pro', price: 80, category_id: phones.id })
  await make.product({ name: 'Cable' })
  const { body, headers, status } = await as('update_products').get(
    `/products/export.csv?category_id=${phones.id}&sort=price&dir=desc`,
  )
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="productos-\d{4}-\d\d-\d\d\.csv"$/)
  const rows = parseCsvRows(body)
  assert.deepEqual(Object.keys(rows[0] ?? {}), [
    'Fotos',
    'Nombre',
    'Categoría',
    'Capacidad',
    'Precio (USD)',
    'Código',
    'Colores',
  ])
  assert.deepEqual(
    rows.map((row) => [row.Nombre, row.Categoría, row.Capacidad, row['Precio (USD)'], row.Colores]),
    [
      ['iPhone 16', 'iPhone', '128 GB', '1249,50', 'Azul, Ñandú'],
      ['iPhone "17"; Pro', 'iPhone', '', '80,00', ''],
    ],
  )
})
