import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { shop } from '#test/harness.ts'

test('many clerks save products and their colors at the same time: each save succeeds and is stored', async (t) => {
  const { admin, anonymous, make, sql } = await shop(t)
  const colors = [await make.color(), await make.color()]
  const product = await make.product({ colors })
  const [red, blue] = colors.map(({ id }) => id)
  const saves: Promise<{ path: string; entity: Record<string, any> }>[] = []
  const save = async (path: string, values: object) => {
    const { status, body } = await admin.put(path, values)
    assert.equal(status, 200, JSON.stringify(body))
    for (const [name, value] of Object.entries(values)) assert.deepEqual(omitForeignValues(body)[name], value, name)
    return { path, entity: body }
  }
  for (let n = 0; n < 30; n++) {
    saves.push(save(`/products/${product.id}`, { colorIds: n % 2 ? [red, blue] : [blue, red], price: n }))
    saves.push(save(`/colors/${n % 2 ? red : blue}`, { color_code: `#0000${10 + n}` }))
    saves.push(save(`/categories/${product.category_id}`, { description: `Equipos ${n}` }))
    const productPromise = make.product({ category_id: product.category_id, colors, price: n })
    saves.push(productPromise.then((entity) => ({ path: `/products/${entity.id}`, entity })))
  }
  const acknowledged = await Promise.all(saves)
  const auditRows = await sql<{ path: string; after: { updated_at: string } }[]>`
    select '/' || resource || '/' || entity_id as path, after from audit where after is not null`
  const auditByKey = new Map(auditRows.map(({ path, after }) => [`${path} ${after.updated_at}`, after]))
  const latestByPath = new Map<string, Record<string, any>>()
  for (const { path, entity } of acknowledged) {
    assert.deepEqual(auditByKey.get(`${path} ${entity['updated_at']}`), entity, 'its trace is what was answered')
    const latest = latestByPath.get(path)
    if (!latest || latest['updated_at'] < entity['updated_at']) latestByPath.set(path, entity)
  }
  assert.equal(latestByPath.size, 34)
  for (const [path, entity] of latestByPath)
    assert.deepEqual(omitForeignValues((await anonymous.get(path)).body), omitForeignValues(entity), path)
})

/** A product without the values of its category and colors, which were changed at the same time. */
function omitForeignValues({ colors, category_description: _, ...entity }: Record<string, any>): Record<string, any> {
  return { ...entity, colorIds: colors?.map(({ id }: { id: number }) => id) }
}

test('JSON with another encoding than UTF-8 is refused as an unsupported media type', async (t) => {
  const { admin, make, anonymous } = await shop(t)
  const { id, name } = await make.color()
  const put = (charset: string) =>
    admin.put(`/colors/${id}`, { name: 'Añil' }, { 'content-type': `application/json; charset=${charset}` })
  for (const charset of ['utf-16', '"UTF-16LE"', 'iso-8859-1', 'utf-7']) {
    assert.equal((await put(charset)).status, 415, charset)
    assert.equal((await anonymous.get(`/colors/${id}`)).body.name, name)
  }
  for (const charset of ['utf-8', '"UTF-8"', 'utf8']) assert.equal((await put(charset)).status, 200, charset)
})

test('a version stamp that no clock shows is refused at its field', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.color()
  for (const stamp of [
    '2024-02-30T00:00:00Z',
    '2024-04-31T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2024-01-01T00:00:00+23:59',
    '2024-01-01T25:00:00Z',
  ]) {
    const answer = await admin.put(`/colors/${id}`, { updated_at: stamp })
    assert.equal(answer.status, 400, stamp)
    assert.deepEqual(answer.body.fields, { updated_at: 'resource.fields.stamp' })
  }
})

test('names that every object has are unknown fields like any other, and a file needs a field that takes it', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.color()
  for (const name of ['toString', 'valueOf', 'constructor', 'hasOwnProperty']) {
    const answer = await admin.put(`/colors/${id}`, { [name]: 'x' })
    assert.deepEqual([answer.status, answer.body.fields], [400, { [name]: 'resource.fields.unknown' }])
  }
  const form = new FormData()
  form.append('image', new Blob(['GIF89a']), 'a.gif')
  assert.equal((await admin.put(`/colors/${id}`, form)).status, 400)
})

