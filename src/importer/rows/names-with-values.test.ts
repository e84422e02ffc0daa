import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnknownName } from '#src/importer/import-types.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport } from '#test/imports.ts'

const headings = ['Código', 'Nombre', 'Categoría', 'Descripción', 'Precio', 'Colores']
const rows = [
  headings,
  ['A', 'iPhone 17', 'Teléfonos', 'En caja', '999', 'Rojo, Azul Pacífico'],
  ['B', 'Funda', 'Fundas', 'Cuero', '49', 'rojo'],
]
const resolve = {
  category_id: { Teléfonos: 'create' as const, Fundas: 'create' as const },
  colorIds: { Rojo: 'create' as const, 'Azul Pacífico': 'create' as const },
}

test('categories and colours that a sheet of products names are created with what their forms require', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const review = await previewRows(admin, rows, { resource: 'products' })
  assert.deepEqual(review.unknown.map(({ value, may_create }: UnknownName) => [value, may_create]).sort(), [
    ['Azul Pacífico', true],
    ['Fundas', true],
    ['Rojo', true],
    ['Teléfonos', true],
  ])
  const { body: secondReview } = await admin.post(`/imports/${review.id}/preview`, { ...review.asked, resolve })
  assert.deepEqual(listOutcomes(secondReview), [
    [2, 'created'],
    [3, 'created'],
  ])
  const result = await runImport(admin, review.id, { ...review.asked, resolve })
  assert.deepEqual([result.created, result.wrong], [2, 0], JSON.stringify(result.errors))
  const { body: categories } = await admin.get('/categories?sort=name&dir=asc')
  assert.deepEqual(
    categories.map(({ name, description }: Record<string, string>) => [name, description]),
    [
      ['Fundas', 'Fundas'],
      ['Teléfonos', 'Teléfonos'],
    ],
  )
  const { body: colors } = await admin.get('/colors?sort=name&dir=asc')
  assert.deepEqual(
    colors.map(({ name, color_code }: Record<string, string>) => [name, color_code]),
    [
      ['Azul Pacífico', '#8E8E93'],
      ['Rojo', '#D32F2F'],
    ],
  )
  const { body } = await admin.get('/products?sort=name&dir=asc')
  assert.deepEqual(
    body.products.map((product: { name: string; category: string; colors: { name: string }[] }) => [
      product.name,
      product.category,
      product.colors.map(({ name }) => name).sort(),
    ]),
    [
      ['Funda', 'Fundas', ['Rojo']],
      ['iPhone 17', 'Teléfonos', ['Azul Pacífico', 'Rojo']],
    ],
  )
})

test('without the permission to create colours, only categories are created', async (t) => {
  const { as } = await checkAgainstDocument(await shop(t))
  const clerk = as('load_database', 'create_products', 'create_categories')
  const review = await previewRows(clerk, rows, { resource: 'products' })
  const mayCreate = (name: string) =>
    new Set(review.unknown.flatMap(({ field, may_create }: UnknownName) => (field === name ? [may_create] : [])))
  assert.deepEqual([mayCreate('category_id'), mayCreate('colorIds')], [new Set([true]), new Set([false])])
  const { status } = await clerk.post(`/imports/${review.id}/preview`, { ...review.asked, resolve })
  assert.equal(status, 403)
  const { category_id } = resolve
  const { body: accepted } = await clerk.post(`/imports/${review.id}/preview`, {
    ...review.asked,
    resolve: { category_id },
  })
  assert.equal(accepted.wrong, 2)
})

test('a name that no category may have is refused at its column, and nothing is created', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const longName = 'C'.repeat(101)
  const review = await previewRows(admin, [headings, ['A', 'iPhone 17', longName, 'x', '9', '']], {
    ...{ resource: 'products', resolve: { category_id: { [longName]: 'create' as const } } },
  })
  const result = await runImport(admin, review.id, review.asked)
  assert.equal(result.status, 'pending')
  assert.ok(result.message)
  assert.equal((await admin.get('/categories')).body.length, 0)
})
