import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations } from '#src/app/modules/modules.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { shopWithAccounts } from '#test/accounts.ts'
import { clientFor } from '#test/client.ts'
import { shop } from '#test/harness.ts'
import { buildSample, createRow, isWritable } from '#test/samples.ts'

test('no cache keeps what is answered to somebody signed in, nor what a write answers', async (t) => {
  const world = await shop(t)
  const { admin, url } = world
  const kept: string[] = []
  const ask = async (verb: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) => {
    const answer = verb === 'get' || verb === 'delete' ? await admin[verb](path) : await admin[verb](path, body)
    assert.equal(answer.status, 200, `${verb} ${path} ${JSON.stringify(answer.body)}`)
    if (answer.headers.get('cache-control') !== 'no-store') kept.push(`${verb} ${path}`)
    return answer.body
  }
  const rowOf = async (resource: Resource) =>
    isWritable(resource)
      ? ask('post', `/${resource.name}`, (await buildSample(resource, world)).input)
      : createRow(resource, world)
  // The last row of the parameters could not be deleted.
  await world.make.parameters()
  for (const { resource } of registrations.filter((one) => !one.resource.parent)) {
    const path = `/${resource.name}`
    const { id } = await rowOf(resource)
    if (isWritable(resource)) for (const verb of ['put', 'patch'] as const) await ask(verb, `${path}/${id}`, {})
    if (resource.access.read !== 'public')
      for (const read of [path, `${path}/search/a`, `${path}/${id}`]) await ask('get', read)
    await ask('delete', `${path}/${id}`)
  }
  const { id } = await ask('get', '/auth/me')
  for (const read of ['/permissions', '/permissions/search/see', '/permissions/1']) await ask('get', read)
  const held = await ask('get', `/users/${id}/permissions`)
  await ask('get', `/users/${id}/permissions/limits`)
  await ask('post', `/users/${id}/permissions`, { permissions: held.map((one: { id: number }) => one.id) })
  assert.deepEqual(kept, [])
  const head = await fetch(`${url}/api/users`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${await admin.token()}` },
  })
  assert.deepEqual([head.status, head.headers.get('cache-control')], [200, 'no-store'])
  const refused = await clientFor(url, async () => 'none').get('/users')
  assert.deepEqual([refused.status, refused.headers.get('cache-control')], [401, 'no-store'])
})

test('no cache keeps the answer to a sign-in or a visitor; what everybody may read is asked about again', async (t) => {
  const { anonymous, login, account, bearing, make } = await shopWithAccounts(t)
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
