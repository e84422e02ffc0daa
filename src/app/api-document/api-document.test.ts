import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { docsRoutes } from '#src/app/api-document/docs.server.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import { documentOf, heldToDocument } from '#test/document.ts'
import { shop } from '#test/harness.ts'
import { createRow, isWritten, sampleOf } from '#test/samples.ts'

const run = promisify(execFile)

const written = registrations.map(({ resource }) => resource).filter(isWritten)

const heldShop = async (t: TestContext) => heldToDocument(await shop(t))

test('the linter of API documents has nothing to say', async (t) => {
  const { url } = await shop(t)
  const redocly = path.resolve('node_modules/.bin/redocly')
  const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await run(redocly, ['lint', `${url}/api/docs/json`, '--format', 'json'], { env: quiet })
  const { totals, problems } = JSON.parse(stdout)
  assert.deepEqual(totals, { errors: 0, warnings: 0, ignored: 0 }, JSON.stringify(problems, null, 2))
})

test('a form says which files it takes: as a paper any, as a picture the formats that are shown', async (t) => {
  const { url } = await shop(t)
  const { paths } = await (await fetch(`${url}/api/docs/json`)).json()
  const encoding = (path: string) => paths[path].post.requestBody.content['multipart/form-data'].encoding
  assert.deepEqual(encoding('/api/employees/{parent}/attachments'), { file: { contentType: '*/*' } })
  const pictures = 'image/jpeg, image/png, image/webp, image/avif, image/gif'
  assert.deepEqual(encoding('/api/employees'), { image: { contentType: pictures } })
})

test('a route of the API that says nothing of itself is refused', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  docsRoutes(app, new Map())
  assert.throws(() => app.get('/api/things', async () => []), /GET \/api\/things is not described/)
  app.get('/things', async () => [])
})

test('every row is as the document says: no name missing, none more', async (t) => {
  const world = await heldShop(t)
  const { problem } = await documentOf(world)
  for (const { resource } of registrations.filter((one) => !one.resource.parent)) {
    const created = await createRow(resource, world)
    const says = (value: unknown) => problem(['components', 'schemas', typeName(resource)], value, 'answered')
    assert.equal(says(created), null)
    assert.ok(says({ ...created, more: 1 }), `${resource.name} with a name more`)
    for (const missing of Object.keys(created)) {
      // Not everybody sees it.
      if (resource.fields[missing]?.seenWith) continue
      const { [missing]: _, ...less } = created
      assert.ok(says(less), `${resource.name} without ${missing}`)
    }
  }
})

test('all that may be written is written down', async (t) => {
  const world = await heldShop(t)
  const { schemas } = await documentOf(world)
  for (const resource of written) {
    const { given } = await sampleOf(resource, world)
    for (const type of ['Write', 'WriteForm', 'Update', 'UpdateForm']) {
      const { properties } = schemas[`${typeName(resource)}${type}`]
      assert.deepEqual(
        Object.keys(given)
          .filter((name) => !(name in properties))
          .join(),
        '',
        `${resource.name} ${type}`,
      )
    }
  }
})

test('null is taken where the document says so, and nowhere else', async (t) => {
  const world = await heldShop(t)
  const { schemas } = await documentOf(world)
  for (const resource of written) {
    const { id } = await createRow(resource, world)
    const { updated_at: _, ...properties } = schemas[`${typeName(resource)}Update`].properties
    for (const [name, schema] of Object.entries<any>(properties)) {
      // No entries and the default may be written as null, too; nobody ever reads them so. What is given once may be
      // sent back as it was read.
      if (['array', 'boolean'].includes(schema.type) || resource.fields[name]?.once) continue
      const { status } = await world.admin.patch(`/${resource.name}/${id}`, { [name]: null })
      assert.equal(status, [schema.type].flat().includes('null') ? 200 : 400, `${resource.name}.${name}`)
    }
  }
})

test('pictures are read and kept as the document says', async (t) => {
  const { admin, make } = await heldShop(t)
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const product = await make.product()
  const form = new FormData()
  for (const name of ['uno.png', 'dos.png']) form.append('image', new File([Buffer.from(dot, 'base64')], name))
  form.append('imageOrder', JSON.stringify(['new:1', 'new:0']))
  const { image } = (await admin.patch(`/products/${product.id}`, form)).body
  assert.equal(image.length, 2)
  const kept = await admin.patch(`/products/${product.id}`, { prevImages: [image[1]], imageOrder: [image[1]] })
  assert.deepEqual(kept.body.image, [image[1]])
})

test('what no declaration describes answers as the document says, too', async (t) => {
  const { anonymous, admin, make } = await heldShop(t)
  const user = await make.user({ dni: '30111222' })
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })).status, 200)
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222', password: 'equivocada' })).status, 402)
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222' })).status, 400)
  assert.equal((await anonymous.post('/auth/forgot', { email: 'ana@example.com' })).status, 409)
  assert.equal((await anonymous.get('/auth/me')).status, 401)
  assert.equal((await admin.get('/auth/me')).status, 200)
  const [first] = (await admin.get('/permissions?sort=id&per_page=1')).body
  assert.equal((await admin.get(`/permissions/${first.id}`)).status, 200)
  assert.equal((await admin.get('/permissions/search/colors')).status, 200)
  assert.equal((await admin.post(`/users/${user.id}/permissions`, { permissions: [first.id] })).status, 200)
  assert.equal((await admin.get(`/users/${user.id}/permissions`)).status, 200)
  assert.equal((await admin.get(`/users/${user.id}/permissions/limits`)).status, 200)
  assert.equal((await admin.post(`/users/${user.id}/permissions`, { permissions: [], seen: [] })).status, 409)
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
  assert.equal((await anonymous.post('/contact/send', message)).status, 200)
  assert.equal((await anonymous.post('/contact/send', { ...message, email: 'nada' })).status, 400)
  const [sent] = (await admin.get('/messages')).body
  for (const verb of ['read', 'unread']) assert.equal((await admin.post(`/messages/${sent.id}/${verb}`)).status, 200)
  assert.equal((await admin.post('/messages/999999/read')).status, 404)
  const product = await make.product()
  assert.equal((await anonymous.post(`/products/${product.id}/wants`)).status, 204)
  assert.equal((await anonymous.post('/products/999999/wants')).status, 404)
  assert.equal((await admin.post('/auth/logout')).status, 200)
})

test('accounts that share a dni and a password are asked for their company, as the document says', async (t) => {
  const { anonymous, make } = await heldShop(t)
  for (const { id } of [await make.company(), await make.company()])
    await make.user({ dni: '30111222', company_id: id })
  const refused = await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })
  assert.equal(refused.body.error, 'COMPANY_REQUIRED')
})
