import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { createClient } from '#test/client.ts'
import { shop } from '#test/harness.ts'

const path = '/api/colors/export.csv?q=a&sort=name'

async function createTicket(client: Client, ticketPath = path, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await client.post('/tickets', { path: ticketPath }, headers)
  assert.equal(status, 200, JSON.stringify(body))
  return body.ticket
}

/** A shop with a clerk who may export colors. `open` opens an address with a ticket, as a browser does. */
async function startShopWithClerk(t: Parameters<typeof shop>[0]) {
  const world = await shop(t)
  const clerk = world.as('update_colors')
  const open = (ticket: string, address = path, init: RequestInit = {}) =>
    fetch(`${world.url}${address}${address.includes('?') ? '&' : '?'}ticket=${ticket}`, init)
  return { ...world, clerk, open }
}

test('a ticket opens its address once, and neither the file nor the address stays anywhere', async (t) => {
  const { clerk, open, make, sql } = await startShopWithClerk(t)
  await make.color({ name: 'Azul' })
  const ticket = await createTicket(clerk)
  assert.match(ticket, /^[\w-]{43}$/)
  const stored = JSON.stringify(await sql`select encode(token_hash, 'escape') as hash, * from tickets`)
  assert.ok(!stored.includes(ticket) && !stored.includes('export.csv'))
  const first = await open(ticket)
  assert.equal(first.status, 200)
  assert.match(await first.text(), /Azul/)
  assert.equal(first.headers.get('cache-control'), 'no-store')
  assert.equal(first.headers.get('referrer-policy'), 'no-referrer')
  const second = await open(ticket)
  assert.deepEqual([second.status, second.headers.get('referrer-policy')], [401, 'no-referrer'])
  assert.match((await second.json()).message, /^Este enlace ya se usó o venció/)
  assert.equal((await sql`select 1 from tickets`).length, 0)
})

test('of ten who bring the same ticket at the same time one gets the file', async (t) => {
  const { clerk, open } = await startShopWithClerk(t)
  const ticket = await createTicket(clerk)
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(ticket)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(401)])
})

test('a ticket opens no other address, by no other method, and is spent by the try', async (t) => {
  const { clerk, open, make } = await startShopWithClerk(t)
  await make.color()
  const otherAddresses = [
    '/api/colors/export.csv',
    '/api/colors/export.csv?q=a',
    '/api/colors/export.csv?sort=name&q=a',
    '/api/colors/export.csv?q=a&sort=name&dir=desc',
    '/api/colors/export.csv?q=a&sort=name&',
    '/api/colors//export.csv?q=a&sort=name',
    '/api/colors/export.csv?q=%61&sort=name',
    '/api/categories/export.csv?q=a&sort=name',
  ]
  for (const address of otherAddresses) {
    const ticket = await createTicket(clerk)
    const { status } = await open(ticket, address)
    assert.ok(status === 401 || status === 404, `${address}: ${status}`)
    if (status === 401) assert.equal((await open(ticket)).status, 401, `${address} spent it`)
  }
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    assert.ok([400, 401, 405].includes((await open(await createTicket(clerk), path, { method })).status), method)
})

test('where no ticket is taken none is made, and another stands for nobody', async (t) => {
  const { admin, clerk, open, make } = await startShopWithClerk(t)
  const user = await make.user()
  for (const address of [
    '/api/users',
    `/api/users/${user.id}`,
    '/api/auth/me',
    '/api/permissions',
    '/api/colors/export',
  ]) {
    assert.equal((await admin.post('/tickets', { path: address })).status, 404, address)
    if (address !== '/api/colors/export')
      assert.equal((await open(await createTicket(clerk), address)).status, 401, address)
  }
})

test('who may not open an address gets no ticket for it, and is told so in words', async (t) => {
  const { as, sql, clerk } = await startShopWithClerk(t)
  const { status, body } = await as('update_categories').post('/tickets', { path }, { 'accept-language': 'en' })
  assert.deepEqual([status, body.message], [403, "You don't have access to this page."])
  await createTicket(clerk)
  const { id } = (await clerk.get('/auth/me')).body
  await sql`delete from user_permissions where user_id = ${id}`
  assert.equal((await clerk.post('/tickets', { path })).status, 403)
})

