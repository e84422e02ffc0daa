import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { openShopWithAccounts } from '#test/accounts.ts'
import { createClient } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { buildSample, createRow, isWritable } from '#test/samples.ts'

test('no cache keeps what is answered to somebody signed in, nor what a write answers', async (t) => {
  const server = await shop(t)
  const { admin, url } = server
  const cachedAnswers: string[] = []
  const sendChecked = async (verb: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) => {
    const answer = verb === 'get' || verb === 'delete' ? await admin[verb](path) : await admin[verb](path, body)
    assert.equal(answer.status, 200, `${verb} ${path} ${JSON.stringify(answer.body)}`)
    if (answer.headers.get('cache-control') !== 'no-store') cachedAnswers.push(`${verb} ${path}`)
    return answer.body
  }
  const createRowOf = async (resource: Resource) =>
    isWritable(resource)
      ? sendChecked('post', `/${resource.name}`, (await buildSample(resource, server)).input)
      : createRow(resource, server)
  // A second row of the parameters, because the last one cannot be deleted.
  await server.make.parameters()
  for (const { resource } of registrations.filter((registration) => !registration.resource.parent)) {
    const path = `/${resource.name}`
    const { id } = await createRowOf(resource)
    if (isWritable(resource)) for (const verb of ['put', 'patch'] as const) await sendChecked(verb, `${path}/${id}`, {})
    if (resource.access.read !== 'public')
      for (const readPath of [path, `${path}/search/a`, `${path}/${id}`]) await sendChecked('get', readPath)
    await sendChecked('delete', `${path}/${id}`)
  }
  const { id } = await sendChecked('get', '/auth/me')
  for (const path of ['/permissions', '/permissions/search/see', '/permissions/1']) await sendChecked('get', path)
  const heldPermissions = await sendChecked('get', `/users/${id}/permissions`)
  await sendChecked('get', `/users/${id}/permissions/limits`)
  await sendChecked('post', `/users/${id}/permissions`, {
    permissions: heldPermissions.map((permission: { id: number }) => permission.id),
  })
  assert.deepEqual(cachedAnswers, [])
  const headAnswer = await fetch(`${url}/api/users`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  assert.deepEqual([headAnswer.status, headAnswer.headers.get('cache-control')], [200, 'no-store'])
  const refusedAnswer = await createClient(url, async () => 'none').get('/users')
  assert.deepEqual([refusedAnswer.status, refusedAnswer.headers.get('cache-control')], [401, 'no-store'])
})

test('no cache keeps the answer to a sign-in or a visitor; what everybody may read is asked about again', async (t) => {
  const { anonymous, login, account, bearing, make } = await openShopWithAccounts(t)
  const { dni, password } = await account()
  const product = await make.product()
  const signedIn = await login({ dni, password })
  const answers = [
    signedIn,
    await bearing(signedIn.body.token).post('/auth/logout'),
    await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' }),
    await anonymous.post(`/products/${product.id}/wants`),
  ]
  for (const { status, headers } of answers)
    assert.deepEqual([Math.floor(status / 100), headers.get('cache-control')], [2, 'no-store'])
  assert.equal((await anonymous.get('/products')).headers.get('cache-control'), 'public, no-cache')
})
