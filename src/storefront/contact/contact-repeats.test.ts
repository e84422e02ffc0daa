import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'
import { startMailServer } from '#test/mail-server.ts'

const message = { name: 'Ana', email: 'ana@example.com', message: '¿Tienen fundas?' }
const other = { ...message, message: '¿Y cargadores?' }

const send = (world: Shop, body: object, key: string) =>
  world.anonymous.post('/contact/send', body, { 'idempotency-key': key })

const keptIn = async ({ sql }: Shop) =>
  (await sql<{ message: string }[]>`select message from contact_messages order by id`).map((row) => row.message)

test('the same message sent again under its key is kept and mailed once, and answered as the first time', async (t) => {
  const { url, letters, received } = await startMailServer(t)
  const world = await shop(t, { MAIL_URL: url })
  await world.make.parameters({ email: 'mostrador@example.com' })
  const first = await send(world, message, 'one')
  const again = await send(world, { ...message, website: '' }, 'one')
  assert.deepEqual([first.status, first.body], [200, { success: true }])
  assert.deepEqual([again.status, again.body], [200, { success: true }])
  assert.equal((await send(world, other, 'two')).status, 200)
  assert.deepEqual(await keptIn(world), [message.message, other.message])
  await received(2)
  const texts = letters.map(({ text }) => text)
  assert.equal(texts.filter((text) => text.includes(message.message)).length, 1)
})

test('two that arrive together under one key wait for each other: one message', async (t) => {
  const world = await shop(t)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(world, message, 'one')))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal((await keptIn(world)).length, 1)
})

test('another message under a key that was used is refused, and a key that is none as well', async (t) => {
  const world = await shop(t)
  await send(world, message, 'one')
  const reused = await send(world, other, 'one')
  assert.deepEqual([reused.status, reused.body.code], [409, 'KEY_REUSED'])
  assert.equal((await send(world, other, 'not a key')).status, 400)
  assert.deepEqual(await keptIn(world), [message.message])
})

test('a repeat counts nothing against the limit, and is answered also when the limit is reached', async (t) => {
  const world = await shop(t)
  for (let at = 0; at < 8; at++) assert.equal((await send(world, message, 'one')).status, 200)
  for (let at = 0; at < 4; at++) {
    assert.equal((await send(world, { ...message, name: `Ana ${at}` }, `key-${at}`)).status, 200)
  }
  assert.equal((await send(world, other, 'refused')).status, 429)
  assert.equal((await send(world, message, 'one')).status, 200)
  assert.equal((await keptIn(world)).length, 5)
})

test('a message that was refused leaves its key free and counts nothing', async (t) => {
  const world = await shop(t)
  assert.equal((await send(world, { ...message, email: 'ana@' }, 'one')).status, 400)
  assert.equal((await send(world, message, 'one')).status, 200)
  const [hits] = await world.sql<{ count: number }[]>`select count(*)::int from rate_hits where scope = 'contact'`
  assert.equal(hits?.count, 1)
})

test("a key belongs to its visitor's network and to its route", async (t) => {
  const world = await shop(t, { TRUST_PROXY: '127.0.0.1' })
  const from = (address: string, body: object) =>
    world.anonymous.post('/contact/send', body, { 'idempotency-key': 'one', 'x-forwarded-for': address })
  assert.equal((await from('203.0.113.7', message)).status, 200)
  assert.equal((await from('203.0.113.8', other)).status, 200)
  assert.equal((await from('2001:db8:1:2::1', message)).status, 200)
  assert.equal((await from('2001:db8:1:2::ffff', message)).status, 200, 'another address of one network')
  assert.equal((await keptIn(world)).length, 3)
  const owners = (await world.sql<{ owner: string }[]>`select distinct owner from idempotency_keys`).map(
    (row) => row.owner,
  )
  assert.equal(owners.length, 3)
  assert.ok(owners.every((owner) => owner.includes('/api/contact/send')))
})
