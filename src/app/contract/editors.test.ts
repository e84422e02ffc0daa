import assert from 'node:assert/strict'
import { testEveryWritable } from '#test/contract.ts'
import { isPicture, toForm } from '#test/samples.ts'

testEveryWritable((subject, keeps) => {
  const { resource, path, world, by, sample, create, total } = subject

  /** Everything that a refused write must leave alone: the row as it is read, and its trail. */
  async function standing(id: number) {
    const trail = await world.sql`
      select id from audit where resource = ${resource.name} and entity_id = ${String(id)} order by id`
    return { row: (await by.get(`${path}/${id}`)).body, trail: trail.map((entry) => entry['id']) }
  }

  keeps('a second editor is told, with the entity as it now is, and nothing of theirs is overwritten', async () => {
    const { id, updated_at } = await create()
    const { input, expected } = await sample()
    const first = await by.patch(`${path}/${id}`, { ...input, updated_at })
    assert.equal(first.status, 200, JSON.stringify(first.body))
    const before = await standing(id)
    for (const method of ['put', 'patch'] as const) {
      const second = await by[method](`${path}/${id}`, { ...(await sample()).input, updated_at })
      assert.equal(second.status, 409)
      assert.equal(second.body.error, 'STALE')
      assert.deepEqual(second.body.entity, first.body)
    }
    assert.equal((await by.patch(`${path}/${id}`, { ...(await sample()).input, updated_at: 'yesterday' })).status, 400)
    assert.deepEqual(await standing(id), before)
    for (const [field, value] of Object.entries(expected)) assert.deepEqual(before.row[field], value, field)
  })

  keeps('an update that is refused at one field changes no other', async () => {
    const { id } = await create()
    const before = await standing(id)
    for (const [field, { kind, readOnly }] of Object.entries(resource.fields)) {
      if (readOnly || isPicture({ kind } as (typeof resource.fields)[string])) continue
      const { input } = await sample()
      const absent = kind === 'ref' ? [2_147_483_647] : kind === 'refs' ? [[2_147_483_647]] : []
      for (const wrong of [{ a: 1 }, ...absent]) {
        const answer = await by.put(`${path}/${id}`, { ...input, [field]: wrong })
        assert.equal(answer.status, 400, `${field} = ${JSON.stringify(wrong)}`)
        assert.deepEqual(Object.keys(answer.body.fields), [field])
      }
    }
    const unknown = await by.put(`${path}/${id}`, { ...(await sample()).input, no_such_field: 1 })
    assert.deepEqual([unknown.status, unknown.body.fields], [400, { no_such_field: 'resource.fields.unknown' }])
    assert.deepEqual(await standing(id), before)
  })

  for (const [name, field] of Object.entries(resource.fields)) {
    if (!field.unique) continue
    keeps(`an update that takes the ${name} of another changes neither`, async () => {
      const scope = Object.values(resource.scope).map((column) => [column, null])
      const [one, other] = [await create(Object.fromEntries(scope)), await create(Object.fromEntries(scope))]
      const before = [await standing(one.id), await standing(other.id)]
      const { input } = await sample({ ...Object.fromEntries(scope), [name]: one[name] })
      const answer = await by.patch(`${path}/${other.id}`, input)
      assert.deepEqual([answer.status, answer.body.code], [500, 'ER_DUP_ENTRY'])
      assert.deepEqual([await standing(one.id), await standing(other.id)], before)
    })
  }

  keeps('the same write sent twice is written once, also when both arrive together', async () => {
    const { input } = await sample()
    const { input: another } = await sample()
    const made = await total()
    const key = { 'idempotency-key': 'one-press' }
    const [first, second] = await Promise.all([by.post(path, input, key), by.post(path, input, key)])
    assert.equal(first.status, 200, JSON.stringify(first.body))
    assert.deepEqual(second.body, first.body)
    const asForm = await by.post(path, toForm(input), key)
    assert.deepEqual(asForm.body, first.body, 'the same fields in another encoding are the same body')
    assert.equal((await by.post(path, another, key)).status, 409)
    assert.equal(await total(), made + 1)
    const stranger = await world.as(...subject.permissions).post(path, another, key)
    assert.equal(stranger.status, 200, 'keys belong to their user')
    assert.notEqual(stranger.body.id, first.body.id)
  })

  keeps('an update and a delete sent twice leave one trace each', async () => {
    const { id } = await create()
    const { input } = await sample()
    const twice = async (key: string, send: (headers: Record<string, string>) => ReturnType<typeof by.delete>) => {
      const [first, second] = [await send({ 'idempotency-key': key }), await send({ 'idempotency-key': key })]
      assert.deepEqual([first.status, second.status], [200, 200], key)
      assert.deepEqual(second.body, first.body)
    }
    await twice(`update ${id}`.replace(' ', '-'), (headers) => by.patch(`${path}/${id}`, input, headers))
    await twice(`delete ${id}`.replace(' ', '-'), (headers) => by.delete(`${path}/${id}`, headers))
    const trail = await world.sql<{ action: string }[]>`
      select action from audit where resource = ${resource.name} and entity_id = ${String(id)} order by id`
    assert.deepEqual(
      trail.map(({ action }) => action),
      ['created', 'updated', 'deleted'],
    )
  })

  keeps('what is deleted is gone, and every write left its trace without a secret', async () => {
    const created = (await by.post(path, (await sample()).input)).body
    const updated = (await by.patch(`${path}/${created.id}`, (await sample()).input)).body
    assert.equal((await by.delete(`${path}/${created.id}`)).status, 200)
    assert.equal((await by.get(`${path}/${created.id}`)).status, 404)
    // Signed links, and what is worked out for its reader, are of the answer alone.
    const passing = Object.entries(resource.fields).flatMap(([name, field]) => {
      if (field.computed) return [name]
      return field.kind === 'picture' && field.store === 'private' ? [`${name}_url`] : []
    })
    const kept = (answer: object) =>
      Object.fromEntries(Object.entries(answer).filter(([name]) => !passing.includes(name)))
    const trail = await world.sql`
      select action, before, after, request_id, user_id from audit
      where resource = ${resource.name} and entity_id = ${String(created.id)} order by id`
    assert.deepEqual(
      trail.map(({ action, before, after }) => ({ action, before, after })),
      [
        { action: 'created', before: null, after: kept(created) },
        { action: 'updated', before: kept(created), after: kept(updated) },
        { action: 'deleted', before: kept(updated), after: null },
      ],
    )
    assert.ok(trail.every(({ request_id, user_id }) => request_id && user_id))
    assert.ok(!/argon2|password|secreta/.test(JSON.stringify(trail)))
  })
})