test('a ticket for chosen rows gives these alone, of those that its user may see', async (t) => {
  const { asUser, clerk, open, make, url } = await startShopWithClerk(t)
  const colors = []
  for (const name of ['Azul', 'Blanco', 'Celeste']) colors.push(await make.color({ name }))
  const ids = colors.slice(1).map(({ id }) => id)
  const address = '/api/colors/export.csv?fields=name&sort=name&dir=desc'
  const { body } = await clerk.post('/tickets', { path: address, ids })
  assert.match(await (await open(body.ticket, address)).text(), /^\ufeff?"Nombre"\r\n"Celeste"\r\n"Blanco"\r\n$/)

  const [mine, other] = [await make.company({ name: 'Mía' }), await make.company({ name: 'Ajena' })]
  const bound = asUser({ company_id: mine.id, permissions: ['update_companies'] })
  const companies = '/api/companies/export.csv?fields=name'
  const issued = await bound.post('/tickets', { path: companies, ids: [mine.id, other.id, 999_999] })
  const text = await (await fetch(`${url}${companies}&ticket=${issued.body.ticket}`)).text()
  assert.match(text, /^\ufeff?"Razón social"\r\n"Mía"\r\n$/)
})

test('ten thousand rows may be chosen, more or none are refused', async (t) => {
  const { clerk, open, make } = await startShopWithClerk(t)
  await make.color({ name: 'Azul' })
  const createIds = (count: number) => Array.from({ length: count }, (_, n) => n + 1)
  const { status, body } = await clerk.post('/tickets', { path, ids: createIds(10_000) })
  assert.equal(status, 200)
  assert.match(await (await open(body.ticket)).text(), /Azul/)
  for (const wrong of [createIds(10_001), [], [0], ['x'], 'x', null])
    assert.deepEqual(Object.keys((await clerk.post('/tickets', { path, ids: wrong })).body.fields), ['ids'])
})

test('a ticket ends with its minute, its session, its user and the right to what it opens', async (t) => {
  const { as, clerk, open, sql } = await startShopWithClerk(t)
  const fetchUserId = async (client: Client) => (await client.get('/auth/me')).body.id
  const aged = await createTicket(clerk)
  await sql`update tickets set expires_at = now() - interval '1 millisecond'`
  assert.equal((await open(aged)).status, 401)

  const leaving = as('update_colors')
  const ticketOfLeaving = await createTicket(leaving)
  await leaving.post('/auth/logout')
  assert.equal((await open(ticketOfLeaving)).status, 401)

  const sleeper = as('update_colors')
  const slept = await createTicket(sleeper)
  await sql`update sessions set expires_at = now() where user_id = ${await fetchUserId(sleeper)}`
  assert.equal((await open(slept)).status, 401)

  const dismissed = as('update_colors')
  const closed = await createTicket(dismissed)
  await sql`update users set active = false where id = ${await fetchUserId(dismissed)}`
  assert.equal((await open(closed)).status, 401)

  const lesser = as('update_colors')
  const lost = await createTicket(lesser)
  await sql`delete from user_permissions where user_id = ${await fetchUserId(lesser)}`
  assert.equal((await open(lost)).status, 403)
})

test("a ticket is its maker's alone: whoever else is signed in gets what its maker may see", async (t) => {
  const { asUser, url, make } = await startShopWithClerk(t)
  const [mine, other] = [await make.company({ name: 'Mía' }), await make.company({ name: 'Ajena' })]
  const bound = (company: { id: number }) => asUser({ company_id: company.id, permissions: ['update_companies'] })
  const address = '/api/companies/export.csv'
  const ticket = await createTicket(bound(mine), address)
  const answer = await fetch(`${url}${address}?ticket=${ticket}`, {
    headers: { authorization: `Bearer ${await bound(other).token()}` },
  })
  const text = await answer.text()
  assert.deepEqual([text.includes('Mía'), text.includes('Ajena')], [true, false])
})

