import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import { computeDayFromToday } from '#test/employees.ts'
import { atTheEnd } from '#test/endings.ts'
import { shop } from '#test/harness.ts'

test('a pulse changes with the permissions, as auth/me says them', async (t) => {
  const { as, sql } = await shop(t)
  const clerk = as('create_colors')
  const readPermissionsHash = async () => {
    const [{ body: pulse }, { body: me }] = [await clerk.get('/pulse'), await clerk.get('/auth/me')]
    assert.equal(pulse.permissions, me.permissions_hash)
    return pulse.permissions
  }
  const hashBefore = await readPermissionsHash()
  assert.equal(await readPermissionsHash(), hashBefore)
  await sql`insert into user_permissions (user_id, permission_id)
    select ${(await clerk.get('/auth/me')).body.id}, id from permissions where name = 'update_colors'`
  assert.notEqual(await readPermissionsHash(), hashBefore)
})

test('unread messages are counted for who may see them, and for nobody else', async (t) => {
  const { as, anonymous } = await shop(t)
  await anonymous.post('/contact/send', { name: 'Ana', email: 'ana@example.com', message: 'Hola' })
  const readUnread = async (permission: string) => (await as(permission).get('/pulse')).body.unread
  assert.equal(await readUnread('see_contact_messages'), 1)
  assert.equal(await readUnread('see_colors'), 0)
})

test('notices that one may see and did not dismiss are counted, up to a hundred', async (t) => {
  const { as, asUser, make, sql } = await shop(t)
  const company = await make.company()
  const { id } = await make.employee({ medical_check_expiration: computeDayFromToday(3), company_id: company.id })
  const officer = as('see_notifications')
  const readCount = async (client: Pick<typeof officer, 'get'>) => (await client.get('/pulse')).body.notices
  assert.equal(await readCount(officer), 1)
  assert.equal(await readCount(as('see_employees')), 0)
  const of = (company_id: number) => asUser({ permissions: ['see_notifications'], company_id })
  assert.equal(await readCount(of(company.id)), 1)
  assert.equal(await readCount(of((await make.company()).id)), 0)
  await officer.post(`/notifications/medical_check-${id}/dismiss`)
  assert.equal(await readCount(officer), 0)
  await sql`insert into employees (name, surname, employee_file_number, medical_check_expiration)
    select 'Ana', 'Ríos ' || n, 'x' || n, current_date - n from generate_series(1, 150) n`
  assert.equal(await readCount(officer), 100)
})

test('a pulse is one statement and does not prolong the session', async (t) => {
  const { as, sql } = await shop(t)
  const clerk = as('create_colors')
  await clerk.get('/auth/me')
  const endsSoon = async () => {
    const [row] = await sql<{ soon: boolean }[]>`
      select bool_and(expires_at < now() + interval '2 minutes') as soon from sessions`
    return row?.soon
  }
  await sql`update sessions set expires_at = now() + interval '1 minute'`
  const statementTexts: string[] = []
  const recordStatement = (statement: unknown) => void statementTexts.push(JSON.stringify(statement))
  statementChannel.subscribe(recordStatement)
  atTheEnd(t, () => void statementChannel.unsubscribe(recordStatement))
  assert.equal((await clerk.get('/pulse')).status, 200)
  assert.equal(statementTexts.length, 1)
  assert.equal(await endsSoon(), true)
})

test('nobody and an ended session have no pulse', async (t) => {
  const { as, sql, anonymous } = await shop(t)
  assert.equal((await anonymous.get('/pulse')).status, 401)
  const clerk = as('create_colors')
  assert.equal((await clerk.get('/pulse')).status, 200)
  await sql`update sessions set expires_at = now() - interval '1 second'`
  assert.equal((await clerk.get('/pulse')).status, 401)
})
