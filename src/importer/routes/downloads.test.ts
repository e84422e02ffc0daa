import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '#src/app/modules/resources.ts'
import { isLoadable } from '#src/importer/targets.ts'
import type { ColumnFound } from '#src/importer/wire.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { csvOf, run, upload } from '#test/imports.ts'
import { outcomesIn, reviewed } from '#test/loader.ts'
import { photo } from '#test/pictures.ts'
import { createRow } from '#test/samples.ts'

const targets = resources.filter(isLoadable)

const fileFor = async ({ url }: Shop, by: Client, path: string): Promise<Response> =>
  fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${await by.token()}` } })

test('the template of every target loads back as it was given', async (t) => {
  const world = await shop(t)
  const { admin } = world
  await admin.post('/categories', { name: 'Celulares', description: 'Todos' })
  for (const { name } of targets) {
    const answer = await fileFor(world, admin, `/imports/template/${name}.xlsx`)
    assert.equal(answer.status, 200, name)
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename=".+\.xlsx"$/)
    const sent = await upload(admin, await answer.bytes(), `${name}.xlsx`)
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    const { id, rows, suggested, fields } = sent.body
    assert.equal(rows, 1, name)
    assert.deepEqual(Object.keys(suggested[name]).sort(), fields[name].toSorted(), name)
    await admin.post(`/imports/${id}/cancel`)
  }
})

test('what an export of ours holds loads back without mapping and changes nothing, whatever it is of', async (t) => {
  const world = await shop(t)
  const { admin } = world
  // Accounts lose their passwords in a sheet.
  for (const target of targets.filter(({ name }) => name !== 'users')) {
    await createRow(target, world)
    await createRow(target, world)
    for (const format of ['csv', 'xlsx']) {
      const file = await fileFor(world, admin, `/${target.name}/export.${format}`)
      const sent = await upload(admin, await file.bytes(), `${target.name}.${format}`)
      assert.equal(sent.status, 200, `${target.name}: ${JSON.stringify(sent.body)}`)
      const asked = { resource: target.name, mapping: sent.body.suggested[target.name], on_duplicate: 'update' }
      const { body } = await admin.post(`/imports/${sent.body.id}/preview`, asked)
      const told = `${target.name}.${format} ${JSON.stringify([asked.mapping, body])}`
      assert.deepEqual([body.total, body.same], [sent.body.rows, sent.body.rows], told)
    }
  }
})

test('products that no code tells apart load back from an export, pictures and all, and change nothing', async (t) => {
  const world = await shop(t)
  const { admin, make } = world
  const colors = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  const form = new FormData()
  const picture = await (await photo(300, 200)).jpeg().toBuffer()
  const product = { name: 'Funda', price: '10', description: 'De cuero', category_id: (await make.category()).id }
  for (const [name, value] of Object.entries(product)) form.set(name, String(value))
  form.set('image', new File([new Uint8Array(picture)], 'funda.jpg'))
  form.set('colorIds', JSON.stringify(colors.map(({ id }) => id)))
  assert.equal((await admin.post('/products', form)).status, 200)
  const file = await fileFor(world, admin, '/products/export.xlsx')
  const sent = await upload(admin, await file.bytes(), 'productos.xlsx')
  const asked = { resource: 'products', mapping: sent.body.suggested.products }
  const { body } = await admin.post(`/imports/${sent.body.id}/preview`, asked)
  assert.ok('image' in asked.mapping)
  assert.deepEqual(outcomesIn(body), [[2, 'same']])
})

test('the rows that were wrong come back with reasons, and mended they load, and only they', async (t) => {
  const world = await shop(t)
  const { admin, as, url } = world
  const rows = [
    ['Nombre', 'Código'],
    ['Rojo', '#ff0000'],
    ['Azul', 'azul'],
    ['Verde', '#00ff00'],
    ['', '#0000ff'],
  ]
  const review = await reviewed(admin, rows, { resource: 'colors' })
  await run(admin, review.id, review.asked)
  const path = `/imports/${review.id}/errors.xlsx`
  assert.equal((await fileFor(world, as('load_database'), path)).status, 404)
  const { body: ticket } = await admin.post('/tickets', { path: `/api${path}` })
  const byTicket = await fetch(`${url}/api${path}?ticket=${ticket.ticket}`)
  assert.equal(byTicket.status, 200)
  const file = await (await fileFor(world, admin, path)).bytes()
  assert.equal((await byTicket.bytes()).length, file.length)

  const sent = await upload(admin, file, 'planilla-errores.xlsx')
  assert.deepEqual([sent.body.rows, sent.body.suggested.colors], [2, { name: 'A', color_code: 'B' }])
  assert.deepEqual(
    sent.body.columns.map(({ column, heading }: ColumnFound) => [column, heading]),
    [
      ['A', 'Nombre'],
      ['B', 'Código'],
    ],
  )
  const asked = { resource: 'colors', mapping: sent.body.suggested.colors }
  await admin.post(`/imports/${sent.body.id}/preview`, asked)
  await admin.patch(`/imports/${sent.body.id}/rows/2`, { color_code: '#0000aa' })
  const mended = await admin.patch(`/imports/${sent.body.id}/rows/3`, { name: 'Celeste' })
  assert.deepEqual(outcomesIn(mended.body), [[3, 'created']])
  assert.equal((await run(admin, sent.body.id, asked)).created, 2)
  assert.equal((await admin.get('/colors')).body.length, 4)
})

test('days and figures of wrong rows mean in the file of errors what they meant among the others', async (t) => {
  const world = await shop(t)
  const { admin } = world
  await admin.post('/categories', { name: 'iPhone', description: 'Todos' })
  const again = async (resource: string, rows: readonly (readonly string[])[]) => {
    const review = await reviewed(admin, rows, { resource })
    assert.deepEqual([review.created, review.wrong], [1, 1])
    await run(admin, review.id, review.asked)
    const file = await (await fileFor(world, admin, `/imports/${review.id}/errors.xlsx`)).bytes()
    const { body } = await upload(admin, file, 'errores.xlsx')
    return { id: body.id, asked: { resource, mapping: body.suggested[resource] } }
  }
  const people = await again('employees', [
    ['Legajo', 'Apellido', 'Nombre', 'DNI', 'F. Ingreso'],
    ['1', 'Uno', 'Ana', '36902114', '08/13/2026'],
    ['2', 'Dos', 'Ana', '36.902.11x', '03/04/2026'],
  ])
  await admin.post(`/imports/${people.id}/preview`, people.asked)
  await admin.patch(`/imports/${people.id}/rows/2`, { dni: '36902115' })
  assert.equal((await run(admin, people.id, people.asked)).created, 1)
  const { body: employees } = await admin.get('/employees?sort=employee_file_number&dir=desc')
  assert.equal(employees[0].admission_date, '2026-03-04')

  const products = await again('products', [
    ['Categoría', 'Nombre', 'Descripción', 'Precio'],
    ['iPhone', 'iPhone 17', 'En caja', '1,249.50'],
    ['iPhone', '', 'En caja', '1,549'],
  ])
  await admin.post(`/imports/${products.id}/preview`, products.asked)
  await admin.patch(`/imports/${products.id}/rows/2`, { name: 'iPhone 17 Pro' })
  assert.equal((await run(admin, products.id, products.asked)).created, 1)
  const { body } = await admin.get('/products?q=pro')
  assert.equal(body.products[0].price, 1549)
})

test('a file of errors is of a load whose columns are known', async (t) => {
  const world = await shop(t)
  const { body } = await upload(world.admin, csvOf([['Nombre'], ['Rojo']]))
  assert.equal((await fileFor(world, world.admin, `/imports/${body.id}/errors.xlsx`)).status, 404)
  assert.equal((await fileFor(world, world.admin, '/imports/template/nothing.xlsx')).status, 404)
})