test('parameters named as what every object has are unknown parameters like any other', async (t) => {
  const { admin } = await shop(t)
  const addresses = ['/colors', '/audit', '/employees/export.csv', '/events', '/ppe_deliveries/due']
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const address of addresses) {
      const { status, body } = await admin.get(`${address}?${name}=1`)
      assert.deepEqual(
        [address, status, Object.entries(body.fields ?? {})],
        [address, 400, [[name, 'resource.list.unknown_parameter']]],
      )
    }
    const { status, body } = await admin.get(`/calendar?from=2026-01-01&to=2026-01-31&${name}=1`)
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [name]])
  }
})

test('a name of invisible characters alone counts as empty', async (t) => {
  const { admin } = await shop(t)
  const answer = await admin.post('/colors', { name: '\u200b\u202e', color_code: '#000000' })
  assert.deepEqual(answer.body.fields, { name: 'El nombre es requerido' })
})

test('a DELETE that says it sends JSON and sends nothing deletes', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.color()
  assert.equal((await admin.delete(`/colors/${id}`, { 'content-type': 'application/json' })).status, 200)
})

test('different bodies with the same idempotency key are never taken for the same', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.category({ name: 'A' })
  const key = { 'idempotency-key': 'h' }
  assert.equal((await admin.patch(`/categories/${id}`, { description: 'A\nname=B' }, key)).status, 200)
  assert.equal((await admin.patch(`/categories/${id}`, { description: 'A', name: 'B' }, key)).status, 409)
})

