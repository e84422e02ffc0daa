import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { RowCounts } from '#src/importer/import-types.ts'
import { markEqualRowsAsUnchanged } from '#src/importer/rows/equal-rows.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { type Shop, shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'
import { recordHeaviestQuery } from '#test/plans.ts'
import { unboundActor } from '#test/unbound-actor.ts'

const headings = ['Categoría', 'Nombre', 'Capacidad', 'Precio', 'Descripción', 'Colores']
const selectCounts = ({ created, updated, same, skipped, wrong }: RowCounts) => [created, updated, same, skipped, wrong]

test('products without a code are the same the second time, and other colours make another product', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  await make.category({ name: 'Celulares' })
  for (const name of ['Rojo', 'Azul']) await make.color({ name })
  const phone = ['Celulares', 'iPhone 16', '128 GB', '899,50', 'En caja']
  const rows = [
    headings,
    [...phone, 'Rojo, Azul'],
    [...phone, 'Rojo'],
    [...phone, ''],
    ['celulares', 'Funda', '', '10', 'De cuero\ny tela', ''],
    ['celulares', 'Funda', '', '10', 'De cuero\ny tela', ''],
  ]
  const firstReview = await previewRows(admin, rows, { resource: 'products' })
  assert.deepEqual(selectCounts(firstReview), [5, 0, 0, 0, 0])
  assert.deepEqual(selectCounts(await runImport(admin, firstReview.id, firstReview.asked)), [5, 0, 0, 0, 0])

  for (const on_duplicate of ['skip', 'update', 'refuse']) {
    const secondReview = await previewRows(admin, rows, { resource: 'products', on_duplicate })
    assert.deepEqual(selectCounts(secondReview), [0, 0, 5, 0, 0])
    assert.ok(secondReview.rows.every(({ id }: { id: number | null }) => id !== null))
    assert.deepEqual(selectCounts(await runImport(admin, secondReview.id, secondReview.asked)), [0, 0, 5, 0, 0])
  }
  const otherRows = [
    headings,
    [...phone, 'Azul'],
    [...phone, 'Azul, Rojo'],
    ['Celulares', 'iPhone 16', '', '899,50', 'En caja', 'Rojo'],
    ['Celulares', 'iPhone 16', '128 GB', '899,51', 'En caja', 'Rojo'],
    ['Celulares', 'IPHONE 16', '128 GB', '899,50', 'En caja', 'Rojo'],
    [...phone, 'Rojo'],
  ]
  const changed = await previewRows(admin, otherRows, { resource: 'products' })
  assert.deepEqual(selectCounts(changed), [5, 0, 1, 0, 0])
  await runImport(admin, changed.id, changed.asked)
  assert.equal((await admin.get('/products')).body.products.length, 10)
})

test('a product that a code tells apart is found by it alone', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const category = await make.category({ name: 'Celulares' })
  const product = { name: 'Funda', price: 10, description: 'De cuero', category_id: category.id }
  await make.product({ ...product, code: 'F1' })
  const cells = ['Celulares', 'Funda', '10', 'De cuero']
  const rows = [
    ['Categoría', 'Nombre', 'Precio', 'Descripción', 'Código'],
    [...cells, 'F2'],
    [...cells, ''],
  ]
  assert.deepEqual(listOutcomes(await previewRows(admin, rows, { resource: 'products' })), [
    [2, 'created'],
    [3, 'created'],
  ])
  await make.product(product)
  assert.deepEqual(listOutcomes(await previewRows(admin, rows, { resource: 'products' })), [
    [2, 'created'],
    [3, 'same'],
  ])
})

test('parameters are the same the second time, also where a blank cell was filled when they were stored', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [
    ['Email', 'Teléfono', 'Abre', 'Cierra', 'Cotización', 'Sinónimos'],
    ['uno@example.com', '343 555-0142', '9:00', '18:00', '1450,5', ''],
    ['dos@example.com', '343 555-0143', '', '', '', 'celu, teléfono'],
  ]
  const mapping = { email: 'A', phone: 'B', start_hour: 'C', end_hour: 'D', exchange: 'E', search_synonyms: 'F' }
  const countBefore = (await admin.get('/parameters')).body.length
  const firstReview = await previewRows(admin, rows, { resource: 'parameters', mapping })
  assert.deepEqual(selectCounts(firstReview), [2, 0, 0, 0, 0], JSON.stringify(firstReview))
  await runImport(admin, firstReview.id, firstReview.asked)
  const secondReview = await previewRows(admin, rows, { resource: 'parameters', mapping })
  assert.deepEqual(selectCounts(await runImport(admin, secondReview.id, secondReview.asked)), [0, 0, 2, 0, 0])
  assert.equal((await admin.get('/parameters')).body.length, countBefore + 2)
})

