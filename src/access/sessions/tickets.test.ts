import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { clientFor } from '#test/client.ts'
import { shop } from '#test/harness.ts'

const path = '/api/colors/export.csv?q=a&sort=name'

async function ticketFor(by: Client, wanted = path, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await by.post('/tickets', { path: wanted }, headers)
  assert.equal(status, 200, JSON.stringify(body))
  return body.ticket
}

/** A shop with somebody who may export colors, and what the browser gets that follows an address. */
async function counter(t: Parameters<typeof shop>[0]) {
  const world = await shop(t)
  const clerk = world.as('update_colors')
  const open = (ticket: string, address = path, init: RequestInit = {}) =>
    fetch(`${world.url}${address}${address.includes('?') ? '&' : '?'}ticket=${ticket}`, init)
  return { ...world, clerk, open }
}

test('a ticket opens its address once, and neither the file nor the address stays anywhere', async (t) => {
  const { clerk, open, make, sql } = await counter(t)
  await make.color({ name: 'Azul' })
  const ticket = await ticketFor(clerk)
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
  const { clerk, open } = await counter(t)
  const ticket = await ticketFor(clerk)
  const answers = await Promise.all(Array.from({ length: 10 }, () => open(ticket)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(401)])
})

test('a ticket opens no other address, by no other method, and is spent by the try', async (t) => {
  const { clerk, open, make } = await counter(t)
  await make.color()
  const others = [
    '/api/colors/export.csv',
    '/api/colors/export.csv?q=a',
    '/api/colors/export.csv?sort=name&q=a',
    '/api/colors/export.csv?q=a&sort=name&dir=desc',
    '/api/colors/export.csv?q=a&sort=name&',
    '/api/colors//export.csv?q=a&sort=name',
    '/api/colors/export.csv?q=%61&sort=name',
    '/api/categories/export.csv?q=a&sort=name',
  ]
  for (const other of others) {
    const ticket = await ticketFor(clerk)
    const { status } = await open(ticket, other)
    assert.ok(status === 401 || status === 404, `${other}: ${status}`)
    if (status === 401) assert.equal((await open(ticket)).status, 401, `${other} spent it`)
  }
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
    assert.ok([400, 401, 405].includes((await open(await ticketFor(clerk), path, { method })).status), method)
})

test('where no ticket is taken none is made, and another stands for nobody', async (t) => {
  const { admin, clerk, open, make } = await counter(t)
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
      assert.equal((await open(await ticketFor(clerk), address)).status, 401, address)
  }
})

test('who may not open an address gets no ticket for it, and is told so in words', async (t) => {
  const { as, sql, clerk } = await counter(t)
  const { status, body } = await as('update_categories').post('/tickets', { path }, { 'accept-language': 'en' })
  assert.deepEqual([status, body.message], [403, "You don't have access to this page."])
  await ticketFor(clerk)
  const { id } = (await clerk.get('/auth/me')).body
  await sql`delete from user_permissions where user_id = ${id}`
  assert.equal((await clerk.post('/tickets', { path })).status, 403)
})

test('a ticket for chosen rows gives these alone, of those that its user may see', async (t) => {
  const { asUser, clerk, open, make, url } = await counter(t)
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
  const { clerk, open, make } = await counter(t)
  await make.color({ name: 'Azul' })
  const ids = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
  const { status, body } = await clerk.post('/tickets', { path, ids: ids(10_000) })
  assert.equal(status, 200)
  assert.match(await (await open(body.ticket)).text(), /Azul/)
  for (const wrong of [ids(10_001), [], [0], ['x'], 'x', null])
    assert.deepEqual(Object.keys((await clerk.post('/tickets', { path, ids: wrong })).body.fields), ['ids'])
})

