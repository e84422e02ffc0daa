import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { writeChannel } from '#src/resource/write/handle-write.server.ts'
import { readApiDocument } from '#test/api-document.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

/**
 * A route of the API. `access` lists permissions, each of which opens the route; an empty list opens it to every
 * signed-in user.
 */
type ApiRoute = { method: string; path: string; access: 'public' | readonly string[] }

/** Every route of the server. A route must be described to be served at all. */
async function listRoutes(server: Shop): Promise<ApiRoute[]> {
  const { paths } = await readApiDocument(server)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description = '' }]) => {
      const accessText = /Access: (.*)\.$/.exec(description)?.[1]
      const permissions = accessText === 'any signed-in user' ? [] : accessText?.split(' or ')
      return { method, path: path.replace(/^\/api/, ''), access: permissions ?? 'public' }
    }),
  )
}

/**
 * No record has this id, so no test changes a record that another test reads. A file is asked for with a parameter that
 * is refused after the check of access: making each file would take a process.
 */
const fillWithMissing = (path: string) =>
  path.replace(/\{id\}/g, '2147483647').replace(/\{\w+\}/g, 'x') + (isMadeFile(path) ? '?fields=no_such_field' : '')

const isMadeFile = (path: string) => /\.(?:csv|xlsx|pdf|zip)$/.test(path)

/** Compressed files, in which no text is found. */
const isCompressed = (path: string) => isMadeFile(path) && !path.endsWith('.csv')

async function requestStatus(client: Client, { method, path }: ApiRoute): Promise<number> {
  const { status, body } = await sendRequest(client, method, fillWithMissing(path))
  assert.notEqual(status, 500, `${method} ${path}: ${JSON.stringify(body)}`)
  return status
}

function sendRequest(client: Client, method: string, path: string) {
  if (method === 'get' || method === 'delete') return client[method](path)
  if (method === 'post' || method === 'put' || method === 'patch') return client[method](path, {})
  throw new Error(`The test knows no ${method}.`)
}

test('every route that is not public is closed to nobody and to a session that has ended', async (t) => {
  const server = await shop(t)
  const endedSession = server.as()
  await endedSession.token()
  await server.sql`update sessions set expires_at = now() - interval '1 second'`
  for (const route of await listRoutes(server)) {
    if (route.access === 'public') continue
    assert.equal(await requestStatus(server.anonymous, route), 401, `${route.method} ${route.path} by nobody`)
    assert.equal(await requestStatus(endedSession, route), 401, `${route.method} ${route.path} by an ended session`)
  }
})

test('every route opens to exactly the permissions that it names, whatever else one holds', async (t) => {
  const server = await shop(t)
  const routes = await listRoutes(server)
  const namedPermissions = new Set(routes.flatMap(({ access }) => (access === 'public' ? [] : access)))
  const clientByPermission = new Map([...namedPermissions].map((permission) => [permission, server.as(permission)]))
  const clientWithNothing = server.as()
  const buildOtherClient = (route: ApiRoute) =>
    server.as(...[...namedPermissions].filter((permission) => !route.access.includes(permission)))
  for (const route of routes) {
    const { method, path, access } = route
    if (access === 'public') continue
    if (access.length === 0)
      assert.notEqual(await requestStatus(clientWithNothing, route), 403, `${method} ${path} by whoever is signed in`)
    else {
      assert.equal(await requestStatus(clientWithNothing, route), 403, `${method} ${path} without a permission`)
      assert.equal(
        await requestStatus(buildOtherClient(route), route),
        403,
        `${method} ${path} with every other permission`,
      )
    }
    for (const permission of access) {
      const holder = clientByPermission.get(permission)
      const status = holder && (await requestStatus(holder, route))
      assert.ok(status !== 401 && status !== 403, `${method} ${path} with ${permission}: ${status}`)
    }
  }
})

/** Routes that write without the pipeline of `handle-write.server.ts`, each with the reason. */
const routesBesidePipeline: Readonly<Record<string, string>> = {
  'post /auth/login': 'a session begins: nobody is signed in yet, and a failure is counted',
  'post /auth/logout': 'a session ends, which a lost answer may end twice',
  'post /auth/forgot': 'nobody is signed in, and the answer is the same whether it writes or not',
  'post /auth/reset': 'the mailed link is the permission, and works once',
  'post /notifications/{id}/dismiss': 'what one no longer wants to see is no record',
  'delete /notifications/{id}/dismiss': 'what one no longer wants to see is no record',
  'put /profile/digest': 'when a mail is wanted is a setting of its reader and no record',
  'post /digest/stop/{token}': 'the same, by whoever reads the mail',
  'put /profile/feed': 'what a feed includes is no record, and the same again changes nothing',
  'post /profile/feed': 'an address that is told once is no record',
  'delete /profile/feed': 'a feed that is revoked twice is revoked',
  'put /profile/look': 'how the screens look is a setting of their reader, and the same again changes nothing',
  'post /tickets': 'a ticket is short-lived and is no record',
  'post /operations/backups': 'a backup is no record, and a second one is refused while one is under way',
  'post /contact/send': 'a visitor writes: no rights, no trace of an actor',
  'post /products/{id}/wants': 'a press is counted once a day and is no record',
}

test('every other route that writes goes through the one pipeline', async (t) => {
  const server = await shop(t)
  const routes = (await listRoutes(server)).filter(({ method }) => method !== 'get')
  await server.make.color()
  const [entry] = await server.sql<{ id: number }[]>`select id from audit limit 1`
  const pipedRoutes = new Set<string>()
  const recordRoute = (message: unknown) => {
    const { method, routeOptions } = message as FastifyRequest
    // The document may call a parameter otherwise than the route does.
    pipedRoutes.add(
      `${method.toLowerCase()} ${String(routeOptions.url)
        .replace(/^\/api/, '')
        .replace(/:\w+/g, '{}')}`,
    )
  }
  writeChannel.subscribe(recordRoute)
  const writer = server.as(...permissions)
  for (const { method, path } of routes)
    await sendRequest(
      path === '/auth/logout' ? server.as() : writer,
      method,
      path.replace('/audit/{id}', `/audit/${entry?.id}`).replace(/\{\w+\}/g, '1'),
    )
  writeChannel.unsubscribe(recordRoute)
  const remainingRoutes = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !pipedRoutes.has(route.replace(/\{\w+\}/g, '{}')))
  assert.deepEqual(remainingRoutes.sort(), Object.keys(routesBesidePipeline).sort())
})

test('a user of a company or of a client finds nothing of others behind any route', async (t) => {
  const server = await shop(t)
  const routes = await listRoutes(server)
  const [company, client] = [await server.make.company(), await server.make.client()]
  const secret = 'Nadie lo vea'
  const foreign = await server.make.company({ name: secret })
  const user = await server.make.user({ name: secret, company_id: foreign.id })
  const permissions = [...new Set(routes.flatMap(({ access }) => (access === 'public' ? [] : access)))]
  for (const bond of [{ company_id: Number(company.id) }, { client_id: Number(client.id) }]) {
    const client = server.asUser({ ...bond, permissions })
    for (const { method, path, access } of routes) {
      if (access === 'public' || method !== 'get' || isCompressed(path)) continue
      const recordId = path.startsWith('/users') ? user.id : foreign.id
      const answer = await client.get(path.replace(/\{id\}/g, String(recordId)).replace(/\{\w+\}/g, 'nadie'))
      assert.ok(!JSON.stringify(answer.body).includes(secret), `${path} to ${JSON.stringify(bond)}`)
    }
  }
})
