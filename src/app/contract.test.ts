import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { registrations } from '#src/app/resources.server.ts'
import { heldToDocument } from '#test/document.ts'
import { shop as plainShop, type Shop } from '#test/harness.ts'
import { namesInUse, sampleOf, toForm } from '#test/samples.ts'

/** Whatever is asked below, the answer is one that the API's document foretells. */
const shop = async (t: TestContext): Promise<Shop> => heldToDocument(await plainShop(t))

/** Every declared resource keeps the same promises on the wire; a new declaration is held to them by being registered. */
for (const { resource } of registrations) {
  const { name, access } = resource
  const path = `/${name}`
  const everything = [...new Set([access.read, access.create, access.update, access.delete].flat())].filter(
    (one) => one !== 'public',
  )

  test(`${name}: nobody writes without signing in, and who may not is told so`, async (t) => {
    const { anonymous, as } = await shop(t)
    const limited = as('see_notifications')
    for (const [method, url] of [
      ['post', path],
      ['put', `${path}/1`],
      ['patch', `${path}/1`],
    ] as const) {
      assert.equal((await anonymous[method](url, {})).status, 401, `${method} without a token`)
      assert.equal((await limited[method](url, {})).status, 403, `${method} without the permission`)
    }
    assert.equal((await anonymous.delete(`${path}/1`)).status, 401)
    const refused = await limited.delete(`${path}/1`)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.message, 'No tienes acceso a este recurso.')
    const isPublic = access.read === 'public'
    assert.equal((await anonymous.get(path)).status, isPublic ? 200 : 401)
    assert.equal((await limited.get(path)).status, isPublic ? 200 : 403)
  })

  test(`${name}: what is saved as JSON or as a form is read back the same`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    for (const encode of [(given: object) => given, toForm]) {
      const { given, expected } = await sampleOf(resource, world)
      const created = await by.post(path, encode(given))
      assert.equal(created.status, 200, JSON.stringify(created.body))
      const read = await by.get(`${path}/${created.body.id}`)
      assert.deepEqual(read.body, created.body)
      for (const [field, value] of Object.entries(expected)) assert.deepEqual(read.body[field], value, field)
      const changed = await sampleOf(resource, world)
      for (const method of ['put', 'patch'] as const) {
        const updated = await by[method](`${path}/${created.body.id}`, encode(changed.given))
        assert.equal(updated.status, 200, JSON.stringify(updated.body))
        for (const [field, value] of Object.entries(changed.expected))
          assert.deepEqual(updated.body[field], value, field)
      }
    }
  })

  test(`${name}: a missing field is left as it is, and an entity sent back as it was read changes nothing`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    const { given } = await sampleOf(resource, world)
    const created = (await by.post(path, given)).body
    const same = await by.patch(`${path}/${created.id}`, {})
    assert.equal(same.status, 200)
    const back = await by.put(`${path}/${created.id}`, same.body)
    assert.equal(back.status, 200, JSON.stringify(back.body))
    const { updated_at: _, ...rest } = created
    const { updated_at: __, ...now } = back.body
    assert.deepEqual(now, rest)
  })

  test(`${name}: each required field that is empty says so at the field, in the reader's language`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    const required = Object.entries(resource.fields).filter(([, field]) => field.required)
    const empty = await by.post(path, {})
    if (required.length) assert.equal(empty.status, 400)
    for (const [field, { required: message }] of required) {
      const { given } = await sampleOf(resource, world)
      for (const value of ['', null, '   ']) {
        const answer = await by.post(path, { ...given, [field]: value })
        assert.equal(answer.status, 400, `${field} = ${JSON.stringify(value)}`)
        assert.deepEqual(Object.keys(answer.body.fields), [field])
        assert.equal(answer.body.fields[field], typeof message === 'string' ? message : message?.key)
      }
      const english = await by.post(path, { ...given, [field]: '' }, { 'accept-language': 'en' })
      assert.match(english.body.message, /missing or wrong/)
    }
  })

  test(`${name}: an unknown field, broken JSON and absurd values are refused as 4xx and write nothing`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    await by.token()
    const before = Number((await world.sql.query(`select count(*) from ${resource.table}`))[0]?.count)
    const { given } = await sampleOf(resource, world)
    const attempts: unknown[] = [{ ...given, no_such_field: 1 }, [], 'text', 7]
    for (const [field, { kind }] of Object.entries(resource.fields)) {
      if (kind === 'picture' || kind === 'pictures') continue
      attempts.push({ ...given, [field]: { a: 1 } })
      if (kind !== 'boolean') attempts.push({ ...given, [field]: kind === 'number' ? 1e300 : '\u0000' })
    }
    const made = Number((await world.sql.query(`select count(*) from ${resource.table}`))[0]?.count)
    for (const attempt of attempts) {
      const answer = await by.post(path, attempt)
      assert.ok(answer.status >= 400 && answer.status < 500, `${JSON.stringify(attempt)} → ${answer.status}`)
      assert.equal(typeof answer.body.message, 'string')
      assert.ok(!/\bat .*\.ts:\d+/.test(JSON.stringify(answer.body)), 'no stack')
    }
    const token = await by.token()
    const broken = await fetch(`${world.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"name":',
    })
    assert.equal(broken.status, 400)
    const wrongMedia = await fetch(`${world.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/xml' },
      body: '<a/>',
    })
    assert.equal(wrongMedia.status, 415)
    assert.equal(Number((await world.sql.query(`select count(*) from ${resource.table}`))[0]?.count), made)
    assert.ok(made >= before)
  })

  test(`${name}: ids and list parameters that make no sense are refused, what is not there is not found`, async (t) => {
    const { as } = await shop(t)
    const by = as(...everything)
    for (const query of [
      'page=-1',
      'page=0',
      'page=x',
      'per_page=0',
      'per_page=100000',
      'sort=nothing',
      'dir=up',
      'nothing=1',
      'page=1&page=2',
    ])
      assert.equal((await by.get(`${path}?${query}`)).status, 400, query)
    for (const id of ['x', '1.5', '-1', '%00', '1e3']) assert.equal((await by.get(`${path}/${id}`)).status, 400, id)
    for (const id of ['0', '999999', '99999999999999999999'])
      assert.equal((await by.get(`${path}/${id}`)).status, 404, id)
    assert.equal((await by.put(`${path}/999999`, {})).status, 404)
    assert.equal((await by.delete(`${path}/999999`)).status, 404)
  })

  const unique = Object.entries(resource.fields).find(([, field]) => field.unique)
  if (unique) {
    test(`${name}: a second one with the same ${unique[0]} is the duplicate that the specification means`, async (t) => {
      const world = await shop(t)
      const by = world.as(...everything)
      const first = await sampleOf(resource, world)
      assert.equal((await by.post(path, first.given)).status, 200)
      const answer = await by.post(path, first.given)
      assert.equal(answer.status, 500)
      assert.equal(answer.body.code, 'ER_DUP_ENTRY')
      assert.ok(answer.body.fields[unique[0]], 'the field is named')
    })
  }

  test(`${name}: a second editor is told, with the entity as it now is, and nothing of theirs is overwritten`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    const created = (await by.post(path, (await sampleOf(resource, world)).given)).body
    const first = await by.patch(`${path}/${created.id}`, { updated_at: created.updated_at })
    assert.equal(first.status, 200, JSON.stringify(first.body))
    const second = await by.patch(`${path}/${created.id}`, {
      ...(await sampleOf(resource, world)).given,
      updated_at: created.updated_at,
    })
    assert.equal(second.status, 409)
    assert.equal(second.body.error, 'STALE')
    assert.deepEqual(second.body.entity, first.body)
    assert.equal((await by.patch(`${path}/${created.id}`, { updated_at: 'yesterday' })).status, 400)
  })

  test(`${name}: the same write sent twice is written once, also when both arrive together`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    const { given } = await sampleOf(resource, world)
    const key = { 'idempotency-key': 'one-press' }
    const [first, second] = await Promise.all([by.post(path, given, key), by.post(path, given, key)])
    assert.equal(first.status, 200, JSON.stringify(first.body))
    assert.deepEqual(second.body, first.body)
    const asForm = await by.post(path, toForm(given), key)
    assert.deepEqual(asForm.body, first.body, 'the same fields in another encoding are the same body')
    const other = await by.post(path, (await sampleOf(resource, world)).given, key)
    assert.equal(other.status, 409)
    const stranger = await world.as(...everything).post(path, (await sampleOf(resource, world)).given, key)
    assert.equal(stranger.status, 200, 'keys belong to their user')
  })

  test(`${name}: what is deleted is gone, and every write left its trace without a secret`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    const created = (await by.post(path, (await sampleOf(resource, world)).given)).body
    await by.patch(`${path}/${created.id}`, (await sampleOf(resource, world)).given)
    assert.equal((await by.delete(`${path}/${created.id}`)).status, 200)
    assert.equal((await by.get(`${path}/${created.id}`)).status, 404)
    const trail =
      await world.sql`select action, before, after, request_id, user_id from audit where resource = ${name} and entity_id = ${String(created.id)} order by id`
    assert.deepEqual(
      trail.map(({ action }) => action),
      ['created', 'updated', 'deleted'],
    )
    assert.ok(trail.every(({ request_id, user_id }) => request_id && user_id))
    assert.deepEqual(trail[0]?.after, created)
    assert.ok(!/argon2|password|secreta/.test(JSON.stringify(trail)))
  })

  test(`${name}: what is in use is not deleted, and the answer says by what`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    for (const { id, label } of await namesInUse(resource, world)) {
      const answer = await by.delete(`${path}/${id}`)
      assert.equal(answer.status, 409)
      assert.equal(answer.body.error, 'IN_USE')
      assert.ok(answer.body.message.includes(label), answer.body.message)
      assert.equal((await by.get(`${path}/${id}`)).status, 200)
    }
  })

  test(`${name}: pages, sorts and searches agree with the rows`, async (t) => {
    const world = await shop(t)
    const by = world.as(...everything)
    for (let i = 0; i < 3; i++) assert.equal((await by.post(path, (await sampleOf(resource, world)).given)).status, 200)
    const whole = await by.get(path)
    const rows = Array.isArray(whole.body) ? whole.body : whole.body[name]
    assert.equal(whole.headers.get('x-total-count'), String(rows.length))
    const second = await by.get(`${path}?page=2&per_page=1`)
    const page = Array.isArray(second.body) ? second.body : second.body[name]
    assert.deepEqual(page, [rows[1]])
    assert.equal(second.headers.get('x-total-count'), String(rows.length))
    const sorted = await by.get(`${path}?sort=id&dir=desc`)
    const ids = (Array.isArray(sorted.body) ? sorted.body : sorted.body[name]).map(({ id }: { id: number }) => id)
    assert.deepEqual(
      ids,
      [...ids].sort((a, b) => b - a),
    )
    const [field] = resource.label
    const wanted = String(rows[0][field ?? 'id'])
    const found = await by.get(`${path}/search/${encodeURIComponent(wanted.toUpperCase())}`)
    assert.ok(found.body.some(({ id }: { id: number }) => id === rows[0].id))
    assert.deepEqual((await by.get(`${path}/search/${encodeURIComponent('zz%_zz')}`)).body, [])
  })
}
