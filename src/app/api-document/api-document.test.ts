import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { addDocsRoutes } from '#src/app/api-document/docs.server.ts'
import { registrations } from '#src/app/modules/modules.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import { checkAgainstDocument, readApiDocument } from '#test/api-document.ts'
import { shop } from '#test/harness.ts'
import { buildSample, createRow, isWritable } from '#test/samples.ts'

const runFile = promisify(execFile)

const writtenResources = registrations.map(({ resource }) => resource).filter(isWritable)

const startCheckedShop = async (t: TestContext) => checkAgainstDocument(await shop(t))

test('the linter of API documents has nothing to say', async (t) => {
  const { url } = await shop(t)
  const redocly = path.resolve('node_modules/.bin/redocly')
  const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await runFile(redocly, ['lint', `${url}/api/docs/json`, '--format', 'json'], { env: environment })
  const { totals, problems } = JSON.parse(stdout)
  assert.deepEqual(totals, { errors: 0, warnings: 0, ignored: 0 }, JSON.stringify(problems, null, 2))
})

test('a form says which files it takes: as a paper any, as a picture the formats that are shown', async (t) => {
  const { url } = await shop(t)
  const { paths } = await (await fetch(`${url}/api/docs/json`)).json()
  const readEncoding = (path: string) => paths[path].post.requestBody.content['multipart/form-data'].encoding
  assert.deepEqual(readEncoding('/api/employees/{parent}/attachments'), { file: { contentType: '*/*' } })
  const pictures = 'image/jpeg, image/png, image/webp, image/avif, image/gif'
  assert.deepEqual(readEncoding('/api/employees'), { image: { contentType: pictures } })
})

test('a route of the API that says nothing of itself is refused', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  addDocsRoutes(app, new Map())
  assert.throws(() => app.get('/api/things', async () => []), /GET \/api\/things is not described/)
  app.get('/things', async () => [])
})

test('every row is as the document says: no name missing, none more', async (t) => {
  const server = await startCheckedShop(t)
  const { findProblem } = await readApiDocument(server)
  for (const { resource } of registrations.filter((registration) => !registration.resource.parent)) {
    const created = await createRow(resource, server)
    const findRowProblem = (value: unknown) =>
      findProblem(['components', 'schemas', typeName(resource)], value, 'answered')
    assert.equal(findRowProblem(created), null)
    assert.ok(findRowProblem({ ...created, more: 1 }), `${resource.name} with a name more`)
    for (const name of Object.keys(created)) {
      // Some users do not see this field, and lists leave it out.
      const { readPermission, isDetail, isRecordOnly } = resource.fields[name] ?? {}
      if (readPermission || isDetail || isRecordOnly) continue
      const { [name]: _, ...incompleteRow } = created
      assert.ok(findRowProblem(incompleteRow), `${resource.name} without ${name}`)
    }
  }
})

test('all that may be written is written down', async (t) => {
  const server = await startCheckedShop(t)
  const { schemas } = await readApiDocument(server)
  for (const resource of writtenResources) {
    const { input } = await buildSample(resource, server)
    for (const type of ['Write', 'WriteForm', 'Update', 'UpdateForm']) {
      const { properties } = schemas[`${typeName(resource)}${type}`]
      assert.deepEqual(
        Object.keys(input)
          .filter((name) => !(name in properties))
          .join(),
        '',
        `${resource.name} ${type}`,
      )
    }
  }
})

type PropertySchema = { type: string; anyOf?: { type: string | string[] }[] }

test('null is taken where the document says so, and nowhere else', async (t) => {
  const server = await startCheckedShop(t)
  const { schemas } = await readApiDocument(server)
  for (const resource of writtenResources) {
    const { id } = await createRow(resource, server)
    const { updated_at: _, ...properties } = schemas[`${typeName(resource)}Update`].properties
    for (const [name, schema] of Object.entries<PropertySchema>(properties)) {
      // Lists and booleans also accept null for an empty list and for the default, but are never read as null. A
      // write-once field accepts its current value.
      if (['array', 'boolean'].includes(schema.type) || resource.fields[name]?.fixed) continue
      const { status } = await server.admin.patch(`/${resource.name}/${id}`, { [name]: null })
      const takesNull = [schema, ...(schema.anyOf ?? [])].some(({ type }) => [type].flat().includes('null'))
      assert.equal(status, takesNull ? 200 : 400, `${resource.name}.${name}`)
    }
  }
})

test('pictures are read and kept as the document says', async (t) => {
  const { admin, make } = await startCheckedShop(t)
  const pngBytes = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const product = await make.product()
  const form = new FormData()
  for (const name of ['uno.png', 'dos.png']) form.append('image', new File([Buffer.from(pngBytes, 'base64')], name))
  form.append('imageOrder', JSON.stringify(['new:1', 'new:0']))
  const { image } = (await admin.patch(`/products/${product.id}`, form)).body
  assert.equal(image.length, 2)
  const patchAnswer = await admin.patch(`/products/${product.id}`, { prevImages: [image[1]], imageOrder: [image[1]] })
  assert.deepEqual(patchAnswer.body.image, [image[1]])
})

test('what no declaration describes answers as the document says, too', async (t) => {
  const { anonymous, admin, make } = await startCheckedShop(t)
  const user = await make.user({ dni: '30111222' })
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })).status, 200)
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222', password: 'equivocada' })).status, 402)
  assert.equal((await anonymous.post('/auth/login', { dni: '30111222' })).status, 400)
  assert.equal((await anonymous.post('/auth/forgot', { email: 'ana@example.com' })).status, 409)
  assert.equal((await anonymous.get('/auth/me')).status, 401)
  assert.equal((await admin.get('/auth/me')).status, 200)
  const [firstPermission] = (await admin.get('/permissions?sort=id&per_page=1')).body
  assert.equal((await admin.get(`/permissions/${firstPermission.id}`)).status, 200)
  assert.equal((await admin.get('/permissions/search/colors')).status, 200)
  assert.equal((await admin.post(`/users/${user.id}/permissions`, { permissions: [firstPermission.id] })).status, 200)
  assert.equal((await admin.get(`/users/${user.id}/permissions`)).status, 200)
  assert.equal((await admin.get(`/users/${user.id}/permissions/limits`)).status, 200)
  assert.equal((await admin.post(`/users/${user.id}/permissions`, { permissions: [], seen: [] })).status, 409)
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
  assert.equal((await anonymous.post('/contact/send', message)).status, 200)
  assert.equal((await anonymous.post('/contact/send', { ...message, email: 'nada' })).status, 400)
  const [storedMessage] = (await admin.get('/messages')).body
  for (const verb of ['read', 'unread'])
    assert.equal((await admin.post(`/messages/${storedMessage.id}/${verb}`)).status, 200)
  assert.equal((await admin.post('/messages/999999/read')).status, 404)
  const product = await make.product()
  assert.equal((await anonymous.post(`/products/${product.id}/wants`)).status, 204)
  assert.equal((await anonymous.post('/products/999999/wants')).status, 404)
  assert.equal((await admin.post('/auth/logout')).status, 200)
})

test('accounts that share a dni and a password are asked for their company, as the document says', async (t) => {
  const { anonymous, make } = await startCheckedShop(t)
  for (const { id } of [await make.company(), await make.company()])
    await make.user({ dni: '30111222', company_id: id })
  const refusedAnswer = await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })
  assert.equal(refusedAnswer.body.error, 'COMPANY_REQUIRED')
})
