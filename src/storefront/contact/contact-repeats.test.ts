import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: '¿Tienen fundas?' }
const otherMessage = { ...message, message: '¿Y cargadores?' }

const send = (server: Shop, body: object, key: string) =>
  server.anonymous.post('/contact/send', body, { 'idempotency-key': key })

const readStoredMessages = async ({ sql }: Shop) =>
  (await sql<{ message: string }[]>`select message from contact_messages order by id`).map((row) => row.message)

test('the same message sent again under its key is kept and mailed once, and answered as the first time', async (t) => {
  const { url, letters, waitForLetters } = await startMailServer(t)
  const server = await shop(t, { MAIL_URL: url })
  await server.make.parameters({ email: 'mostrador@example.com' })
  const first = await send(server, message, 'one')
  const repeated = await send(server, { ...message, website: '' }, 'one')
  assert.deepEqual([first.status, first.body], [200, { success: true }])
  assert.deepEqual([repeated.status, repeated.body], [200, { success: true }])
  assert.equal((await send(server, otherMessage, 'two')).status, 200)
  assert.deepEqual(await readStoredMessages(server), [message.message, otherMessage.message])
  await waitForLetters(2)
  const texts = letters.map(({ text }) => text)
  assert.equal(texts.filter((text) => text.includes(message.message)).length, 1)
})

test('two that arrive together under one key wait for each other: one message', async (t) => {
  const server = await shop(t)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(server, message, 'one')))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal((await readStoredMessages(server)).length, 1)
})

test('another message under a key that was used is refused, and a key that is none as well', async (t) => {
  const server = await shop(t)
  await send(server, message, 'one')
  const reused = await send(server, otherMessage, 'one')
  assert.deepEqual([reused.status, reused.body.code], [409, 'KEY_REUSED'])
  assert.equal((await send(server, otherMessage, 'not a key')).status, 400)
  assert.deepEqual(await readStoredMessages(server), [message.message])
})

test('a repeat counts nothing against the limit, and is answered also when the limit is reached', async (t) => {
  const server = await shop(t)
  for (let index = 0; index < 8; index++) assert.equal((await send(server, message, 'one')).status, 200)
  for (let index = 0; index < 4; index++) {
    assert.equal((await send(server, { ...message, name: `Ana ${index}` }, `key-${index}`)).status, 200)
  }
  assert.equal((await send(server, otherMessage, 'refused')).status, 429)
  assert.equal((await send(server, message, 'one')).status, 200)
  assert.equal((await readStoredMessages(server)).length, 5)
})

test('a message that was refused leaves its key free and counts nothing', async (t) => {
  const server = await shop(t)
  assert.equal((await send(server, { ...message, email: 'ana@' }, 'one')).status, 400)
  assert.equal((await send(server, message, 'one')).status, 200)
  const [hits] = await server.sql<{ count: number }[]>`select count(*)::int from rate_hits where scope = 'contact'`
  assert.equal(hits?.count, 1)
})

test("a key belongs to its visitor's network and to its route", async (t) => {
  const server = await shop(t, { TRUST_PROXY: '127.0.0.1' })
  const sendFrom = (address: string, body: object) =>
    server.anonymous.post('/contact/send', body, { 'idempotency-key': 'one', 'x-forwarded-for': address })
  assert.equal((await sendFrom('203.0.113.7', message)).status, 200)
  assert.equal((await sendFrom('203.0.113.8', otherMessage)).status, 200)
  assert.equal((await sendFrom('2001:db8:1:2::1', message)).status, 200)
  assert.equal((await sendFrom('2001:db8:1:2::ffff', message)).status, 200, 'another address of one network')
  assert.equal((await readStoredMessages(server)).length, 3)
  const owners = (await server.sql<{ owner: string }[]>`select distinct owner from idempotency_keys`).map(
    (row) => row.owner,
  )
  assert.equal(owners.length, 3)
  assert.ok(owners.every((owner) => owner.includes('/api/contact/send')))
})
