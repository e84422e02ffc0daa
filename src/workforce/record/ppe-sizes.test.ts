import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { statements } from '#src/platform/database/connection.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'

async function office(t: TestContext) {
  const world = await checkAgainstDocument(await shop(t))
  const [helmet, boots] = [await world.make.ppe({ name: 'Casco' }), await world.make.ppe({ name: 'Botines' })]
  return { ...world, helmet, boots }
}

test('sizes are written with their employee, in their order, as JSON and in a form', async (t) => {
  const { admin, make, helmet, boots } = await office(t)
  const { id } = await make.employee({ ppe_sizes: [{ ppe_id: boots.id, size: '42' }] })
  const put = await admin.patch(
    `/employees/${id}`,
    toForm({
      ppe_sizes: [
        { ppe_id: helmet.id, size: 'M' },
        { ppe_id: boots.id, size: '43' },
      ],
    }),
  )
  assert.equal(put.status, 200, JSON.stringify(put.body))
  assert.deepEqual(put.body.ppe_sizes, [
    { ppe_id: helmet.id, ppe: 'Casco', size: 'M' },
    { ppe_id: boots.id, ppe: 'Botines', size: '43' },
  ])
  assert.deepEqual((await admin.get(`/employees/${id}`)).body, put.body)
  assert.deepEqual((await admin.patch(`/employees/${id}`, { city: 'Paraná' })).body.ppe_sizes, put.body.ppe_sizes)
  assert.deepEqual((await admin.patch(`/employees/${id}`, { ppe_sizes: [] })).body.ppe_sizes, [])
})

test('sizes sent back as they were read write nothing, and a change of theirs alone leaves a trace with both', async (t) => {
  const { admin, make, helmet, sql } = await office(t)
  const before = await make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const again = await admin.put(`/employees/${before.id}`, { ppe_sizes: before.ppe_sizes })
  assert.equal(again.body.updated_at, before.updated_at)
  const after = (await admin.put(`/employees/${before.id}`, { ppe_sizes: [{ ppe_id: helmet.id, size: 'L' }] })).body
  assert.notEqual(after.updated_at, before.updated_at)
  const stale = await admin.put(`/employees/${before.id}`, { ppe_sizes: [], updated_at: before.updated_at })
  assert.deepEqual([stale.body.code, stale.body.entity.ppe_sizes], ['STALE', after.ppe_sizes])
  const trail = await sql<{ was: unknown; is: unknown }[]>`
    select before->'ppe_sizes' as was, after->'ppe_sizes' as is from audit
    where resource = 'employees' and action = 'updated'`
  assert.deepEqual([...trail], [{ was: before.ppe_sizes, is: after.ppe_sizes }])
})

test('what is wrong is told at its row and cell, in the language of the reader', async (t) => {
  const { admin, make, helmet } = await office(t)
  const { id } = await make.employee()
  const refused = async (ppe_sizes: unknown) => (await admin.patch(`/employees/${id}`, { ppe_sizes })).body.fields
  assert.deepEqual(await refused([{ ppe_id: helmet.id, size: '' }, { size: 'M' }]), {
    'ppe_sizes.0.size': 'workforce.employees.size_required',
    'ppe_sizes.1.ppe_id': 'workforce.employees.ppe_required',
  })
  const twice = [
    { ppe_id: helmet.id, size: 'M' },
    { ppe_id: helmet.id, size: 'L' },
  ]
  assert.deepEqual(await refused(twice), { 'ppe_sizes.1.ppe_id': 'resource.fields.repeated' })
  assert.deepEqual(
    await refused([
      { ppe_id: helmet.id, size: 'M' },
      { ppe_id: 2_000_000_000, size: 'L' },
    ]),
    { 'ppe_sizes.1.ppe_id': 'resource.fields.ref' },
  )
  assert.deepEqual(await refused('M'), { ppe_sizes: 'resource.fields.rows' })
  assert.deepEqual((await admin.get(`/employees/${id}`)).body.ppe_sizes, [])
})

test('an item that somebody wears is not deleted, and the answer says who', async (t) => {
  const { admin, make, helmet } = await office(t)
  await make.employee({ name: 'Ayelén', surname: 'Quiroga', ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const { status, body } = await admin.delete(`/ppes/${helmet.id}`)
  assert.deepEqual([status, body.code], [409, 'IN_USE'])
  assert.match(body.message, /Quiroga Ayelén/)
})

test('sizes go with a deleted employee and come back with them', async (t) => {
  const { admin, make, helmet, sql } = await office(t)
  const { id, ppe_sizes } = await make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const gone = await admin.delete(`/employees/${id}`)
  assert.deepEqual([gone.status, [...(await sql`select 1 from employee_ppe_sizes`)]], [200, []])
  assert.equal((await admin.post('/audit/restore', { undo: gone.headers.get('x-undo') })).status, 200)
  assert.deepEqual((await admin.get(`/employees/${id}`)).body.ppe_sizes, ppe_sizes)
})

test('many employees get sizes in as many statements as two', async (t) => {
  const { admin, make, helmet } = await office(t)
  const people = await Promise.all(Array.from({ length: 6 }, () => make.employee()))
  const asked = async (ids: number[], size: string) => {
    let count = 0
    const note = () => count++
    statements.subscribe(note)
    const answer = await admin.patch('/employees', { ids, set: { ppe_sizes: [{ ppe_id: helmet.id, size }] } })
    statements.unsubscribe(note)
    assert.deepEqual(answer.body, { changed: ids.length })
    return count
  }
  const ids = people.map(({ id }) => id)
  // Two others: an item that stays as it is would not be looked up again.
  assert.equal(await asked(ids.slice(0, 4), 'M'), await asked(ids.slice(4), 'M'))
})
