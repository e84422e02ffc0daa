import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldToDocument } from '#test/document.ts'
import { shop } from '#test/harness.ts'
import { over, run } from '#test/imports.ts'
import { asColors, manyColors, reviewed } from '#test/loader.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'Ciudad']
const loading = ['load_database', 'see_employees', 'create_employees', 'update_employees']

test('what a load made goes, what it changed is as it was, in one step and for good', async (t) => {
  const { as, admin, make, sql } = await heldToDocument(await shop(t))
  const clerk = as(...loading)
  const { id } = await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', city: 'Paraná' })
  const rows = [headings, ['1', 'Uno', 'Ana', 'Rosario'], ['2', 'Dos', 'Eva', '']]
  const load = await reviewed(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
  const done = await run(clerk, load.id, load.asked)
  assert.deepEqual([done.created, done.updated], [1, 1])
  assert.equal((await admin.get(`/employees/${id}`)).body.city, 'Rosario')
  const [before] = await sql`select count(*)::int as trails from audit`
  assert.equal((await clerk.post(`/imports/${load.id}/undo`)).status, 200)
  assert.deepEqual([(await over(clerk, load.id)).status, (await over(clerk, load.id)).message], ['undone', null])
  const { body } = await admin.get('/employees')
  assert.deepEqual(
    body.map((one: { id: number; city: string }) => [one.id, one.city]),
    [[id, 'Paraná']],
  )
  const [after] = await sql`select count(*)::int as trails from audit`
  assert.equal(after?.trails, Number(before?.trails) + 2)
  const second = await clerk.post(`/imports/${load.id}/undo`)
  assert.deepEqual([second.status, second.body.code], [409, 'OVER'])
  // As it stands between the commit and the end, where a loader was killed.
  await sql`update imports set task = 'undo' where id = ${load.id}`
  const again = await over(clerk, load.id)
  assert.deepEqual([again.status, again.message], ['undone', null])
})

test('where somebody has changed a row since, nothing is undone, and the row is named', async (t) => {
  const { admin } = await heldToDocument(await shop(t))
  const rows = [headings, ['1', 'Uno', 'Ana', ''], ['2', 'Dos', 'Eva', '']]
  const load = await reviewed(admin, rows, { resource: 'employees' })
  await run(admin, load.id, load.asked)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  await admin.put(`/employees/${body[0].id}`, { ...body[0], city: 'Paraná' })
  await admin.post(`/imports/${load.id}/undo`)
  const refused = await over(admin, load.id)
  assert.equal(refused.status, 'done')
  assert.match(refused.message, /Uno Ana/)
  assert.equal((await admin.get('/employees')).body.length, 2)
  await admin.delete(`/employees/${body[0].id}`)
  await admin.post(`/imports/${load.id}/undo`)
  assert.equal((await over(admin, load.id)).status, 'undone')
  assert.equal((await admin.get('/employees')).body.length, 0)
})

for (const moved of ['created', 'updated'] as const) {
  test(`where somebody has moved a row out of reach that the load ${moved}, nothing is undone, and the row is named`, async (t) => {
    const { admin, make, asUser } = await heldToDocument(await shop(t))
    const [here, elsewhere] = [await make.company(), await make.company()]
    const known = { employee_file_number: '1', surname: 'Uno', name: 'Ana', city: 'Paraná', company_id: here.id }
    if (moved === 'updated') await make.employee(known)
    const clerk = asUser({ company_id: here.id, permissions: loading })
    const rows = [headings, ['1', 'Uno', 'Ana', 'Rosario'], ['2', 'Dos', 'Eva', '']]
    const load = await reviewed(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
    const done = await run(clerk, load.id, load.asked)
    assert.equal(done[moved] > 0, true)
    const list = '/employees?sort=employee_file_number&dir=asc'
    const [row] = (await admin.get(list)).body
    await admin.patch(`/employees/${row.id}`, { company_id: elsewhere.id })
    await clerk.post(`/imports/${load.id}/undo`)
    const refused = await over(clerk, load.id)
    assert.equal(refused.status, 'done')
    assert.match(refused.message, /alguien cambió después Uno Ana/)
    assert.equal((await admin.get(list)).body.length, 2)
  })
}

test('where another record uses a row, nothing is undone, and the row is named', async (t) => {
  const { admin, make } = await heldToDocument(await shop(t))
  const { id } = await manyColors(admin, 3)
  await run(admin, id, asColors)
  const [color] = (await admin.get('/colors?sort=name&dir=asc')).body
  const product = await make.product({ colors: [color] })
  await admin.post(`/imports/${id}/undo`)
  const refused = await over(admin, id)
  assert.equal(refused.status, 'done')
  assert.match(refused.message, new RegExp(color.name))
  assert.equal((await admin.get('/colors')).body.length, 3)
  await admin.delete(`/products/${product.id}`)
  await admin.post(`/imports/${id}/undo`)
  assert.equal((await over(admin, id)).status, 'undone')
})

test('a load that is under way, and one that wrote nothing, is not undone', async (t) => {
  const { admin } = await heldToDocument(await shop(t))
  const { id } = await manyColors(admin, 1)
  const early = await admin.post(`/imports/${id}/undo`)
  assert.deepEqual([early.status, early.body.code], [409, 'OVER'])
})

test('names that were created for rows are counted as rows are, when a load is taken back', async (t) => {
  const { admin } = await shop(t)
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const load = await reviewed(admin, rows, { resource: 'employees', resolve })
  assert.equal((await run(admin, load.id, load.asked)).created, 1)
  await admin.post(`/imports/${load.id}/undo`)
  const undone = await over(admin, load.id)
  assert.deepEqual([undone.status, undone.progress], ['undone', { done: 2, total: 2 }])
})
