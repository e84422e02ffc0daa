import assert from 'node:assert/strict'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { testEveryWritable } from '#test/contract.ts'
import { undoWrite } from '#test/priced-products.ts'
import { isFileField, toForm } from '#test/samples.ts'

testEveryWritable(({ resource, path, world, by, sample, sampleChange, create, copyKey, total }, keeps) => {
  keeps('what is saved as JSON or as a form is read back the same', async () => {
    for (const encode of [(input: object) => input, toForm]) {
      const { input, expected } = await sample()
      const created = await by.post(path, encode(input))
      assert.equal(created.status, 200, JSON.stringify(created.body))
      const readAnswer = await by.get(`${path}/${created.body.id}`)
      assert.deepEqual(readAnswer.body, created.body)
      for (const [field, value] of Object.entries(expected)) assert.deepEqual(readAnswer.body[field], value, field)
      for (const method of ['put', 'patch'] as const) {
        const changedSample = await sampleChange(created.body)
        const updateAnswer = await by[method](`${path}/${created.body.id}`, encode(changedSample.input))
        assert.equal(updateAnswer.status, 200, JSON.stringify(updateAnswer.body))
        const readAgain = await by.get(`${path}/${created.body.id}`)
        assert.deepEqual(readAgain.body, updateAnswer.body)
        for (const [field, value] of Object.entries(changedSample.expected))
          assert.deepEqual(readAgain.body[field], value, field)
      }
    }
  })

  keeps('a missing field is left as it is, and an entity sent back as it was read leaves no trace', async () => {
    const created = await create()
    const readAuditRows = () => world.sql`
      select 1 from audit where resource = ${resource.name} and entity_id = ${String(created.id)} and action = 'updated'`
    const unchangedAnswer = await by.patch(`${path}/${created.id}`, {})
    assert.equal(unchangedAnswer.status, 200)
    const sentBackAnswer = await by.put(`${path}/${created.id}`, unchangedAnswer.body)
    assert.equal(sentBackAnswer.status, 200, JSON.stringify(sentBackAnswer.body))
    assert.deepEqual(sentBackAnswer.body, created)
    assert.deepEqual((await by.get(`${path}/${created.id}`)).body, created)
    assert.equal((await readAuditRows()).length, 0)
  })

  keeps("each required field that is empty says so at the field, in the reader's language", async () => {
    const required = Object.entries(resource.fields).filter(([, field]) => field.required)
    const emptyAnswer = await by.post(path, {})
    if (required.length) assert.equal(emptyAnswer.status, 400)
    assert.deepEqual(Object.keys(emptyAnswer.body.fields ?? {}).sort(), required.map(([name]) => name).sort())
    for (const [field, { required: message }] of required) {
      const { input } = await sample()
      for (const value of ['', null, '   ']) {
        const answer = await by.post(path, { ...input, [field]: value })
        assert.equal(answer.status, 400, `${field} = ${JSON.stringify(value)}`)
        assert.deepEqual(Object.keys(answer.body.fields), [field])
        assert.equal(answer.body.fields[field], typeof message === 'string' ? message : message?.key)
      }
      const englishAnswer = await by.post(path, { ...input, [field]: '' }, { 'accept-language': 'en' })
      assert.match(englishAnswer.body.message, /missing or need correction/)
    }
  })

  keeps('an absurd value is refused at its field, in words that every reader has, and writes nothing', async () => {
    const { input } = await sample()
    const totalBefore = await total()
    for (const [field, { kind, readOnly }] of Object.entries(resource.fields)) {
      if (readOnly || isFileField({ kind } as (typeof resource.fields)[string])) continue
      for (const value of [{ a: 1 }, ...(kind === 'boolean' ? [] : [kind === 'number' ? 1e300 : '\u0000'])]) {
        const { status, body } = await by.post(path, { ...input, [field]: value })
        assert.equal(status, 400, `${field} = ${JSON.stringify(value)}`)
        assert.deepEqual(Object.keys(body.fields), [field])
        assert.ok(body.fields[field] in allMessages, `${body.fields[field]} is a message`)
      }
    }
    assert.equal(await total(), totalBefore)
  })

  keeps('an unknown field, no object at all and broken JSON are refused as 4xx and write nothing', async () => {
    const { input } = await sample()
    const totalBefore = await total()
    const unknownFieldAnswer = await by.post(path, { ...input, no_such_field: 1 })
    assert.deepEqual(
      [unknownFieldAnswer.status, unknownFieldAnswer.body.fields],
      [400, { no_such_field: 'resource.fields.unknown' }],
    )
    for (const body of [[], 'text', 7]) {
      const answer = await by.post(path, body)
      assert.ok(answer.status >= 400 && answer.status < 500, `${JSON.stringify(body)} → ${answer.status}`)
      assert.equal(typeof answer.body.message, 'string')
      assert.ok(!/\bat .*\.ts:\d+/.test(JSON.stringify(answer.body)), 'no stack')
    }
    const postRaw = async (type: string, body: string) => {
      const headers = { authorization: `Bearer ${await by.token()}`, 'content-type': type }
      return (await fetch(`${world.url}/api${path}`, { method: 'POST', headers, body })).status
    }
    assert.equal(await postRaw('application/json', '{"name":'), 400)
    assert.equal(await postRaw('text/xml', '<a/>'), 415)
    assert.equal(await total(), totalBefore)
  })

  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique)
  for (const [name, field] of unique) {
    keeps(`a second one with the same ${name} is the duplicate that the specification means`, async () => {
      const firstRow = await create()
      const totalBefore = await total()
      const answer = await by.post(path, (await sample(await copyKey(firstRow, name))).input)
      assert.equal(answer.status, 500)
      assert.equal(answer.body.code, 'ER_DUP_ENTRY')
      assert.deepEqual(answer.body.fields, { [name]: field.unique })
      assert.equal(await total(), totalBefore)
    })

    keeps(
      `a deleted one is not put back while another has its ${name}, which the answer says at the field`,
      async () => {
        const firstRow = await create()
        const { input } = await sample(await copyKey(firstRow, name))
        const deletion = await by.delete(`${path}/${firstRow.id}`)
        assert.equal((await by.post(path, input)).status, 200)
        const { status, body } = await undoWrite(by, deletion)
        assert.deepEqual([status, body.code, body.fields], [409, 'REFUSED', { [name]: field.unique }])
      },
    )
  }
})
