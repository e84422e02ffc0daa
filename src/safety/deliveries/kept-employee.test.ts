import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { computeDayFromToday, endEmployment } from '#test/employees.ts'
import { toForm } from '#test/folders.ts'
import { previewRows } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'
import { createSmallPicture } from '#test/stored-files.ts'

const today = computeDayFromToday(0)

test('a person with deliveries is not deleted, alone or with others, and the refusal names a delivery', async (t) => {
  const { admin, officer, ayelen, bruno, gloves } = await openShopWithEquipment(t)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: today }
  assert.equal((await officer.post('/ppe_deliveries', delivery)).status, 200)
  const refusal = await admin.delete(`/employees/${ayelen.id}`)
  assert.deepEqual([refusal.status, refusal.body.error, refusal.body.count], [409, 'IN_USE', 1])
  assert.match(refusal.body.message, /Guantes antiestáticos/)
  const many = await admin.deleteMany('/employees', { ids: [ayelen.id, bruno.id] })
  assert.deepEqual([many.status, many.body.refused.map(({ id }: { id: number }) => id)], [409, [ayelen.id]])
  assert.equal((await admin.delete(`/employees/${bruno.id}`)).status, 200)
})

test('a load of people is not taken back while one of them has a delivery', async (t) => {
  const { admin, officer, gloves } = await openShopWithEquipment(t)
  const rows = [
    ['Legajo', 'Apellido', 'Nombre'],
    ['901', 'Uno', 'Ana'],
    ['902', 'Dos', 'Eva'],
  ]
  const sheetImport = await previewRows(admin, rows, { resource: 'employees' })
  await runImport(admin, sheetImport.id, sheetImport.asked)
  const [person] = (await admin.get('/employees?q=901')).body
  const answer = await officer.post('/ppe_deliveries', {
    employee_id: person.id,
    ppe_id: gloves.id,
    delivery_date: today,
  })
  await admin.post(`/imports/${sheetImport.id}/undo`)
  const refusal = await waitUntilOver(admin, sheetImport.id)
  assert.equal(refusal.status, 'done')
  assert.match(refusal.message, /Uno, Ana/)
  await officer.delete(`/ppe_deliveries/${answer.body.id}`)
  await admin.post(`/imports/${sheetImport.id}/undo`)
  assert.equal((await waitUntilOver(admin, sheetImport.id)).status, 'undone')
})

test('when a person is erased, open deliveries go with their pictures and signed ones stay with their copies', async (t) => {
  const world = await openShopWithEquipment(t)
  const { admin, officer, sql, dataDir, ayelen, gloves, apron } = world
  const give = async (ppe_id: number, values: object = {}) => {
    const photo = { images: [{ bytes: await createSmallPicture(), name: 'a.png' }] }
    const delivery = { employee_id: ayelen.id, ppe_id, delivery_date: '2005-03-01', ...values }
    const { body, status } = await officer.post('/ppe_deliveries', toForm(delivery, photo))
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const [open, signed] = [await give(gloves.id), await give(apron.id)]
  assert.equal((await signOnGlass(officer, [signed])).status, 200)
  await admin.post(`/employees/${ayelen.id}/periods`, { admission_date: '2005-01-01' })
  await endEmployment(world, ayelen.id, '2010-05-06')
  const values = { reason: 'Lo pidió', employee_file_number: ayelen.employee_file_number }
  const erasure = await admin.post(`/employees/${ayelen.id}/erase`, values)
  assert.deepEqual([erasure.status, erasure.body], [200, { erased: true }])
  assert.equal((await officer.get(`/ppe_deliveries/${open.id}`)).status, 404)
  const { body: readDelivery } = await officer.get(`/ppe_deliveries/${signed.id}`)
  assert.deepEqual(
    [readDelivery.employee_name, readDelivery.status, readDelivery.images],
    [signed.employee_name, 'signed', signed.images],
  )
  const files = await createFileStore({ dataDir })
  assert.equal(await files.find(open.images[0], 'private', '400.webp'), null)
  assert.ok(await files.find(signed.images[0], 'private', '400.webp'))
  const entries = await sql<{ entity_id: string }[]>`
    select entity_id from audit where resource = 'ppe_deliveries' and coalesce(after, before) is not null`
  assert.deepEqual([...new Set(entries.map(({ entity_id: id }) => Number(id)))], [signed.id])
})