test('a ticket ends with its minute, its session, its user and the right to what it opens', async (t) => {
  const { as, clerk, open, sql } = await counter(t)
  const idOf = async (by: Client) => (await by.get('/auth/me')).body.id
  const aged = await ticketFor(clerk)
  await sql`update tickets set expires_at = now() - interval '1 millisecond'`
  assert.equal((await open(aged)).status, 401)

  const leaving = as('update_colors')
  const left = await ticketFor(leaving)
  await leaving.post('/auth/logout')
  assert.equal((await open(left)).status, 401)

  const sleeper = as('update_colors')
  const slept = await ticketFor(sleeper)
  await sql`update sessions set expires_at = now() where user_id = ${await idOf(sleeper)}`
  assert.equal((await open(slept)).status, 401)

  const dismissed = as('update_colors')
  const closed = await ticketFor(dismissed)
  await sql`update users set active = false where id = ${await idOf(dismissed)}`
  assert.equal((await open(closed)).status, 401)

  const lesser = as('update_colors')
  const lost = await ticketFor(lesser)
  await sql`delete from user_permissions where user_id = ${await idOf(lesser)}`
  assert.equal((await open(lost)).status, 403)
})

test("a ticket is its maker's alone: whoever else is signed in gets what its maker may see", async (t) => {
  const { asUser, url, make } = await counter(t)
  const [mine, other] = [await make.company({ name: 'Mía' }), await make.company({ name: 'Ajena' })]
  const bound = (company: { id: number }) => asUser({ company_id: company.id, permissions: ['update_companies'] })
  const address = '/api/companies/export.csv'
  const ticket = await ticketFor(bound(mine), address)
  const answer = await fetch(`${url}${address}?ticket=${ticket}`, {
    headers: { authorization: `Bearer ${await bound(other).token()}` },
  })
  const text = await answer.text()
  assert.deepEqual([text.includes('Mía'), text.includes('Ajena')], [true, false])
})

test('malformed and invented tickets open nothing', async (t) => {
  const { open, url, clerk } = await counter(t)
  const good = await ticketFor(clerk)
  for (const bad of ['', 'x', `${good}x`, good.toLowerCase(), '%00', '%', 'a'.repeat(5000), `${good}&ticket=`])
    assert.equal((await open(bad)).status, 401, bad.slice(0, 60))
  assert.equal((await fetch(`${url}/api/colors/export.csv?ticket=${good}&q=a&sort=name`)).status, 401)
})

test('a ticket is for an address of the API, without a ticket', async (t) => {
  const { clerk, anonymous } = await counter(t)
  const wrong = [
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
  for (const one of wrong) {
    const { status, body } = await clerk.post('/tickets', { path: one })
    assert.deepEqual([status, body.fields], [400, { path: 'access.tickets.path' }], String(one).slice(0, 60))
  }
  assert.equal((await anonymous.post('/tickets', { path })).status, 401)
})

test('no log holds a ticket, whatever is logged', async (t) => {
  const { clerk, database, settings, sql } = await counter(t)
  const logged = { ...settings, logLevel: 'trace' }
  const instance = fork('test/instance.ts', [JSON.stringify({ database, settings: logged })], { silent: true })
  const lines = instance.stdout?.toArray()
  const [{ url }] = await once(instance, 'message')
  const tickets = [await ticketFor(clerk), await ticketFor(clerk), await ticketFor(clerk, '/api/colors/export.csv')]
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
  const { clerk } = await counter(t)
  const key = { 'idempotency-key': 'twice' }
  assert.notEqual(await ticketFor(clerk, path, key), await ticketFor(clerk, path, key))
})

test('nobody has more than a hundred tickets, and expired ones go as others come', async (t) => {
  const { clerk, as, sql } = await counter(t)
  const answers = await Promise.all(Array.from({ length: 130 }, () => clerk.post('/tickets', { path })))
  assert.equal(answers.filter(({ status }) => status === 200).length, 100)
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 30)
  assert.ok(Number(refused[0]?.headers.get('retry-after')) >= 1)
  await sql`update tickets set expires_at = now() - interval '1 second'`
  await ticketFor(as('update_colors'))
  assert.equal((await sql`select 1 from tickets`).length, 1)
})

test('the file is in the language in which its ticket was asked for', async (t) => {
  const { clerk, open } = await counter(t)
  const ticket = await ticketFor(clerk, path, { 'accept-language': 'pt' })
  const answer = await open(ticket, path, { headers: { 'accept-language': 'en' } })
  assert.match(answer.headers.get('content-disposition') ?? '', /filename="cores-/)
})

test('a token and a ticket that do not fit: the ticket counts', async (t) => {
  const { clerk, url } = await counter(t)
  const answer = await clientFor(url, async () => (await clerk.token()) ?? '').get('/colors/export.csv?ticket=none')
  assert.equal(answer.status, 401)
})
