import assert from 'node:assert/strict'
import { buildLinkPropertyName } from '#src/resource/kinds/picture/picture.ts'
import { buildLinksPropertyName } from '#src/resource/kinds/pictures/pictures.ts'
import { testEveryWritable } from '#test/contract.ts'
import { isFileField, toForm } from '#test/samples.ts'

testEveryWritable((subject, keeps) => {
  const { resource, path, world, by, sample, sampleChange, create, copyKey, total } = subject

  /** State that a refused write must not change: the row as it is read, and the ids of its audit entries. */
  async function readState(id: number) {
    const auditRows = await world.sql`
      select id from audit where resource = ${resource.name} and entity_id = ${String(id)} order by id`
    return { row: (await by.get(`${path}/${id}`)).body, trail: auditRows.map((entry) => entry['id']) }
  }

  keeps('a second editor is told, with the entity as it now is, and nothing of theirs is overwritten', async () => {
    const createdRow = await create()
    const { id, updated_at } = createdRow
    const { input, expected } = await sampleChange(createdRow)
    const firstAnswer = await by.patch(`${path}/${id}`, { ...input, updated_at })
    assert.equal(firstAnswer.status, 200, JSON.stringify(firstAnswer.body))
    const stateBefore = await readState(id)
    for (const method of ['put', 'patch'] as const) {
      const secondAnswer = await by[method](`${path}/${id}`, { ...(await sampleChange(createdRow)).input, updated_at })
      assert.equal(secondAnswer.status, 409)
      assert.equal(secondAnswer.body.error, 'STALE')
      assert.deepEqual(secondAnswer.body.entity, firstAnswer.body)
    }
    assert.equal(
      (await by.patch(`${path}/${id}`, { ...(await sampleChange(createdRow)).input, updated_at: 'yesterday' })).status,
      400,
    )
    assert.deepEqual(await readState(id), stateBefore)
    for (const [field, value] of Object.entries(expected)) assert.deepEqual(stateBefore.row[field], value, field)
  })

  keeps('an update that is refused at one field changes no other', async () => {
    const createdRow = await create()
    const { id } = createdRow
    const stateBefore = await readState(id)
    for (const [field, { kind, readOnly }] of Object.entries(resource.fields)) {
      if (readOnly || isFileField({ kind } as (typeof resource.fields)[string])) continue
      const { input } = await sampleChange(createdRow)
      const missingReferences = kind === 'ref' ? [2_147_483_647] : kind === 'refs' ? [[2_147_483_647]] : []
      for (const invalidValue of [{ a: 1 }, ...missingReferences]) {
        const answer = await by.put(`${path}/${id}`, { ...input, [field]: invalidValue })
        assert.equal(answer.status, 400, `${field} = ${JSON.stringify(invalidValue)}`)
        assert.deepEqual(Object.keys(answer.body.fields), [field])
      }
    }
    const unknownFieldAnswer = await by.put(`${path}/${id}`, {
      ...(await sampleChange(createdRow)).input,
      no_such_field: 1,
    })
    assert.deepEqual(
      [unknownFieldAnswer.status, unknownFieldAnswer.body.fields],
      [400, { no_such_field: 'resource.fields.unknown' }],
    )
    assert.deepEqual(await readState(id), stateBefore)
  })

  for (const [name, field] of Object.entries(resource.fields)) {
    if (!field.unique) continue
    keeps(`an update that takes the ${name} of another changes neither`, async () => {
      const scope = Object.values(resource.scope).map((column) => [column, null])
      const [firstRow, secondRow] = [await create(Object.fromEntries(scope)), await create(Object.fromEntries(scope))]
      const stateBefore = [await readState(firstRow.id), await readState(secondRow.id)]
      const { input } = await sample(await copyKey(firstRow, name))
      const answer = await by.patch(`${path}/${secondRow.id}`, input)
      assert.deepEqual([answer.status, answer.body.code], [500, 'ER_DUP_ENTRY'])
      assert.deepEqual([await readState(firstRow.id), await readState(secondRow.id)], stateBefore)
    })
  }

  keeps('the same write sent twice is written once, also when both arrive together', async () => {
    const { input } = await sample()
    const { input: otherFields } = await sample()
    const totalBefore = await total()
    const idempotencyHeader = { 'idempotency-key': 'one-press' }
    const [firstAnswer, secondAnswer] = await Promise.all([
      by.post(path, input, idempotencyHeader),
      by.post(path, input, idempotencyHeader),
    ])
    assert.equal(firstAnswer.status, 200, JSON.stringify(firstAnswer.body))
    assert.deepEqual(secondAnswer.body, firstAnswer.body)
    const formAnswer = await by.post(path, toForm(input), idempotencyHeader)
    assert.deepEqual(formAnswer.body, firstAnswer.body, 'the same fields in another encoding are the same body')
    assert.equal((await by.post(path, otherFields, idempotencyHeader)).status, 409)
    assert.equal(await total(), totalBefore + 1)
    const otherUserAnswer = await world.as(...subject.permissions).post(path, otherFields, idempotencyHeader)
    assert.equal(otherUserAnswer.status, 200, 'keys belong to their user')
    assert.notEqual(otherUserAnswer.body.id, firstAnswer.body.id)
  })

  keeps('an update and a delete sent twice leave one trace each', async () => {
    const createdRow = await create()
    const { id } = createdRow
    const { input } = await sampleChange(createdRow)
    const sendTwice = async (key: string, send: (headers: Record<string, string>) => ReturnType<typeof by.delete>) => {
      const [firstAnswer, secondAnswer] = [
        await send({ 'idempotency-key': key }),
        await send({ 'idempotency-key': key }),
      ]
      assert.deepEqual([firstAnswer.status, secondAnswer.status], [200, 200], key)
      assert.deepEqual(secondAnswer.body, firstAnswer.body)
    }
    await sendTwice(`update ${id}`.replace(' ', '-'), (headers) => by.patch(`${path}/${id}`, input, headers))
    await sendTwice(`delete ${id}`.replace(' ', '-'), (headers) => by.delete(`${path}/${id}`, headers))
    const auditRows = await world.sql<{ action: string }[]>`
      select action from audit where resource = ${resource.name} and entity_id = ${String(id)} order by id`
    assert.deepEqual(
      auditRows.map(({ action }) => action),
      ['created', 'updated', 'deleted'],
    )
  })

  keeps('what is deleted is gone, and every write left its trace without a secret', async () => {
    const createdRow = (await by.post(path, (await sample()).input)).body
    const updatedRow = (await by.patch(`${path}/${createdRow.id}`, (await sampleChange(createdRow)).input)).body
    assert.equal((await by.delete(`${path}/${createdRow.id}`)).status, 200)
    assert.equal((await by.get(`${path}/${createdRow.id}`)).status, 404)
    // Signed links and computed fields are in responses only.
    const unauditedNames = Object.entries(resource.fields).flatMap(([name, field]) => {
      if (field.computed) return [name]
      if (field.kind === 'file' && field.link) return [field.link]
      if (field.kind === 'picture' && field.store === 'private') return [buildLinkPropertyName(name)]
      return field.kind === 'pictures' && field.store === 'private' ? [buildLinksPropertyName(name)] : []
    })
    const pickAudited = (answer: object) =>
      Object.fromEntries(Object.entries(answer).filter(([name]) => !unauditedNames.includes(name)))
    const auditRows = await world.sql`
      select action, before, after, request_id, user_id from audit
      where resource = ${resource.name} and entity_id = ${String(createdRow.id)} order by id`
    assert.deepEqual(
      auditRows.map(({ action, before, after }) => ({ action, before, after })),
      [
        { action: 'created', before: null, after: pickAudited(createdRow) },
        { action: 'updated', before: pickAudited(createdRow), after: pickAudited(updatedRow) },
        { action: 'deleted', before: pickAudited(updatedRow), after: null },
      ],
    )
    assert.ok(auditRows.every(({ request_id, user_id }) => request_id && user_id))
    assert.ok(!/argon2|password|secreta/.test(JSON.stringify(auditRows)))
  })
})
