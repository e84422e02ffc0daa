import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAgainstDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { colorsRequest, previewRows, uploadColors } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const headings = ['Legajo', 'Apellido', 'Nombre', 'Ciudad']
const loading = ['load_database', 'see_employees', 'create_employees', 'update_employees']

test('what an import made goes, what it changed is as it was, in one step and for good', async (t) => {
  const { as, admin, make, sql } = await checkAgainstDocument(await shop(t))
  const clerk = as(...loading)
  const { id } = await make.employee({ employee_file_number: '1', surname: 'Uno', name: 'Ana', city: 'Paraná' })
  const rows = [headings, ['1', 'Uno', 'Ana', 'Rosario'], ['2', 'Dos', 'Eva', '']]
  const sheetImport = await previewRows(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
  const result = await runImport(clerk, sheetImport.id, sheetImport.asked)
  assert.deepEqual([result.created, result.updated], [1, 1])
  assert.equal((await admin.get(`/employees/${id}`)).body.city, 'Rosario')
  const [trailsBefore] = await sql`select count(*)::int as trails from audit`
  assert.equal((await clerk.post(`/imports/${sheetImport.id}/undo`)).status, 200)
  assert.deepEqual(
    [(await waitUntilOver(clerk, sheetImport.id)).status, (await waitUntilOver(clerk, sheetImport.id)).message],
    ['undone', null],
  )
  const { body } = await admin.get('/employees')
  assert.deepEqual(
    body.map((item: { id: number; city: string }) => [item.id, item.city]),
    [[id, 'Paraná']],
  )
  const [trailsAfter] = await sql`select count(*)::int as trails from audit`
  assert.equal(trailsAfter?.trails, Number(trailsBefore?.trails) + 3, 'two rows and the line of the undo')
  const secondUndo = await clerk.post(`/imports/${sheetImport.id}/undo`)
  assert.deepEqual([secondUndo.status, secondUndo.body.code], [409, 'OVER'])
  // The state between the commit and the end, after a worker was killed.
  await sql`update imports set task = 'undo' where id = ${sheetImport.id}`
  const secondTry = await waitUntilOver(clerk, sheetImport.id)
  assert.deepEqual([secondTry.status, secondTry.message], ['undone', null])
})

test('where somebody has changed a row since, nothing is undone, and the row is named', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const rows = [headings, ['1', 'Uno', 'Ana', ''], ['2', 'Dos', 'Eva', '']]
  const sheetImport = await previewRows(admin, rows, { resource: 'employees' })
  await runImport(admin, sheetImport.id, sheetImport.asked)
  const { body } = await admin.get('/employees?sort=employee_file_number&dir=asc')
  await admin.put(`/employees/${body[0].id}`, { ...body[0], city: 'Paraná' })
  await admin.post(`/imports/${sheetImport.id}/undo`)
  const refusal = await waitUntilOver(admin, sheetImport.id)
  assert.equal(refusal.status, 'done')
  assert.match(refusal.message, /Uno, Ana/)
  assert.equal((await admin.get('/employees')).body.length, 2)
  await admin.delete(`/employees/${body[0].id}`)
  await admin.post(`/imports/${sheetImport.id}/undo`)
  assert.equal((await waitUntilOver(admin, sheetImport.id)).status, 'undone')
  assert.equal((await admin.get('/employees')).body.length, 0)
})

for (const moved of ['created', 'updated'] as const) {
  test(`where somebody has moved a row out of reach that the import ${moved}, nothing is undone, and the row is named`, async (t) => {
    const { admin, make, asUser } = await checkAgainstDocument(await shop(t))
    const [ownCompany, otherCompany] = [await make.company(), await make.company()]
    const employee = {
      employee_file_number: '1',
      surname: 'Uno',
      name: 'Ana',
      city: 'Paraná',
      company_id: ownCompany.id,
    }
    if (moved === 'updated') await make.employee(employee)
    const clerk = asUser({ company_id: ownCompany.id, permissions: loading })
    const rows = [headings, ['1', 'Uno', 'Ana', 'Rosario'], ['2', 'Dos', 'Eva', '']]
    const sheetImport = await previewRows(clerk, rows, { resource: 'employees', on_duplicate: 'update' })
    const result = await runImport(clerk, sheetImport.id, sheetImport.asked)
    assert.equal(result[moved] > 0, true)
    const list = '/employees?sort=employee_file_number&dir=asc'
    const [row] = (await admin.get(list)).body
    await admin.patch(`/employees/${row.id}`, { company_id: otherCompany.id })
    await clerk.post(`/imports/${sheetImport.id}/undo`)
    const refusal = await waitUntilOver(clerk, sheetImport.id)
    assert.equal(refusal.status, 'done')
    assert.match(refusal.message, /alguien cambió después Uno, Ana/)
    assert.equal((await admin.get(list)).body.length, 2)
  })
}

