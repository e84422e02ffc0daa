import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { heldToDocument } from '#test/document.ts'
import { shop } from '#test/harness.ts'

const run = promisify(execFile)

test('the linter of API documents has nothing to say', async (t) => {
  const { url } = await shop(t)
  const redocly = path.resolve('node_modules/.bin/redocly')
  const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await run(redocly, ['lint', `${url}/api/docs/json`, '--format', 'json'], { env: quiet })
  const { totals, problems } = JSON.parse(stdout)
  assert.deepEqual(totals, { errors: 0, warnings: 0, ignored: 0 }, JSON.stringify(problems, null, 2))
})

test('what no declaration describes answers as the document says, too', async (t) => {
  const world = await heldToDocument(await shop(t))
  const { anonymous, admin, make } = world
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
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola' }
  assert.equal((await anonymous.post('/contact/send', message)).status, 200)
  assert.equal((await anonymous.post('/contact/send', { ...message, email: 'nada' })).status, 400)
  const product = await make.product()
  assert.equal((await anonymous.post(`/products/${product.id}/wants`)).status, 204)
  assert.equal((await anonymous.post('/products/999999/wants')).status, 404)
  assert.equal((await admin.post('/auth/logout')).status, 200)
})

test('two accounts with one password are told apart by company, as the document says', async (t) => {
  const { anonymous, make } = await heldToDocument(await shop(t))
  const [here, there] = [await make.company(), await make.company()]
  for (const { id } of [here, there]) await make.user({ dni: '30111222', company_id: id })
  const refused = await anonymous.post('/auth/login', { dni: '30111222', password: 'secreta' })
  assert.equal(refused.body.error, 'COMPANY_REQUIRED')
})