test('a row that is mended into one that is stored is the same', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const { id } = await make.parameters({ email: 'uno@example.com', phone: '343 555-0142' })
  const rows = [
    ['Email', 'Teléfono'],
    ['uno@', '343 555-0142'],
  ]
  const review = await previewRows(admin, rows, { resource: 'parameters' })
  assert.equal(review.wrong, 1)
  const { body } = await admin.patch(`/imports/${review.id}/rows/2`, { email: 'uno@example.com' })
  assert.deepEqual([body.same, body.wrong, body.rows[0].status, body.rows[0].id], [1, 0, 'same', id])
})

const storedCount = 20_000

/** The number of records that are read to find equal ones, and the number of equal ones. */
async function countRowsRead({ sql }: Shop, rows: readonly Record<string, unknown>[]) {
  await sql`analyze products`
  const prepared = prepareResources(registrations).get('products')
  assert.ok(prepared)
  const commonPart = {
    keys: [],
    sheetKey: null,
    isNew: false,
    isPending: false,
    pictures: new Map(),
    errors: {},
    warnings: {},
    incompleteValues: null,
    id: null,
    change: null,
    match: null,
  }
  const plannedRows = rows.map((values, row): [RowPlan, typeof values] => [
    { ...commonPart, row, status: 'created' },
    values,
  ])
  const rowPlans = plannedRows.map(([rowPlan]) => rowPlan)
  const { db, heaviest } = recordHeaviestQuery(sql, 'products')
  await markEqualRowsAsUnchanged(db, { prepared } as ImportPlan, unboundActor, rowPlans, new Map(plannedRows))
  return { read: heaviest.readRows, same: rowPlans.filter(({ status }) => status === 'same').length }
}

test('what equals a row is found by an index, however many are stored', async (t) => {
  const testShop = await shop(t)
  const { id: category_id } = await testShop.make.category({})
  await testShop.sql`
    insert into products (name, description, category_id, price)
    select 'Equipo ' || n, 'En caja', ${category_id}, 1 from generate_series(1, ${storedCount}::int) n`
  const row = (n: number) => ({ name: `Equipo ${n}`, description: 'En caja', category_id, price: 1, capacity: null })
  const fewStatements = await countRowsRead(
    testShop,
    Array.from({ length: 100 }, (_, n) => row(n + 1)),
  )
  assert.equal(fewStatements.same, 100)
  assert.ok(fewStatements.read <= 1000, `${fewStatements.read} rows read`)
})

test('where all stored rows have one name, they are read once, and not for each row of a sheet', async (t) => {
  const testShop = await shop(t)
  const { id: category_id } = await testShop.make.category({})
  await testShop.sql`
    insert into products (name, description, category_id, price, capacity)
    select 'Equipo', 'En caja', ${category_id}, 1, n || ' GB' from generate_series(1, ${storedCount}::int) n`
  const commonPart = { name: 'Equipo', description: 'En caja', category_id, price: 1 }
  const manyStatements = await countRowsRead(
    testShop,
    Array.from({ length: 1000 }, (_, n) => ({ ...commonPart, capacity: `${n} GB` })),
  )
  assert.equal(manyStatements.same, 999)
  assert.ok(manyStatements.read <= storedCount, `${manyStatements.read} rows read`)
})

const cellOf = (...texts: string[]) => fc.constantFrom(...texts)

test('whatever a sheet of products without codes holds, its second import writes nothing', async (t) => {
  const { admin, make } = await shop(t)
  await make.category({ name: 'Celulares' })
  for (const name of ['Rojo', 'Azul']) await make.color({ name })
  const row = fc.tuple(
    ...[cellOf('Celulares', 'celulares', 'Otra'), cellOf('iPhone', 'Funda', ''), cellOf('128 GB', ' 128  GB', '')],
    ...[cellOf('10', '10,0', '1.010', 'x'), cellOf('En caja', 'Sin caja\ny'), cellOf('', 'Rojo', 'Azul, Rojo')],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 10 }), async (rows) => {
      const firstReview = await previewRows(admin, [headings, ...rows], { resource: 'products' })
      const result = await runImport(admin, firstReview.id, firstReview.asked)
      const secondReview = await previewRows(admin, [headings, ...rows], { resource: 'products' })
      const { created, updated, same, skipped, wrong } = secondReview
      assert.deepEqual(
        [created, updated, same + skipped, wrong],
        [0, 0, result.created + result.same + result.skipped, result.wrong],
      )
    }),
    { numRuns: 12 },
  )
})
