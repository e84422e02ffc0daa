import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Shop, shop } from '#test/harness.ts'

const messageFields = { name: 'Ana', email: 'ana@example.com', message: '¿Tienen el iPhone 15?' }

/** A message as the contact form stores it. */
async function sendMessage({ anonymous, admin }: Shop) {
  assert.equal((await anonymous.post('/contact/send', messageFields)).status, 200)
  const [newest] = (await admin.get('/messages')).body
  return newest
}

test('what a visitor writes is listed, newest first, as unread', async (t) => {
  const server = await shop(t)
  const message = await sendMessage(server)
  assert.deepEqual(
    { name: message.name, email: message.email, message: message.message, read: message.read },
    { ...messageFields, read: false },
  )
  await server.anonymous.post('/contact/send', { ...messageFields, name: 'Zoe' })
  const { body, headers } = await server.as('see_contact_messages').get('/messages?read=0&page=1&per_page=1')
  assert.deepEqual([body[0].name, headers.get('x-total-count')], ['Zoe', '2'])
})

test('a message is marked as read and as unread, with a trace of who did it, and twice is once', async (t) => {
  const server = await shop(t)
  const { id } = await sendMessage(server)
  const reader = server.as('see_contact_messages')
  for (const [verb, read] of [
    ['read', true],
    ['read', true],
    ['unread', false],
  ] as const) {
    const answer = await reader.post(`/messages/${id}/${verb}`)
    assert.deepEqual([answer.status, answer.body.read], [200, read])
  }
  const auditRows = await server.sql<{ action: string; was: boolean }[]>`
    select action, (before->>'read')::boolean as was from audit
    where resource = 'messages' and entity_id = ${String(id)} order by id`
  assert.deepEqual(
    auditRows.map(({ action, was }) => [action, was]),
    [
      ['read', false],
      ['unread', true],
    ],
  )
})

test('messages are for who holds the permission alone, and nobody writes or changes one', async (t) => {
  const server = await shop(t)
  const { id } = await sendMessage(server)
  const otherUser = server.as('see_users')
  assert.equal((await otherUser.get('/messages')).status, 403)
  assert.equal((await otherUser.post(`/messages/${id}/read`)).status, 403)
  assert.equal((await server.anonymous.post(`/messages/${id}/read`)).status, 401)
  assert.equal((await server.admin.post('/messages', messageFields)).status, 405)
  assert.equal((await server.admin.patch(`/messages/${id}`, { name: 'Otra' })).status, 405)
  assert.equal((await server.admin.post('/messages/2147483647/read')).status, 404)
  assert.equal((await server.admin.post('/messages/x/read')).status, 400)
  assert.equal((await server.as('see_contact_messages').delete(`/messages/${id}`)).status, 200)
  assert.equal((await server.admin.get(`/messages/${id}`)).status, 404)
})
