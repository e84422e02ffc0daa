import assert from 'node:assert/strict'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { testEveryWritable } from '#test/contract.ts'
import { isPicture, toForm } from '#test/samples.ts'

testEveryWritable(({ resource, path, world, by, sample, create, total }, keeps) => {
  keeps('what is saved as JSON or as a form is read back the same', async () => {
    for (const encode of [(input: object) => input, toForm]) {
      const { input, expected } = await sample()
      const created = await by.post(path, encode(input))
      assert.equal(created.status, 200, JSON.stringify(created.body))
      const read = await by.get(`${path}/${created.body.id}`)
      assert.deepEqual(read.body, created.body)
      for (const [field, value] of Object.entries(expected)) assert.deepEqual(read.body[field], value, field)
      for (const method of ['put', 'patch'] as const) {
        const changed = await sample()
        const updated = await by[method](`${path}/${created.body.id}`, encode(changed.input))
        assert.equal(updated.status, 200, JSON.stringify(updated.body))
        const now = await by.get(`${path}/${created.body.id}`)
        assert.deepEqual(now.body, updated.body)
        for (const [field, value] of Object.entries(changed.expected)) assert.deepEqual(now.body[field], value, field)
      }
    }
  })

  keeps('a missing field is left as it is, and an entity sent back as it was read leaves no trace', async () => {
    const created = await create()
    const entries = () => world.sql`
      select 1 from audit where resource = ${resource.name} and entity_id = ${String(created.id)} and action = 'updated'`
    const same = await by.patch(`${path}/${created.id}`, {})
    assert.equal(same.status, 200)
    const back = await by.put(`${path}/${created.id}`, same.body)
    assert.equal(back.status, 200, JSON.stringify(back.body))
    assert.deepEqual(back.body, created)
    assert.deepEqual((await by.get(`${path}/${created.id}`)).body, created)
    assert.equal((await entries()).length, 0)
  })

  keeps("each required field that is empty says so at the field, in the reader's language", async () => {
    const required = Object.entries(resource.fields).filter(([, field]) => field.required)
    const empty = await by.post(path, {})
    if (required.length) assert.equal(empty.status, 400)
    assert.deepEqual(Object.keys(empty.body.fields ?? {}).sort(), required.map(([name]) => name).sort())
    for (const [field, { required: message }] of required) {
      const { input } = await sample()
      for (const value of ['', null, '   ']) {
        const answer = await by.post(path, { ...input, [field]: value })
        assert.equal(answer.status, 400, `${field} = ${JSON.stringify(value)}`)
        assert.deepEqual(Object.keys(answer.body.fields), [field])
        assert.equal(answer.body.fields[field], typeof message === 'string' ? message : message?.key)
      }
      const english = await by.post(path, { ...input, [field]: '' }, { 'accept-language': 'en' })
      assert.match(english.body.message, /missing or need correction/)
    }
  })

  keeps('an absurd value is refused at its field, in words that every reader has, and writes nothing', async () => {
    const { input } = await sample()
    const made = await total()
    for (const [field, { kind, readOnly }] of Object.entries(resource.fields)) {
      if (readOnly || isPicture({ kind } as (typeof resource.fields)[string])) continue
      for (const value of [{ a: 1 }, ...(kind === 'boolean' ? [] : [kind === 'number' ? 1e300 : '\u0000'])]) {
        const { status, body } = await by.post(path, { ...input, [field]: value })
        assert.equal(status, 400, `${field} = ${JSON.stringify(value)}`)
        assert.deepEqual(Object.keys(body.fields), [field])
        assert.ok(body.fields[field] in allMessages, `${body.fields[field]} is a message`)
      }
    }
    assert.equal(await total(), made)
  })

  keeps('an unknown field, no object at all and broken JSON are refused as 4xx and write nothing', async () => {
    const { input } = await sample()
    const made = await total()
    const unknown = await by.post(path, { ...input, no_such_field: 1 })
    assert.deepEqual([unknown.status, unknown.body.fields], [400, { no_such_field: 'resource.fields.unknown' }])
    for (const attempt of [[], 'text', 7]) {
      const answer = await by.post(path, attempt)
      assert.ok(answer.status >= 400 && answer.status < 500, `${JSON.stringify(attempt)} → ${answer.status}`)
      assert.equal(typeof answer.body.message, 'string')
      assert.ok(!/\bat .*\.ts:\d+/.test(JSON.stringify(answer.body)), 'no stack')
    }
    const raw = async (type: string, body: string) => {
      const headers = { authorization: `Bearer ${await by.token()}`, 'content-type': type }
      return (await fetch(`${world.url}/api${path}`, { method: 'POST', headers, body })).status
    }
    assert.equal(await raw('application/json', '{"name":'), 400)
    assert.equal(await raw('text/xml', '<a/>'), 415)
    assert.equal(await total(), made)
  })

  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique)
  for (const [name, field] of unique) {
    keeps(`a second one with the same ${name} is the duplicate that the specification means`, async () => {
      const first = await create()
      const made = await total()
      // What the name is unique within stays the same as well.
      const scope = Object.values(resource.scope).map((column) => [column, first[column]])
      const answer = await by.post(path, (await sample({ ...Object.fromEntries(scope), [name]: first[name] })).input)
      assert.equal(answer.status, 500)
      assert.equal(answer.body.code, 'ER_DUP_ENTRY')
      assert.deepEqual(answer.body.fields, { [name]: field.unique })
      assert.equal(await total(), made)
    })
  }
})