test('where another record uses a row, nothing is undone, and the row is named', async (t) => {
  const { admin, make } = await checkAgainstDocument(await shop(t))
  const { id } = await uploadColors(admin, 3)
  await runImport(admin, id, colorsRequest)
  const [color] = (await admin.get('/colors?sort=name&dir=asc')).body
  const product = await make.product({ colors: [color] })
  await admin.post(`/imports/${id}/undo`)
  const refusal = await waitUntilOver(admin, id)
  assert.equal(refusal.status, 'done')
  assert.match(refusal.message, new RegExp(color.name))
  assert.equal((await admin.get('/colors')).body.length, 3)
  await admin.delete(`/products/${product.id}`)
  await admin.post(`/imports/${id}/undo`)
  assert.equal((await waitUntilOver(admin, id)).status, 'undone')
})

test('where a rule refuses rows by now, nothing is undone, and the rows are named', async (t) => {
  const { as, sql } = await checkAgainstDocument(await shop(t))
  const clerk = as('load_database', 'see_users', 'create_users')
  const rows = [
    ['Dni', 'Apellido', 'Nombre', 'Email', 'Contraseña'],
    ['30111222', 'Uno', 'Ana', 'ana@example.com', 'clave-larga-1'],
    ['30111223', 'Dos', 'Eva', 'eva@example.com', 'clave-larga-2'],
  ]
  const sheetImport = await previewRows(clerk, rows, { resource: 'users' })
  const result = await runImport(clerk, sheetImport.id, sheetImport.asked)
  assert.equal(result.created, 2, JSON.stringify(result))
  // Whoever loaded them holds less than they do by now.
  await sql`
    insert into user_permissions (user_id, permission_id)
    select u.id, p.id from users u, permissions p
    where u.dni in ('30111222', '30111223') and p.name = 'delete_products'`
  await clerk.post(`/imports/${sheetImport.id}/undo`)
  const refusal = await waitUntilOver(clerk, sheetImport.id)
  assert.equal(refusal.status, 'done')
  assert.match(refusal.message, /una regla no lo permite con (Uno, Ana, Dos, Eva|Dos, Eva, Uno, Ana)/)
  const [left] = await sql`select count(*)::int as count from users where dni in ('30111222', '30111223')`
  assert.equal(left?.count, 2)
})

test('an import that is under way, and one that wrote nothing, is not undone', async (t) => {
  const { admin } = await checkAgainstDocument(await shop(t))
  const { id } = await uploadColors(admin, 1)
  const early = await admin.post(`/imports/${id}/undo`)
  assert.deepEqual([early.status, early.body.code], [409, 'OVER'])
})

test('names that were created for rows are counted as rows are, when an import is taken back', async (t) => {
  const { admin } = await shop(t)
  const rows = [
    ['Legajo', 'Apellido', 'Nombre', 'Sector'],
    ['1', 'Arrieta', 'Luciana', 'Depósito'],
  ]
  const resolve = { job_sector_id: { Depósito: 'create' as const } }
  const sheetImport = await previewRows(admin, rows, { resource: 'employees', resolve })
  assert.equal((await runImport(admin, sheetImport.id, sheetImport.asked)).created, 1)
  await admin.post(`/imports/${sheetImport.id}/undo`)
  const undone = await waitUntilOver(admin, sheetImport.id)
  assert.deepEqual([undone.status, undone.progress], ['undone', { done: 2, total: 2 }])
})