test('malformed and invented tickets open nothing', async (t) => {
  const { open, url, clerk } = await startShopWithClerk(t)
  const good = await createTicket(clerk)
  for (const bad of ['', 'x', `${good}x`, good.toLowerCase(), '%00', '%', 'a'.repeat(5000), `${good}&ticket=`])
    assert.equal((await open(bad)).status, 401, bad.slice(0, 60))
  assert.equal((await fetch(`${url}/api/colors/export.csv?ticket=${good}&q=a&sort=name`)).status, 401)
})

test('a ticket is for an address of the API, without a ticket', async (t) => {
  const { clerk, anonymous } = await startShopWithClerk(t)
  const wrongPaths = [
    undefined,
    null,
    7,
    '',
    'api/colors/export.csv',
    'https://example.com/api/colors/export.csv',
    '/admin',
    '/api/',
    '/api/colors/export.csv#a',
    '/api/colors/export.csv?q=a b',
    '/api/colors/export.csv?ticket=x',
    '/api/colors/export.csv?q=ñ',
    `/api/colors/export.csv?q=${'a'.repeat(9000)}`,
  ]
  for (const wrongPath of wrongPaths) {
    const { status, body } = await clerk.post('/tickets', { path: wrongPath })
    assert.deepEqual([status, body.fields], [400, { path: 'access.tickets.path' }], String(wrongPath).slice(0, 60))
  }
  assert.equal((await anonymous.post('/tickets', { path })).status, 401)
})

test('no log holds a ticket, whatever is logged', async (t) => {
  const { clerk, database, settings, sql } = await startShopWithClerk(t)
  const tracedSettings = { ...settings, logLevel: 'trace' }
  const instance = fork('test/instance.ts', [JSON.stringify({ database, settings: tracedSettings })], { silent: true })
  const lines = instance.stdout?.toArray()
  const [{ url }] = await once(instance, 'message')
  const tickets = [
    await createTicket(clerk),
    await createTicket(clerk),
    await createTicket(clerk, '/api/colors/export.csv'),
  ]
  const open = (ticket = '', address = path) => fetch(`${url}${address}${address === path ? '&' : '?'}ticket=${ticket}`)
  assert.equal((await open(tickets[0])).status, 200)
  assert.equal((await open(tickets[0])).status, 401)
  assert.equal((await open(tickets[1], '/api/users')).status, 401)
  await sql`alter table colors rename to colours`
  assert.equal((await open(tickets[2], '/api/colors/export.csv')).status, 500)
  const ended = once(instance, 'exit')
  instance.disconnect()
  await ended
  const log = Buffer.concat((await lines) ?? []).toString()
  assert.match(log, /request failed/)
  for (const ticket of tickets) assert.ok(!log.includes(ticket))
})

test('an idempotency key counts for nothing: each answer is another ticket', async (t) => {
  const { clerk } = await startShopWithClerk(t)
  const key = { 'idempotency-key': 'twice' }
  assert.notEqual(await createTicket(clerk, path, key), await createTicket(clerk, path, key))
})

test('nobody has more than a hundred tickets, and expired ones go as others come', async (t) => {
  const { clerk, as, sql } = await startShopWithClerk(t)
  const answers = await Promise.all(Array.from({ length: 130 }, () => clerk.post('/tickets', { path })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 100)
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 30)
  assert.ok(Number(refused[0]?.headers.get('retry-after')) >= 1)
  await sql`update tickets set expires_at = now() - interval '1 second'`
  await createTicket(as('update_colors'))
  assert.equal((await sql`select 1 from tickets`).length, 1)
})

test('the file is in the language in which its ticket was asked for', async (t) => {
  const { clerk, open } = await startShopWithClerk(t)
  const ticket = await createTicket(clerk, path, { 'accept-language': 'pt' })
  const answer = await open(ticket, path, { headers: { 'accept-language': 'en' } })
  assert.match(answer.headers.get('content-disposition') ?? '', /filename="cores-/)
})

test('a token and a ticket that do not fit: the ticket counts', async (t) => {
  const { clerk, url } = await startShopWithClerk(t)
  const answer = await createClient(url, async () => (await clerk.token()) ?? '').get('/colors/export.csv?ticket=none')
  assert.equal(answer.status, 401)
})
