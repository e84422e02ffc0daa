import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { resources } from '#src/app/modules/resources.ts'
import { isImportable } from '#src/importer/import-targets.ts'
import type { SourceColumn } from '#src/importer/import-types.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, toCsv, uploadFile } from '#test/imports.ts'
import { createPhoto } from '#test/pictures.ts'
import { createRow } from '#test/samples.ts'

const targets = resources.filter(isImportable)

const download = async ({ url }: Shop, client: Client, path: string): Promise<Response> =>
  fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${await client.token()}` } })

test('the template of every target is imported back as it was given', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  await admin.post('/categories', { name: 'Celulares', description: 'Todos' })
  for (const { name } of targets) {
    const answer = await download(testShop, admin, `/imports/template/${name}.xlsx`)
    assert.equal(answer.status, 200, name)
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename=".+\.xlsx"$/)
    const uploadResponse = await uploadFile(admin, await answer.bytes(), `${name}.xlsx`)
    assert.equal(uploadResponse.status, 200, JSON.stringify(uploadResponse.body))
    const { id, rows, suggested, fields } = uploadResponse.body
    assert.equal(rows, 1, name)
    assert.deepEqual(Object.keys(suggested[name]).sort(), fields[name].toSorted(), name)
    await admin.post(`/imports/${id}/cancel`)
  }
})

test('the template lists the records of a reference only if it can list them all', async (t) => {
  const testShop = await shop(t)
  const names = Array.from({ length: 51 }, (_, index) => `Categoría ${index + 1}`)
  const listOffered = async () => {
    const answer = await download(testShop, testShop.admin, '/imports/template/products.xlsx')
    const { sheets } = await readXlsx(await answer.bytes())
    const cells = sheets.find(({ name }) => name === 'Opciones')?.rows.flat() ?? []
    return names.filter((name) => cells.includes(name))
  }
  for (const name of names.slice(0, 50)) await testShop.make.category({ name })
  assert.deepEqual(await listOffered(), names.slice(0, 50))
  await testShop.make.category({ name: names[50] })
  assert.deepEqual(await listOffered(), [])
})

test('what an export of ours holds is imported back without mapping and changes nothing, whatever it is of', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  // Accounts are left out, because a sheet holds no passwords.
  const exportedTargets = targets.filter(({ name, parent }) => name !== 'users' && (!parent || parent.hasRootAddress))
  for (const target of exportedTargets) {
    await createRow(target, testShop)
    await createRow(target, testShop)
    for (const format of ['csv', 'xlsx']) {
      const file = await download(testShop, admin, `/${target.name}/export.${format}`)
      const uploadResponse = await uploadFile(admin, await file.bytes(), `${target.name}.${format}`)
      assert.equal(uploadResponse.status, 200, `${target.name}: ${JSON.stringify(uploadResponse.body)}`)
      const request = {
        resource: target.name,
        mapping: uploadResponse.body.suggested[target.name],
        on_duplicate: 'update',
      }
      const { body } = await admin.post(`/imports/${uploadResponse.body.id}/preview`, request)
      const message = `${target.name}.${format} ${JSON.stringify([request.mapping, body])}`
      assert.deepEqual([body.total, body.same], [uploadResponse.body.rows, uploadResponse.body.rows], message)
    }
  }
})

test('products that no code tells apart load back from an export, pictures and all, and change nothing', async (t) => {
  const testShop = await shop(t)
  const { admin, make } = testShop
  const colors = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  const form = new FormData()
  const picture = await (await createPhoto(300, 200)).jpeg().toBuffer()
  const product = { name: 'Funda', price: '10', description: 'De cuero', category_id: (await make.category()).id }
  for (const [name, value] of Object.entries(product)) form.set(name, String(value))
  form.set('image', new File([new Uint8Array(picture)], 'funda.jpg'))
  form.set('colorIds', JSON.stringify(colors.map(({ id }) => id)))
  assert.equal((await admin.post('/products', form)).status, 200)
  const file = await download(testShop, admin, '/products/export.xlsx')
  const uploadResponse = await uploadFile(admin, await file.bytes(), 'productos.xlsx')
  const request = { resource: 'products', mapping: uploadResponse.body.suggested.products }
  const { body } = await admin.post(`/imports/${uploadResponse.body.id}/preview`, request)
  assert.ok('image' in request.mapping)
  assert.deepEqual(listOutcomes(body), [[2, 'same']])
})

test('the rows that were wrong come back with reasons, and mended they load, and only they', async (t) => {
  const testShop = await shop(t)
  const { admin, as, url } = testShop
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['Azul', 'azul'],
    ['Verde', '#00ff00'],
    ['', '#0000ff'],
  ]
  const review = await previewRows(admin, rows, { resource: 'colors' })
  await runImport(admin, review.id, review.asked)
  const path = `/imports/${review.id}/errors.xlsx`
  assert.equal((await download(testShop, as('load_database'), path)).status, 404)
  const { body: ticket } = await admin.post('/tickets', { path: `/api${path}` })
  const byTicket = await fetch(`${url}/api${path}?ticket=${ticket.ticket}`)
  assert.equal(byTicket.status, 200)
  const file = await (await download(testShop, admin, path)).bytes()
  assert.equal((await byTicket.bytes()).length, file.length)

  const uploadResponse = await uploadFile(admin, file, 'planilla-errores.xlsx')
  assert.deepEqual(
    [uploadResponse.body.rows, uploadResponse.body.suggested.colors],
    [2, { name: 'A', color_code: 'B' }],
  )
  assert.deepEqual(
    uploadResponse.body.columns.map(({ column, heading }: SourceColumn) => [column, heading]),
    [
      ['A', 'Nombre'],
      ['B', 'Código'],
    ],
  )
  const request = { resource: 'colors', mapping: uploadResponse.body.suggested.colors }
  await admin.post(`/imports/${uploadResponse.body.id}/preview`, request)
  await admin.patch(`/imports/${uploadResponse.body.id}/rows/2`, { color_code: '#0000aa' })
  const correction = await admin.patch(`/imports/${uploadResponse.body.id}/rows/3`, { name: 'Celeste' })
  assert.deepEqual(listOutcomes(correction.body), [[3, 'created']])
  assert.equal((await runImport(admin, uploadResponse.body.id, request)).created, 2)
  assert.equal((await admin.get('/colors')).body.length, 4)
})

test('days and figures of wrong rows mean in the file of errors what they meant among the others', async (t) => {
  const testShop = await shop(t)
  const { admin } = testShop
  await admin.post('/categories', { name: 'iPhone', description: 'Todos' })
  const readErrorsAgain = async (resource: string, rows: readonly (readonly string[])[]) => {
    const review = await previewRows(admin, rows, { resource })
    assert.deepEqual([review.created, review.wrong], [1, 1])
    await runImport(admin, review.id, review.asked)
    const file = await (await download(testShop, admin, `/imports/${review.id}/errors.xlsx`)).bytes()
    const { body } = await uploadFile(admin, file, 'errores.xlsx')
    return { id: body.id, asked: { resource, mapping: body.suggested[resource] } }
  }
  const people = await readErrorsAgain('employees', [
    ['Legajo', 'Apellido', 'Nombre', 'DNI', 'F. Ingreso'],
    ['1', 'Uno', 'Ana', '36902114', '08/13/2026'],
    ['2', 'Dos', 'Ana', '36.902.11x', '03/04/2026'],
  ])
  await admin.post(`/imports/${people.id}/preview`, people.asked)
  await admin.patch(`/imports/${people.id}/rows/2`, { dni: '36902115' })
  assert.equal((await runImport(admin, people.id, people.asked)).created, 1)
  const { body: employees } = await admin.get('/employees?sort=employee_file_number&dir=desc')
  assert.equal(employees[0].admission_date, '2026-03-04')

  const products = await readErrorsAgain('products', [
    ['Categoría', 'Nombre', 'Descripción', 'Precio'],
    ['iPhone', 'iPhone 17', 'En caja', '1,249.50'],
    ['iPhone', '', 'En caja', '1,549'],
  ])
  await admin.post(`/imports/${products.id}/preview`, products.asked)
  await admin.patch(`/imports/${products.id}/rows/2`, { name: 'iPhone 17 Pro' })
  assert.equal((await runImport(admin, products.id, products.asked)).created, 1)
  const { body } = await admin.get('/products?q=pro')
  assert.equal(body.products[0].price, 1549)
})

test('a file of errors is of an import whose columns are known', async (t) => {
  const testShop = await shop(t)
  const { body } = await uploadFile(testShop.admin, toCsv([['Nombre'], ['Rojo']]))
  assert.equal((await download(testShop, testShop.admin, `/imports/${body.id}/errors.xlsx`)).status, 404)
  assert.equal((await download(testShop, testShop.admin, '/imports/template/nothing.xlsx')).status, 404)
})
