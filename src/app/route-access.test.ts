import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { handledWrites } from '#src/resource/write/handle-write.server.ts'
import { readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

/** A route of the API; `access` lists the permissions of which one opens it, empty for whoever is signed in. */
type Route = { method: string; path: string; access: 'public' | readonly string[] }

/** Every route that the server has: each must be described to be served at all. */
async function everyRoute(world: Shop): Promise<Route[]> {
  const { paths } = await readApiDocument(world)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description = '' }]) => {
      const who = /Access: (.*)\.$/.exec(description)?.[1]
      const permissions = who === 'any signed-in user' ? [] : who?.split(' or ')
      return { method, path: path.replace(/^\/api/, ''), access: permissions ?? 'public' }
    }),
  )
}

/** Nothing stands at this address, so that nobody changes what another asks for. */
const nowhere = (path: string) => path.replace(/\{id\}/g, '2147483647').replace(/\{\w+\}/g, 'x')

async function ask(by: Client, { method, path }: Route): Promise<number> {
  const { status, body } = await sent(by, method, nowhere(path))
  assert.notEqual(status, 500, `${method} ${path}: ${JSON.stringify(body)}`)
  return status
}

function sent(by: Client, method: string, path: string) {
  if (method === 'get' || method === 'delete') return by[method](path)
  if (method === 'post' || method === 'put' || method === 'patch') return by[method](path, {})
  throw new Error(`The test knows no ${method}.`)
}

test('every route that is not public is closed to nobody and to a session that has ended', async (t) => {
  const world = await shop(t)
  const ended = world.as()
  await ended.token()
  await world.sql`update sessions set expires_at = now() - interval '1 second'`
  for (const route of await everyRoute(world)) {
    if (route.access === 'public') continue
    assert.equal(await ask(world.anonymous, route), 401, `${route.method} ${route.path} by nobody`)
    assert.equal(await ask(ended, route), 401, `${route.method} ${route.path} by an ended session`)
  }
})

test('every route opens to exactly the permissions that it names, whatever else one holds', async (t) => {
  const world = await shop(t)
  const routes = await everyRoute(world)
  const named = new Set(routes.flatMap(({ access }) => (access === 'public' ? [] : access)))
  const holders = new Map([...named].map((permission) => [permission, world.as(permission)]))
  const nothing = world.as()
  const others = (route: Route) => world.as(...[...named].filter((one) => !route.access.includes(one)))
  for (const route of routes) {
    const { method, path, access } = route
    if (access === 'public') continue
    if (access.length === 0)
      assert.notEqual(await ask(nothing, route), 403, `${method} ${path} by whoever is signed in`)
    else {
      assert.equal(await ask(nothing, route), 403, `${method} ${path} without a permission`)
      assert.equal(await ask(others(route), route), 403, `${method} ${path} with every other permission`)
    }
    for (const permission of access) {
      const holder = holders.get(permission)
      const status = holder && (await ask(holder, route))
      assert.ok(status !== 401 && status !== 403, `${method} ${path} with ${permission}: ${status}`)
    }
  }
})

/** Routes that write without the pipeline of `handle-write.server.ts`, and why. */
const besidesThePipeline: Readonly<Record<string, string>> = {
  'post /auth/login': 'a session begins: nobody is signed in yet, and a failure is counted',
  'post /auth/logout': 'a session ends, which a lost answer may end twice',
  'post /auth/forgot': 'nobody is signed in, and the answer is the same whether it writes or not',
  'post /auth/reset': 'the mailed link is the permission, and works once',
  'post /tickets': 'a ticket is short-lived and is no record',
  'post /contact/send': 'a visitor writes: no rights, no trace of an actor',
  'post /products/{id}/wants': 'a press is counted once a day and is no record',
}

test('every other route that writes goes through the one pipeline', async (t) => {
  const world = await shop(t)
  const routes = (await everyRoute(world)).filter(({ method }) => method !== 'get')
  await world.make.color()
  const [entry] = await world.sql<{ id: number }[]>`select id from audit limit 1`
  const pipedRoutes = new Set<string>()
  const note = (message: unknown) => {
    const { method, routeOptions } = message as FastifyRequest
    pipedRoutes.add(
      `${method.toLowerCase()} ${String(routeOptions.url)
        .replace(/^\/api/, '')
        .replace(/:(\w+)/g, '{$1}')}`,
    )
  }
  handledWrites.subscribe(note)
  const writer = world.as(...permissions)
  for (const { method, path } of routes)
    await sent(
      path === '/auth/logout' ? world.as() : writer,
      method,
      path.replace('/audit/{id}', `/audit/${entry?.id}`).replace(/\{\w+\}/g, '1'),
    )
  handledWrites.unsubscribe(note)
  const remainingRoutes = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !pipedRoutes.has(route))
  assert.deepEqual(remainingRoutes.sort(), Object.keys(besidesThePipeline).sort())
})

test('a user of a company or of a client finds nothing of others behind any route', async (t) => {
  const world = await shop(t)
  const routes = await everyRoute(world)
  const [company, client] = [await world.make.company(), await world.make.client()]
  const secret = 'Nadie lo vea'
  const foreign = await world.make.company({ name: secret })
  const user = await world.make.user({ name: secret, company_id: foreign.id })
  const permissions = [...new Set(routes.flatMap(({ access }) => (access === 'public' ? [] : access)))]
  for (const bond of [{ company_id: Number(company.id) }, { client_id: Number(client.id) }]) {
    const by = world.asUser({ ...bond, permissions })
    for (const { method, path, access } of routes) {
      if (access === 'public' || method !== 'get') continue
      const at = path.startsWith('/users') ? user.id : foreign.id
      const answer = await by.get(path.replace(/\{id\}/g, String(at)).replace(/\{\w+\}/g, 'nadie'))
      assert.ok(!JSON.stringify(answer.body).includes(secret), `${path} to ${JSON.stringify(bond)}`)
    }
  }
})
