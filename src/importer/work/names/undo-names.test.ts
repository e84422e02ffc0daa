import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const rows = [
  ['Código', 'Nombre', 'Categoría', 'Descripción', 'Precio', 'Colores'],
  ['A', 'Funda', 'Fundas', 'Cuero', '49', 'Rojo'],
  ['B', 'Cargador', 'Cargadores', 'De pared', '39', 'Azul'],
]
const resolve = {
  category_id: { Fundas: 'create' as const, Cargadores: 'create' as const },
  colorIds: { Rojo: 'create' as const, Azul: 'create' as const },
}

test('the undo of a load takes along what it created by name, which the load names', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const review = await previewRows(admin, rows, { resource: 'products', resolve })
  assert.deepEqual((await admin.get(`/imports/${review.id}`)).body.created_names, [])
  const result = await runImport(admin, review.id, review.asked)
  assert.deepEqual(
    result.created_names.map(({ resource, label }: Record<string, string>) => `${resource} ${label}`).sort(),
    ['categories Cargadores', 'categories Fundas', 'colors Azul', 'colors Rojo'],
  )
  await admin.post(`/imports/${review.id}/undo`)
  const undone = await waitUntilOver(admin, review.id)
  assert.deepEqual([undone.status, undone.message], ['undone', null])
  for (const list of ['categories', 'colors']) assert.deepEqual((await admin.get(`/${list}`)).body, [])
  assert.equal((await admin.get('/products')).body.products.length, 0)
})

test('what somebody uses or has changed by now stays, and the answer says so in each language', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const review = await previewRows(admin, rows, { resource: 'products', resolve })
  await runImport(admin, review.id, review.asked)
  const { body: categories } = await admin.get('/categories?sort=name&dir=asc')
  await make.product({ name: 'Otro', category_id: categories[0].id })
  const { body: colors } = await admin.get('/colors?sort=name&dir=asc')
  await admin.patch(`/colors/${colors[1].id}`, { color_code: '#AA0000' })
  await admin.post(`/imports/${review.id}/undo`)
  const undone = await waitUntilOver(admin, review.id)
  assert.equal(undone.status, 'undone')
  assert.match(undone.message, /^Quedan (Rojo, Cargadores|Cargadores, Rojo), porque alguien ya los usa/)
  const english = await admin.get(`/imports/${review.id}`, { 'accept-language': 'en' })
  assert.match(english.body.message, /stay, because someone uses/)
  const names = async (list: string) => (await admin.get(`/${list}`)).body.map(({ name }: { name: string }) => name)
  assert.deepEqual([await names('categories'), await names('colors')], [['Cargadores'], ['Rojo']])
  assert.deepEqual(
    (await admin.get('/products')).body.products.map(({ name }: { name: string }) => name),
    ['Otro'],
  )
})
