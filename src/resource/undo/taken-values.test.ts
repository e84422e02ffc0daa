import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openShopWithEquipment } from '#test/deliveries.ts'
import { shop } from '#test/harness.ts'
import { undoWrite } from '#test/priced-products.ts'

test('the undo of a delete is refused at the field and names the record, if another took its unique value', async (t) => {
  const { admin, make } = await shop(t)
  const [red, blue] = [await make.color({ name: 'Rojo' }), await make.color({ name: 'Azul' })]
  const deletion = await admin.deleteMany('/colors', { ids: [red.id, blue.id] })
  const newRed = await make.color({ name: 'rojo' })
  const { status, body } = await undoWrite(admin, deletion)
  assert.deepEqual(
    [status, body.code, body.fields, body.refused.map(({ id }: { id: number }) => id)],
    [409, 'REFUSED', { name: 'catalog.colors.name_taken' }, [red.id]],
  )
  assert.match(body.message, /^No se deshizo nada: .*Rojo/)
  assert.ok(!body.message.includes('Azul'))
  assert.equal((await admin.get(`/colors/${blue.id}`)).status, 404, 'nothing was undone')
  await admin.delete(`/colors/${newRed.id}`)
  assert.deepEqual((await undoWrite(admin, deletion)).body, { restored: 2 }, 'and can be tried again')
})

test('a record that its history restores is refused at the field, if another took its unique value', async (t) => {
  const { admin, make } = await shop(t)
  const red = await make.color({ name: 'Rojo' })
  const deletion = await admin.delete(`/colors/${red.id}`)
  await make.color({ name: 'Rojo' })
  const [entry] = (await admin.get(`/colors/${red.id}/history`)).body
  const { status, body } = await admin.post(`/audit/${entry.id}/restore`, {})
  assert.deepEqual([status, body.code, body.fields], [409, 'ER_DUP_ENTRY', { name: 'catalog.colors.name_taken' }])
  assert.equal((await undoWrite(admin, deletion)).status, 409)
})

test('a deleted delivery does not come back once the item was given to the person again that day', async (t) => {
  const { officer, ayelen, gloves } = await openShopWithEquipment(t)
  const give = () =>
    officer.post('/ppe_deliveries', { employee_id: ayelen.id, ppe_id: gloves.id, delivery_date: '2026-08-31' })
  const deletion = await officer.delete(`/ppe_deliveries/${(await give()).body.id}`)
  assert.equal((await give()).status, 200)
  const { status, body } = await undoWrite(officer, deletion)
  assert.deepEqual([status, body.fields], [409, { delivery_date: 'safety.ppe_deliveries.already_given' }])
  assert.match(body.message, /Ayelén Quiroga.*Guantes antiestáticos/)
})
