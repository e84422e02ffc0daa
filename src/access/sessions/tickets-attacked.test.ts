import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'

const path = '/api/colors/export.csv?q=azul&sort=name'
const ticketsOfEach = 100

type StolenTicket = { ticket: string; owner: Client; world: Shop }
type Attack = (stolen: StolenTicket) => Promise<Response>

const openTicket = ({ world, ticket }: StolenTicket, address = path, init: RequestInit = {}) =>
  fetch(`${world.url}${address}${address.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`, init)

const alterLetter = (ticket: string, index: number) =>
  ticket.slice(0, index) + (ticket[index] === 'A' ? 'B' : 'A') + ticket.slice(index + 1)

/** Attacks with a stolen ticket. `before` runs once for all tickets of an owner. */
const attacks: Record<string, { before?: (owner: Client, world: Shop) => Promise<unknown>; attack: Attack }> = {
  used: {
    async attack(stolen) {
      assert.equal((await openTicket(stolen)).status, 200)
      return openTicket(stolen)
    },
  },
  old: {
    before: async (owner, { sql }) => sql`
      update tickets set expires_at = tickets.expires_at - interval '1 minute' from sessions
      where sessions.id = session_id and user_id = ${await fetchUserId(owner)}`,
    attack: (stolen) => openTicket(stolen),
  },
  'of another address': { attack: (stolen) => openTicket(stolen, '/api/categories/export.csv?q=azul&sort=name') },
  'of another query': { attack: (stolen) => openTicket(stolen, '/api/colors/export.csv?q=azul&sort=name&dir=desc') },
  'of another format': { attack: (stolen) => openTicket(stolen, '/api/colors/export.xlsx?q=azul&sort=name') },
  'where none is taken': { attack: (stolen) => openTicket(stolen, '/api/profile') },
  truncated: { attack: (stolen) => openTicket({ ...stolen, ticket: stolen.ticket.slice(0, -1) }) },
  altered: {
    attack: (stolen) => openTicket({ ...stolen, ticket: alterLetter(stolen.ticket, stolen.ticket.charCodeAt(0) % 43) }),
  },
  'of who signed out': { before: (owner) => owner.post('/auth/logout'), attack: (stolen) => openTicket(stolen) },
  'of who lost the permission': {
    before: async (owner, { sql }) => sql`delete from user_permissions where user_id = ${await fetchUserId(owner)}`,
    attack: (stolen) => openTicket(stolen),
  },
}

const fetchUserId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

test('of a thousand tickets that are used, old, foreign, altered or misused none opens anything', async (t) => {
  const world = await shop(t)
  await world.make.color({ name: 'Azul' })
  const reader = await world.as('update_colors', 'update_categories').token()
  let tried = 0
  for (const [what, { before, attack }] of Object.entries(attacks)) {
    const owner = world.as('update_colors', 'update_categories')
    const answers = await Promise.all(Array.from({ length: ticketsOfEach }, () => owner.post('/tickets', { path })))
    const tickets = answers.map(({ body }) => String(body.ticket))
    assert.equal(new Set(tickets).size, ticketsOfEach)
    await before?.(owner, world)
    for (const ticket of tickets) {
      const answer = await attack({ ticket, owner, world })
      assert.ok([401, 403].includes(answer.status), `${what}: ${answer.status}`)
      assert.doesNotMatch(await answer.text(), /Azul/, what)
      tried++
    }
    // A used or refused ticket stays so even if the request also carries another user's token.
    const withToken = await openTicket({ ticket: tickets[0] ?? '', owner, world }, path, {
      headers: { authorization: `Bearer ${reader}` },
    })
    const isUnused = what === 'truncated' || what === 'altered' || what === 'where none is taken'
    assert.equal(withToken.status, isUnused ? 200 : 401, what)
  }
  assert.equal(tried, 1000)
})

test('tickets that nobody spends do not gather: expired ones go as others come', async (t) => {
  const { as, sql } = await shop(t)
  const countTickets = async () => (await sql<{ qty: number }[]>`select count(*)::int as qty from tickets`)[0]?.qty
  const clerks = Array.from({ length: 4 }, () => as('update_colors'))
  for (const clerk of clerks)
    await Promise.all(
      Array.from({ length: ticketsOfEach }, async () => clerk.post('/tickets', { path: '/api/colors/export.csv' })),
    )
  assert.equal(await countTickets(), 400)
  await sql`update tickets set expires_at = now() - interval '1 second'`
  for (let come = 1; come <= 4; come++) await as('update_colors').post('/tickets', { path })
  assert.equal(await countTickets(), 4)
})
