import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewedRow } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const headings = ['Código', 'Nombre', 'Capacidad', 'Categoría', 'Descripción', 'Precio']
const buildRow = (code: string, name: string, capacity: string, price: string) => [
  ...[code, name, capacity],
  ...['Teléfonos', 'En caja', price],
]

async function makePhones({ make }: Shop, phones: readonly Record<string, unknown>[]) {
  const category = await make.category({ name: 'Teléfonos' })
  return Array.fromAsync(phones, (phone) =>
    make.product({ description: 'En caja', price: 1, category_id: category.id, ...phone }),
  )
}

const warningsOf = ({ rows }: { rows: ReviewedRow[] }) => rows.map(({ warnings }) => warnings[''] ?? '')

test('a product without a code is the one of its name and capacity, whatever their case', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin } = testShop
  const [phone] = await makePhones(testShop, [
    { name: 'iPhone 17', capacity: '128 GB', code: 'IP17' },
    { name: 'iPhone 17', capacity: '256 GB' },
  ])
  const rows = [headings, buildRow('', 'IPHONE 17', '128 gb', '999'), buildRow('', 'iPhone 17', '512 GB', '1499')]
  const review = await previewRows(admin, rows, { resource: 'products', on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'updated'],
    [3, 'created'],
  ])
  assert.deepEqual([review.rows[0].id, review.rows[0].matched_fields], [phone?.id, ['name', 'capacity']])
  assert.deepEqual([review.doubled, warningsOf(review)], [0, ['', '']])
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual([result.created, result.updated], [1, 1])
  const { body } = await admin.get(`/products/${phone?.id}`)
  assert.deepEqual([body.price, body.code], [999, 'IP17'])
  const again = await previewRows(admin, rows, { resource: 'products' })
  assert.deepEqual([again.same, again.created], [2, 0])
})

test('where several records or rows have that name, the review says that the row would double', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin, sql } = testShop
  await makePhones(testShop, [{ name: 'Funda' }, { name: 'funda' }, { name: 'Cable' }])
  const rows = [
    headings,
    buildRow('', 'Funda', '', '10'),
    buildRow('', 'Vidrio', '', '20'),
    buildRow('V2', 'Vidrio', '', '21'),
    buildRow('', 'vidrio', '', '22'),
    buildRow('', 'Cable', '', '30'),
    buildRow('', 'Cable', '', '31'),
  ]
  const warningTexts = {
    es: ['Ya hay 2 registros que se llaman igual: se crea otro', 'La fila 4 se llama igual: se crean dos'],
    en: ['2 records have this name already: another is created', 'Row 4 has the same name: two are created'],
    pt: ['Já há 2 registros com esse nome: cria-se outro', 'A linha 4 tem o mesmo nome: criam-se duas'],
  }
  const review = await previewRows(admin, rows, { resource: 'products', on_duplicate: 'update' })
  assert.deepEqual([review.created, review.doubled], [6, 5])
  assert.match(warningsOf(review)[4] ?? '', /Ya hay un registro/)
  assert.equal(warningsOf(review)[2], '')
  for (const [language, texts] of Object.entries(warningTexts)) {
    const { body } = await admin.get(`/imports/${review.id}/rows`, { 'accept-language': language })
    assert.deepEqual(warningsOf({ rows: body }).slice(0, 2), texts)
  }
  const result = await runImport(admin, review.id, { ...review.asked, all_or_nothing: true })
  assert.deepEqual([result.created, result.updated], [6, 0])
  const counts = await sql`select lower(name) as name, count(*)::int as rows from products group by 1 order by 1`
  assert.deepEqual(
    counts.map(({ name, rows }) => [name, rows]),
    [
      ['cable', 3],
      ['funda', 3],
      ['vidrio', 3],
    ],
  )
})

test('a corrected name settles both rows that shared it', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin } = testShop
  await makePhones(testShop, [{ name: 'Cable' }])
  const rows = [headings, buildRow('', 'Cable', '', '30'), buildRow('', 'Cable', '', '31')]
  const review = await previewRows(admin, rows, { resource: 'products', on_duplicate: 'update' })
  assert.equal(review.doubled, 2)
  const { body: renamed } = await admin.patch(`/imports/${review.id}/rows/3`, { name: 'Cable largo' })
  const readRows = async () => (await admin.get(`/imports/${review.id}/rows`)).body as ReviewedRow[]
  assert.deepEqual([renamed.doubled, renamed.updated, renamed.created], [0, 1, 1])
  assert.deepEqual(
    (await readRows()).map(({ status }) => status),
    ['updated', 'created'],
  )
  const { body: back } = await admin.patch(`/imports/${review.id}/rows/3`, { name: 'Cable' })
  assert.deepEqual([back.doubled, back.updated, back.created], [2, 0, 2])
  const { body: coded } = await admin.patch(`/imports/${review.id}/rows/3`, { code: 'C2' })
  assert.deepEqual([coded.doubled, coded.created], [1, 2], 'only the row without a code may double')
})

test('a product that somebody creates after the review is not created twice', async (t) => {
  const testShop = await checkAgainstDocument(await shop(t))
  const { admin, make } = testShop
  const [phone] = await makePhones(testShop, [{ name: 'Cable' }])
  const rows = [headings, buildRow('', 'Cargador', '', '30')]
  const review = await previewRows(admin, rows, { resource: 'products' })
  assert.equal(review.created, 1)
  await make.product({ name: 'Cargador', price: 5, category_id: phone?.category_id })
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual([result.created, result.skipped], [0, 1])
})
