import assert from 'node:assert/strict'
import { test } from 'node:test'
import { officerPermissions, openShopWithEquipment, signOnGlass } from '#test/deliveries.ts'
import { listOutcomes, previewRows } from '#test/import-workers.ts'
import { runImport, waitUntilOver } from '#test/imports.ts'

const headings = ['Legajo', 'EPP', 'Fecha', 'Talle', 'Cantidad']
const resource = 'ppe_deliveries'

test('deliveries come in from a sheet, filled in, and a signed one is wrong', async (t) => {
  const world = await openShopWithEquipment(t)
  const { ayelen, bruno, gloves, officer } = world
  const loader = world.as('load_database', ...officerPermissions)
  const delivery = { employee_id: ayelen.id, ppe_id: gloves.id }
  const signed = (await officer.post('/ppe_deliveries', { ...delivery, delivery_date: '2026-03-01' })).body
  await signOnGlass(officer, [signed])
  await officer.post('/ppe_deliveries', { ...delivery, delivery_date: '2026-03-02' })
  const rows = [
    headings,
    [ayelen.employee_file_number, 'Guantes antiestáticos', '01/03/2026', '7', '1'],
    [ayelen.employee_file_number, 'Guantes antiestáticos', '02/03/2026', '7', '2'],
    [bruno.employee_file_number, 'Guantes antiestáticos', '31/08/2025', '', ''],
    [bruno.employee_file_number, 'Delantal ESD', '32/08/2025', '', ''],
    [bruno.employee_file_number, 'Delantal ESD', '01/03/48', '', ''],
  ]
  const review = await previewRows(loader, rows, { resource, on_duplicate: 'update' })
  assert.deepEqual(listOutcomes(review), [
    [2, 'wrong', { '': 'Una entrega firmada no se cambia ni se borra: se anula y se hace otra' }],
    [3, 'updated'],
    [4, 'created'],
    [5, 'wrong', { delivery_date: 'Ingresá una fecha que exista' }],
    [6, 'wrong', { delivery_date: 'La fecha va de 1900 a un año después de hoy: revisá el año' }],
  ])
  assert.deepEqual(review.rows[1].matched_fields, ['employee_id', 'ppe_id', 'delivery_date'])
  const result = await runImport(loader, review.id, review.asked)
  assert.deepEqual([result.created, result.updated, result.wrong], [1, 1, 3])
  const [loaded] = (await officer.get(`/ppe_deliveries?employee_id=${bruno.id}`)).body
  assert.deepEqual(
    [loaded.brand, loaded.quantity, loaded.next_delivery_date, loaded.status],
    ['Lince', 1, '2026-02-28', 'open'],
  )
  await loader.post(`/imports/${review.id}/undo`)
  assert.equal((await waitUntilOver(loader, review.id)).status, 'undone')
  assert.equal((await officer.get(`/ppe_deliveries?employee_id=${bruno.id}`)).body.length, 0)
})
