import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { type Shop, shop } from '#test/harness.ts'
import { createFreshDirectory } from '#test/pictures.ts'
import { sweepAll } from '#test/sweep.ts'

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

test('who begins to answer is noted with the moment, undone by one press, and an undo puts back who answered before', async (t) => {
  const server = await shop(t)
  const { id } = await sendMessage(server)
  const first = server.as('see_contact_messages')
  const second = server.as('see_contact_messages')
  const readName = async (client: typeof first) => {
    const { surname, name } = (await client.get('/auth/me')).body
    return `${surname}, ${name}`
  }
  assert.deepEqual(pickAnswer((await first.get(`/messages/${id}`)).body), { at: false, by: null })
  const answered = await first.post(`/messages/${id}/answered`)
  assert.deepEqual(pickAnswer(answered.body), { at: true, by: await readName(first) })
  const answeredAgain = await second.post(`/messages/${id}/answered`)
  assert.equal(answeredAgain.body.answered_by_name, await readName(second))
  const undone = await second.post('/audit/restore', { undo: answeredAgain.headers.get('x-undo') })
  assert.equal(undone.status, 200)
  const restored = (await first.get(`/messages/${id}`)).body
  assert.deepEqual(
    [restored.answered_by_name, restored.answered_at],
    [answered.body.answered_by_name, answered.body.answered_at],
  )
  const cleared = await second.post(`/messages/${id}/unanswered`)
  assert.deepEqual(pickAnswer(cleared.body), { at: false, by: null })
  assert.equal((await server.as('see_users').post(`/messages/${id}/answered`)).status, 403)
  assert.equal((await server.anonymous.post(`/messages/${id}/answered`)).status, 401)
  assert.equal((await server.admin.post('/messages/2147483647/answered')).status, 404)
})

const pickAnswer = ({
  answered_at,
  answered_by_name,
}: {
  answered_at: string | null
  answered_by_name: string | null
}) => ({
  at: answered_at !== null,
  by: answered_by_name,
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

test('messages go with their traces when they are older than the parameters say, and stay where these say nothing', async (t) => {
  const server = await shop(t)
  const { sql, admin, make } = server
  const files = await createFileStore({ dataDir: createFreshDirectory(t) })
  const { id: parametersId } = await make.parameters()
  const { id: outdatedId } = await sendMessage(server)
  const { id: deletedId } = await sendMessage(server)
  const { id: recentId } = await sendMessage(server)
  await sql`update contact_messages set created_at = now() - interval '7 months' where id <> ${recentId}`
  for (const id of [outdatedId, recentId]) assert.equal((await admin.post(`/messages/${id}/read`)).status, 200)
  const deleteAnswer = await admin.delete(`/messages/${deletedId}`)
  const countOutdated = async () => {
    const [row] = await sql`
      select (select count(*)::int from contact_messages) as messages,
        (select count(*)::int from deleted_rows where resource = 'messages') as deleted,
        (select count(*)::int from audit where resource = 'messages' and coalesce(before, after) is not null) as readable,
        (select count(*)::int from audit where resource = 'messages') as entries`
    return row
  }
  await sweepAll({ sql, files })
  assert.deepEqual(await countOutdated(), { messages: 2, deleted: 1, readable: 3, entries: 3 })
  assert.equal((await admin.patch(`/parameters/${parametersId}`, { messages_months: 6 })).status, 200)
  await sweepAll({ sql, files })
  assert.deepEqual(await countOutdated(), { messages: 1, deleted: 0, readable: 1, entries: 3 })
  const undoAnswer = await admin.post('/audit/restore', { undo: deleteAnswer.headers.get('x-undo') })
  assert.equal(undoAnswer.status, 409)
  assert.equal((await admin.get('/audit?resource=messages')).status, 200)
})
