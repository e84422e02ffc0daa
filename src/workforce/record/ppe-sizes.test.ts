import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import { checkAgainstDocument } from '#test/api-document.ts'
import { toForm } from '#test/folders.ts'
import { shop } from '#test/harness.ts'

/** The clock of the authorization stands still: a write on a slow machine would check rights once more. */
async function prepareServer(t: TestContext) {
  const server = await checkAgainstDocument(await shop(t, {}, { now: () => 0 }))
  const [helmet, boots] = [await server.make.ppe({ name: 'Casco' }), await server.make.ppe({ name: 'Botines' })]
  return { ...server, helmet, boots }
}

test('sizes are written with their employee, in their order, as JSON and in a form', async (t) => {
  const { admin, make, helmet, boots } = await prepareServer(t)
  const { id } = await make.employee({ ppe_sizes: [{ ppe_id: boots.id, size: '42' }] })
  const patchAnswer = await admin.patch(
    `/employees/${id}`,
    toForm({
      ppe_sizes: [
        { ppe_id: helmet.id, size: 'M' },
        { ppe_id: boots.id, size: '43' },
      ],
    }),
  )
  assert.equal(patchAnswer.status, 200, JSON.stringify(patchAnswer.body))
  assert.deepEqual(patchAnswer.body.ppe_sizes, [
    { ppe_id: helmet.id, ppe: 'Casco', size: 'M' },
    { ppe_id: boots.id, ppe: 'Botines', size: '43' },
  ])
  assert.deepEqual((await admin.get(`/employees/${id}`)).body, patchAnswer.body)
  assert.deepEqual(
    (await admin.patch(`/employees/${id}`, { city: 'Paraná' })).body.ppe_sizes,
    patchAnswer.body.ppe_sizes,
  )
  assert.deepEqual((await admin.patch(`/employees/${id}`, { ppe_sizes: [] })).body.ppe_sizes, [])
})

test('sizes sent back as they were read write nothing, and a change of theirs alone leaves a trace with both', async (t) => {
  const { admin, make, helmet, sql } = await prepareServer(t)
  const createdEmployee = await make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const unchangedAnswer = await admin.put(`/employees/${createdEmployee.id}`, { ppe_sizes: createdEmployee.ppe_sizes })
  assert.equal(unchangedAnswer.body.updated_at, createdEmployee.updated_at)
  const updatedEmployee = (
    await admin.put(`/employees/${createdEmployee.id}`, { ppe_sizes: [{ ppe_id: helmet.id, size: 'L' }] })
  ).body
  assert.notEqual(updatedEmployee.updated_at, createdEmployee.updated_at)
  const staleAnswer = await admin.put(`/employees/${createdEmployee.id}`, {
    ppe_sizes: [],
    updated_at: createdEmployee.updated_at,
  })
  assert.deepEqual([staleAnswer.body.code, staleAnswer.body.entity.ppe_sizes], ['STALE', updatedEmployee.ppe_sizes])
  const auditRows = await sql<{ was: unknown; is: unknown }[]>`
    select before->'ppe_sizes' as was, after->'ppe_sizes' as is from audit
    where resource = 'employees' and action = 'updated'`
  assert.deepEqual([...auditRows], [{ was: createdEmployee.ppe_sizes, is: updatedEmployee.ppe_sizes }])
})

test('what is wrong is told at its row and cell, in the language of the reader', async (t) => {
  const { admin, make, helmet } = await prepareServer(t)
  const { id } = await make.employee()
  const findProblems = async (ppe_sizes: unknown) => (await admin.patch(`/employees/${id}`, { ppe_sizes })).body.fields
  assert.deepEqual(await findProblems([{ ppe_id: helmet.id, size: '' }, { size: 'M' }]), {
    'ppe_sizes.0.size': 'workforce.employees.size_required',
    'ppe_sizes.1.ppe_id': 'workforce.employees.ppe_required',
  })
  const repeatedRows = [
    { ppe_id: helmet.id, size: 'M' },
    { ppe_id: helmet.id, size: 'L' },
  ]
  assert.deepEqual(await findProblems(repeatedRows), { 'ppe_sizes.1.ppe_id': 'resource.fields.repeated' })
  assert.deepEqual(
    await findProblems([
      { ppe_id: helmet.id, size: 'M' },
      { ppe_id: 2_000_000_000, size: 'L' },
    ]),
    { 'ppe_sizes.1.ppe_id': 'resource.fields.ref' },
  )
  assert.deepEqual(await findProblems('M'), { ppe_sizes: 'resource.fields.rows' })
  assert.deepEqual((await admin.get(`/employees/${id}`)).body.ppe_sizes, [])
})

test('an item that somebody wears is not deleted, and the answer says who', async (t) => {
  const { admin, make, helmet } = await prepareServer(t)
  await make.employee({ name: 'Ayelén', surname: 'Quiroga', ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const { status, body } = await admin.delete(`/ppes/${helmet.id}`)
  assert.deepEqual([status, body.code], [409, 'IN_USE'])
  assert.match(body.message, /Quiroga, Ayelén/)
})

test('sizes go with a deleted employee and come back with them', async (t) => {
  const { admin, make, helmet, sql } = await prepareServer(t)
  const { id, ppe_sizes } = await make.employee({ ppe_sizes: [{ ppe_id: helmet.id, size: 'M' }] })
  const deleteAnswer = await admin.delete(`/employees/${id}`)
  assert.deepEqual([deleteAnswer.status, [...(await sql`select 1 from employee_ppe_sizes`)]], [200, []])
  assert.equal((await admin.post('/audit/restore', { undo: deleteAnswer.headers.get('x-undo') })).status, 200)
  assert.deepEqual((await admin.get(`/employees/${id}`)).body.ppe_sizes, ppe_sizes)
})

test('many employees get sizes in as many statements as two', async (t) => {
  const { admin, make, helmet } = await prepareServer(t)
  const employees = await Promise.all(Array.from({ length: 6 }, () => make.employee()))
  const countStatements = async (ids: number[], size: string) => {
    let count = 0
    const increment = () => count++
    statementChannel.subscribe(increment)
    const answer = await admin.patch('/employees', { ids, set: { ppe_sizes: [{ ppe_id: helmet.id, size }] } })
    statementChannel.unsubscribe(increment)
    assert.deepEqual(answer.body, { changed: ids.length })
    return count
  }
  const ids = employees.map(({ id }) => id)
  // Other employees: an unchanged item would not be looked up again.
  assert.equal(await countStatements(ids.slice(0, 4), 'M'), await countStatements(ids.slice(4), 'M'))
})