test('JSON that is nested too deeply is refused', async (t) => {
  const { url, admin, make } = await shop(t)
  const { id } = await make.color()
  const answer = await fetch(`${url}/api/colors/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await admin.token()}`,
      'content-type': 'application/json',
      'idempotency-key': 'deep',
    },
    body: `{"created_at":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  })
  assert.equal(answer.status, 400)
})

test('a repeated write with pictures gets its first answer, although the first write has changed the row', async (t) => {
  const { admin, make } = await shop(t)
  const file = new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  )
  const withPictures = (fields: Record<string, string>, count: number) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (let n = 0; n < count; n++) form.append('image', new Blob([file]), `${n}.png`)
    return form
  }
  const product = await make.product()
  const first = await admin.put(`/products/${product.id}`, withPictures({}, 7), { 'idempotency-key': 'seven' })
  assert.equal(first.status, 200)
  const repeatedAnswer = await admin.put(`/products/${product.id}`, withPictures({}, 7), { 'idempotency-key': 'seven' })
  assert.deepEqual(repeatedAnswer.body, first.body)
  const category = await admin.post('/categories', withPictures({ name: 'C', description: 'D' }, 1))
  const createReplacement = () => withPictures({ image: category.body.image }, 1)
  const changed = await admin.put(`/categories/${category.body.id}`, createReplacement(), { 'idempotency-key': 'swap' })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  const repeated = await admin.put(`/categories/${category.body.id}`, createReplacement(), {
    'idempotency-key': 'swap',
  })
  assert.deepEqual(repeated.body, changed.body)
})

test('a repeated write does not answer a record that belongs to another company by now', async (t) => {
  const { asUser, admin, make } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const employee = await make.employee({ company_id: own.id })
  const clerk = asUser({ permissions: ['see_employees', 'update_employees'], company_id: Number(own.id) })
  const write = () => clerk.patch(`/employees/${employee.id}`, { city: 'Paraná' }, { 'idempotency-key': 'once' })
  assert.deepEqual([(await write()).status, (await write()).body.city], [200, 'Paraná'])
  assert.equal((await admin.patch(`/employees/${employee.id}`, { company_id: other.id })).status, 200)
  const lateAnswer = await write()
  assert.deepEqual([lateAnswer.status, lateAnswer.body.city], [404, undefined])
})

test('a refused delete does not name rows that the reader may not see', async (t) => {
  const { make, asUser } = await shop(t)
  const [own, other] = [await make.company(), await make.company()]
  const client = await make.client()
  const hiddenUser = await make.user({ company_id: other.id, client_id: client.id })
  const reader = asUser({ company_id: own.id, permissions: ['see_clients', 'delete_clients', 'see_users'] })
  const answer = await reader.delete(`/clients/${client.id}`)
  assert.equal(answer.status, 409)
  assert.ok(!JSON.stringify(answer.body).includes(hiddenUser.surname))
})

test('an address that is too long to be read is refused in our own words and under our policy', async (t) => {
  const { url } = await shop(t)
  const answer = await fetch(`${url}/api/colors/search/${'a'.repeat(600)}`)
  const body = (await answer.json()) as { code: string; message: string }
  assert.equal(answer.status, 400)
  assert.equal(body.code, 'BAD_REQUEST')
  assert.equal(body.message, 'El pedido no se entiende.')
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/)
})

test('a percent sign that means nothing is taken as it stands', async (t) => {
  const { url, make, admin } = await shop(t)
  for (const path of ['/%', '/producto/%E0%A4%A', '/en/producto/1-50%']) {
    const page = await fetch(url + path)
    assert.equal(page.status, 404, path)
    assert.match(page.headers.get('content-type') ?? '', /html/)
  }
  await make.color({ name: 'Gris 100%' })
  await make.color({ name: 'Gris 100' })
  const searchAnswer = await admin.get('/colors/search/100%')
  assert.deepEqual([searchAnswer.status, searchAnswer.body.length], [200, 1])
})

test('a stored idempotency key does not allow to guess the request', async (t) => {
  const { admin, sql } = await shop(t)
  const key = crypto.randomUUID()
  const body = { name: 'Rojo', color_code: '#ff0000' }
  await admin.post('/colors', body, { 'idempotency-key': key })
  const [storedKey] = await sql<{ key: string; request_hash: string }[]>`select key, request_hash from idempotency_keys`
  const text = `POST /api/colors\n${JSON.stringify(['color_code', '#ff0000'])}\n${JSON.stringify(['name', 'Rojo'])}\n`
  assert.notEqual(storedKey?.request_hash, createHash('sha256').update(text).digest('hex'))
  assert.equal(storedKey?.request_hash, createHmac('sha256', key).update(text).digest('hex'))
  assert.ok(!JSON.stringify(storedKey).includes(key))
})

test('a body that is neither JSON nor a form is an unsupported media type, and nothing changes', async (t) => {
  const { admin, make } = await shop(t)
  const { id } = await make.color()
  assert.equal((await admin.put(`/colors/${id}`, { name: 'x' }, { 'content-type': 'text/plain' })).status, 415)
})

test('sign-in, permissions and the contact form refuse an unknown field by its name', async (t) => {
  const { admin, anonymous } = await shop(t)
  const answers = [
    await anonymous.post('/auth/login', { dni: '20123456', password: 'equivocada', foo: 1 }),
    await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola', foo: 1 }),
    await admin.post('/users/1/permissions', { permissions: [], foo: 1 }),
  ]
  for (const { status, body } of answers)
    assert.deepEqual([status, body.fields], [400, { foo: 'resource.fields.unknown' }])
})

test('the documentation of the API holds the API alone, and says how it refuses', async (t) => {
  const { anonymous } = await shop(t)
  const { body } = await anonymous.get('/docs/json')
  assert.deepEqual(
    Object.keys(body.paths).filter((path) => !path.startsWith('/api/')),
    [],
  )
  const withoutRefusals = Object.entries<any>(body.paths).flatMap(([path, verbs]) =>
    Object.entries<any>(verbs).flatMap(([verb, { responses }]) =>
      Object.keys(responses).some((status) => /^4\d\d$/.test(status)) ? [] : [`${verb} ${path}`],
    ),
  )
  assert.deepEqual(withoutRefusals, [])
})
