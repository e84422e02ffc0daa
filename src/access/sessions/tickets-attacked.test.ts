import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

const path = '/api/colors/export.csv?q=azul&sort=name'
const each = 100

type Stolen = { ticket: string; by: Client; world: Shop }
type Attack = (stolen: Stolen) => Promise<Response>

const open = ({ world, ticket }: Stolen, address = path, init: RequestInit = {}) =>
  fetch(`${world.url}${address}${address.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`, init)

const altered = (ticket: string, at: number) =>
  ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1)

/** What somebody may try with a ticket that they saw; `before` is done once to all of a user's. */
const attacks: Record<string, { before?: (by: Client, world: Shop) => Promise<unknown>; attack: Attack }> = {
  used: {
    async attack(stolen) {
      assert.equal((await open(stolen)).status, 200)
      return open(stolen)
    },
  },
  old: {
    before: async (by, { sql }) => sql`
      update tickets set expires_at = tickets.expires_at - interval '1 minute' from sessions
      where sessions.id = session_id and user_id = ${await idOf(by)}`,
    attack: (stolen) => open(stolen),
  },
  'of another address': { attack: (stolen) => open(stolen, '/api/categories/export.csv?q=azul&sort=name') },
  'of another query': { attack: (stolen) => open(stolen, '/api/colors/export.csv?q=azul&sort=name&dir=desc') },
  'of another format': { attack: (stolen) => open(stolen, '/api/colors/export.xlsx?q=azul&sort=name') },
  'where none is taken': { attack: (stolen) => open(stolen, '/api/profile') },
  truncated: { attack: (stolen) => open({ ...stolen, ticket: stolen.ticket.slice(0, -1) }) },
  altered: {
    attack: (stolen) => open({ ...stolen, ticket: altered(stolen.ticket, stolen.ticket.charCodeAt(0) % 43) }),
  },
  'of who signed out': { before: (by) => by.post('/auth/logout'), attack: (stolen) => open(stolen) },
  'of who lost the permission': {
    before: async (by, { sql }) => sql`delete from user_permissions where user_id = ${await idOf(by)}`,
    attack: (stolen) => open(stolen),
  },
}

const idOf = async (by: Client): Promise<number> => (await by.get('/auth/me')).body.id

test('of a thousand tickets that are used, old, foreign, altered or misused none opens anything', async (t) => {
  const world = await shop(t)
  await world.make.color({ name: 'Azul' })
  const reader = await world.as('update_colors', 'update_categories').token()
  let tried = 0
  for (const [what, { before, attack }] of Object.entries(attacks)) {
    const by = world.as('update_colors', 'update_categories')
    const answers = await Promise.all(Array.from({ length: each }, () => by.post('/tickets', { path })))
    const tickets = answers.map(({ body }) => String(body.ticket))
    assert.equal(new Set(tickets).size, each)
    await before?.(by, world)
    for (const ticket of tickets) {
      const answer = await attack({ ticket, by, world })
      assert.ok([401, 403].includes(answer.status), `${what}: ${answer.status}`)
      assert.doesNotMatch(await answer.text(), /Azul/, what)
      tried++
    }
    // Somebody else's token beside it changes nothing.
    const beside = await open({ ticket: tickets[0] ?? '', by, world }, path, {
      headers: { authorization: `Bearer ${reader}` },
    })
    const isLeft = what === 'truncated' || what === 'altered' || what === 'where none is taken'
    assert.equal(beside.status, isLeft ? 200 : 401, what)
  }
  assert.equal(tried, 1000)
})

test('tickets that nobody spends do not gather: expired ones go as others come', async (t) => {
  const { as, sql } = await shop(t)
  const left = async () => (await sql<{ qty: number }[]>`select count(*)::int as qty from tickets`)[0]?.qty
  const people = Array.from({ length: 4 }, () => as('update_colors'))
  for (const by of people)
    await Promise.all(Array.from({ length: each }, async () => by.post('/tickets', { path: '/api/colors/export.csv' })))
  assert.equal(await left(), 400)
  await sql`update tickets set expires_at = now() - interval '1 second'`
  for (let come = 1; come <= 4; come++) await as('update_colors').post('/tickets', { path })
  assert.equal(await left(), 4)
})
