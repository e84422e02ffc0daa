import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { registrations as everyRegistration } from '#src/app/modules/modules.server.ts'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { file } from '#src/resource/kinds/file/file.ts'
import { longText } from '#src/resource/kinds/long-text/long-text.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import type { Registration } from '#src/resource/registration/rules.server.ts'
import type { Client } from '#test/client.ts'
import { type Shop, shop } from '#test/harness.ts'
import { undoWrite } from '#test/priced-products.ts'

const tables = `
  create table loans (
    id integer generated always as identity primary key,
    name text not null,
    place text not null default 'Estante',
    lent_on date not null default '2026-01-10',
    returned_on date,
    paper text references files (key),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored,
    constraint loans_returned_on_check check (returned_on < date '2027-01-01'),
    constraint loans_lent_on_overlap exclude using gist (place with =, daterange(lent_on, returned_on, '[]') with &&)
      where (place <> 'Estante')
  );
  create trigger loans_touch before update on loans for each row execute function touch();
  create unique index loans_name_unique on loans (name)`

const required = { required: 'resource.fields.required' } as const

const loans = defineResource({
  name: 'loans',
  access: { read: 'see_users', create: 'create_users', update: 'update_users', delete: 'delete_users' },
  fields: {
    name: text(required),
    place: text({}),
    lent_on: date({}),
    returned_on: date({ readOnly: true }),
    paper: file({ readOnly: true }),
  },
  isSmall: true,
  columns: ['name', 'place', 'lent_on', 'returned_on'],
  filters: { returned_on: ['empty'] },
  actions: {
    give_back: {
      access: 'delete_clients',
      bulk: { route: 'POST /loans/given_back', icon: 'check' },
      input: { returned_on: date(required), remark: longText({}), account: text({ isSensitive: true }) },
      rule: (loan, { returned_on }) =>
        String(returned_on) < String(loan.lent_on) ? { returned_on: 'resource.fields.out_of_range' } : {},
    },
    move: {
      access: 'update_users',
      route: 'PUT /loans/:id/place',
      bulk: { route: 'POST /loans/moved', icon: 'check' },
      input: { place: text(required) },
    },
    attach: { access: 'update_users', input: { paper: file(required) } },
  },
  rowRule: (loan, verb) => (verb === 'give_back' && loan.name === 'Cerrado' ? 'platform.answers.refused' : null),
})

const loansRegistration: Registration = {
  resource: loans,
  rules: {
    actions: {
      give_back: {
        run: ({ tx }, rows, { returned_on }) => tx`
          update loans set returned_on = ${String(returned_on)} where id = any(${rows.map(({ id }) => id)}::int[])`,
        undo: {
          action: 'taken_again',
          run: ({ tx }, changes) => tx`
            update loans set returned_on = null where id = any(${changes.map(({ after }) => after.id)}::int[])`,
        },
      },
      move: {
        run: ({ tx }, rows, { place }) => tx`
          update loans set place = ${String(place)} where id = any(${rows.map(({ id }) => id)}::int[])`,
        undo: null,
      },
      attach: {
        run: ({ tx }, rows, { paper }) => tx`
          update loans set paper = ${String(paper)} where id = any(${rows.map(({ id }) => id)}::int[])`,
        undo: null,
      },
    },
  },
}

/** The clock of the authorization stands still: a write on a slow machine would check rights once more. */
const openLoans = (t: TestContext) =>
  shop(t, {}, { tables, registrations: [...everyRegistration, loansRegistration], now: () => 0 })

type Loan = Record<string, any> & { id: number }

async function lend({ admin }: Shop, ...names: string[]): Promise<Loan[]> {
  const createdLoans: Loan[] = []
  for (const name of names) createdLoans.push((await admin.post('/loans', { name, lent_on: '2026-01-10' })).body)
  return createdLoans
}

const readLoan = async (reader: Client, id: number): Promise<Loan> => (await reader.get(`/loans/${id}`)).body

const readTrail = ({ sql }: Shop) =>
  sql<{ entity_id: string; action: string; before: Loan; after: Loan; input: object | null }[]>`
    select entity_id, action, before, after, input from audit
    where resource = 'loans' and action not in ('created', 'deleted') order by id`

test('an action checks its input by its rule, and its audit entry has the input without sensitive values', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  const clerk = world.as('see_users', 'delete_clients')
  const path = `/loans/${loan?.id}/give_back`
  const tooEarly = await clerk.post(path, { returned_on: '2026-01-09' })
  assert.deepEqual([tooEarly.status, tooEarly.body.fields], [400, { returned_on: 'resource.fields.out_of_range' }])
  const empty = await clerk.post(path, { remark: 'x' })
  assert.deepEqual([empty.status, empty.body.fields], [400, { returned_on: 'resource.fields.required' }])
  const unknown = await clerk.post(path, { returned_on: '2026-01-11', other: 1 })
  assert.deepEqual([unknown.status, Object.keys(unknown.body.fields)], [400, ['other']])
  const input = { returned_on: '2026-01-11', remark: 'Como nuevo', account: '123' }
  const answer = await clerk.post(path, { ...input, updated_at: loan?.updated_at })
  assert.deepEqual([answer.status, answer.body.returned_on], [200, '2026-01-11'])
  const [entry, ...otherEntries] = await readTrail(world)
  assert.deepEqual(otherEntries, [])
  assert.deepEqual(
    [entry?.action, entry?.before.returned_on, entry?.after.returned_on],
    ['give_back', null, '2026-01-11'],
  )
  assert.deepEqual(entry?.input, { returned_on: '2026-01-11', remark: 'Como nuevo' })
  const [lastEntry] = (await clerk.get(`/loans/${loan?.id}/history`)).body
  assert.deepEqual(
    lastEntry.changes.map(({ field, before, after }: Loan) => [field, before, after]),
    [
      ['returned_on', null, '11/01/2026'],
      ['remark', null, 'Como nuevo'],
    ],
  )
})

test('an action on a record that has changed meanwhile is refused with the current record', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  await world.admin.patch(`/loans/${loan?.id}`, { name: 'Sierra' })
  const stale = await world.admin.post(`/loans/${loan?.id}/give_back`, {
    returned_on: '2026-01-11',
    updated_at: loan?.updated_at,
  })
  assert.deepEqual([stale.status, stale.body.code, stale.body.entity.name], [409, 'STALE', 'Sierra'])
})

test('an action is undone once, with its own permission, and the audit entry has the name of the undo', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  const clerk = world.as('see_users', 'delete_clients')
  const answer = await clerk.post(`/loans/${loan?.id}/give_back`, { returned_on: '2026-01-11' })
  await world.sql`
    delete from user_permissions using permissions p, users u
    where permission_id = p.id and p.name = 'delete_clients' and u.id = user_id and u.id = ${await ownId(clerk)}`
  assert.equal((await undoWrite(clerk, answer)).status, 403)
  await world.sql`
    insert into user_permissions (user_id, permission_id)
    select ${await ownId(clerk)}, id from permissions where name = 'delete_clients'`
  assert.deepEqual((await undoWrite(clerk, answer)).body, { restored: 1 })
  assert.equal((await readLoan(clerk, loan?.id ?? 0)).returned_on, null)
  assert.equal((await undoWrite(clerk, answer)).status, 409)
  assert.deepEqual(
    (await readTrail(world)).map(({ action }) => action),
    ['give_back', 'taken_again'],
  )
})

const ownId = async (client: Client): Promise<number> => (await client.get('/auth/me')).body.id

test('an action is not undone if its record has changed since', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  const answer = await world.admin.post(`/loans/${loan?.id}/give_back`, { returned_on: '2026-01-11' })
  await world.admin.patch(`/loans/${loan?.id}`, { name: 'Sierra' })
  const refusal = await undoWrite(world.admin, answer)
  assert.deepEqual([refusal.status, refusal.body.code, refusal.body.refused.length], [409, 'REFUSED', 1])
  assert.equal((await readLoan(world.admin, loan?.id ?? 0)).returned_on, '2026-01-11')
})

test('a repeated action gets its stored answer, also one in the old format: the record alone', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  const send = () =>
    world.admin.post(
      `/loans/${loan?.id}/give_back`,
      { returned_on: '2026-01-11' },
      { 'idempotency-key': 'before-the-upgrade' },
    )
  const first = await send()
  await world.sql`update idempotency_keys set answer = answer -> 'body' where answer ? 'undo'`
  const repeat = await send()
  assert.deepEqual([repeat.status, repeat.body, repeat.headers.get('x-undo')], [200, first.body, null])
})

test('an action that cannot be undone offers no undo token, and has its declared address', async (t) => {
  const world = await openLoans(t)
  const [loan] = await lend(world, 'Taladro')
  const answer = await world.admin.put(`/loans/${loan?.id}/place`, { place: 'Taller' })
  assert.deepEqual([answer.status, answer.body.place, answer.headers.get('x-undo')], [200, 'Taller', null])
  assert.equal((await world.admin.post(`/loans/${loan?.id}/move`, { place: 'Taller' })).status, 404)
})

test('a bulk action is all or nothing: a preview shows each changed row and each refused row', async (t) => {
  const world = await openLoans(t)
  const [drill, closed, saw] = await lend(world, 'Taladro', 'Cerrado', 'Sierra')
  const ids = [drill, closed, saw].map((loan) => loan?.id)
  const input = { returned_on: '2026-02-01' }
  const preview = await world.admin.post('/loans/given_back', { ids: [...ids, 999], ...input, preview: true })
  assert.deepEqual([preview.status, preview.body.changed], [200, 2])
  assert.deepEqual(
    preview.body.refused.map(({ id }: Loan) => id),
    [999, closed?.id],
  )
  assert.deepEqual(
    preview.body.rows.map(({ label, before, after }: Loan) => [label, before.returned_on, after.returned_on]),
    [
      ['Taladro', null, '2026-02-01'],
      ['Sierra', null, '2026-02-01'],
    ],
  )
  const refusal = await world.admin.post('/loans/given_back', { ids, ...input })
  assert.deepEqual([refusal.status, refusal.body.refused.map(({ id }: Loan) => id)], [409, [closed?.id]])
  assert.deepEqual(await readTrail(world), [])
  const filter = { returned_on_empty: 1, q: 'a' }
  const edit = await world.admin.post('/loans/given_back', { ids: [drill?.id, saw?.id], ...input, stamp: undefined })
  assert.deepEqual([edit.status, edit.body], [200, { changed: 2 }])
  assert.equal((await world.admin.post('/loans/given_back', { filter, ...input, expected: 3 })).status, 409)
  assert.deepEqual((await undoWrite(world.admin, edit)).body, { restored: 2 })
  assert.equal((await readLoan(world.admin, saw?.id ?? 0)).returned_on, null)
  assert.equal((await world.as('see_users').post('/loans/given_back', { ids, ...input })).status, 403)
})

test('a constraint that refuses an action is reported at its field, and for a bulk action at the row', async (t) => {
  const world = await openLoans(t)
  const [drill, saw, lamp] = await lend(world, 'Taladro', 'Sierra', 'Lámpara')
  const tooLate = await world.admin.post(`/loans/${drill?.id}/give_back`, { returned_on: '2027-01-01' })
  assert.deepEqual([tooLate.status, tooLate.body.fields], [400, { returned_on: 'resource.fields.out_of_range' }])
  assert.equal((await world.admin.put(`/loans/${drill?.id}/place`, { place: 'Taller' })).status, 200)
  const overlapping = await world.admin.put(`/loans/${saw?.id}/place`, { place: 'Taller' })
  assert.deepEqual([overlapping.status, overlapping.body.fields], [400, { lent_on: 'resource.fields.overlap' }])
  await world.sql`update loans set lent_on = '2020-01-01', returned_on = '2020-02-01' where id = ${lamp?.id ?? null}`
  const ids = [saw?.id, lamp?.id]
  const preview = await world.admin.post('/loans/moved', { ids, place: 'Taller', preview: true })
  assert.deepEqual([preview.status, preview.body.changed], [200, 1])
  assert.deepEqual(preview.body.refused, [{ id: saw?.id, message: 'Se superpone con otro registro' }])
  const refusal = await world.admin.post('/loans/moved', { ids, place: 'Taller' })
  assert.deepEqual([refusal.status, refusal.body.refused.map(({ id }: Loan) => id)], [409, [saw?.id]])
  const everyRow = await world.admin.post('/loans/given_back', { ids, returned_on: '2027-05-01' })
  assert.deepEqual([everyRow.status, everyRow.body.fields], [400, { returned_on: 'resource.fields.out_of_range' }])
})

test('a bulk edit names the row that a constraint refuses', async (t) => {
  const world = await openLoans(t)
  const [drill, saw] = await lend(world, 'Taladro', 'Sierra')
  await world.sql`update loans set returned_on = '2026-01-20' where id = ${drill?.id ?? null}`
  await world.admin.put(`/loans/${drill?.id}/place`, { place: 'Taller' })
  const [lamp] = await lend(world, 'Lámpara')
  await world.sql`update loans set lent_on = '2026-03-01' where id = ${lamp?.id ?? null}`
  const edit = { ids: [lamp?.id, saw?.id], set: { place: 'Taller' } }
  const { status, body } = await world.admin.patch('/loans', edit)
  // The lamp's loan has no end, so the second of the two loans overlaps it.
  assert.deepEqual([status, body.code, body.refused.map(({ id }: Loan) => id)], [409, 'REFUSED', [saw?.id]])
})

test('an action stores its files, and removes them if it is refused', async (t) => {
  const world = await openLoans(t)
  const [drill] = await lend(world, 'Taladro')
  const form = () => {
    const body = new FormData()
    body.set('paper', new Blob(['recibido']), 'recibo.txt')
    return body
  }
  const answer = await world.admin.post(`/loans/${drill?.id}/attach`, form())
  assert.deepEqual(
    [answer.status, (await world.sql`select name, entity_id from files`).map((row) => ({ ...row }))],
    [200, [{ name: 'recibo.txt', entity_id: drill?.id }]],
  )
  assert.equal((await world.admin.post('/loans/999/attach', form())).status, 404)
  assert.equal((await world.admin.post(`/loans/${drill?.id}/attach`, {})).status, 400)
  assert.equal((await world.sql`select 1 from files`).length, 1)
})

test('an action on a thousand rows runs as many statements as on a few', async (t) => {
  const world = await openLoans(t)
  await world.sql`insert into loans (name) select 'Préstamo ' || n from generate_series(1, 1003) n`
  const rows = await world.sql<{ id: number }[]>`select id from loans order by id`
  const ids = rows.map(({ id }) => id)
  await world.admin.token()
  const countStatements = async (chosenIds: readonly number[]) => {
    const texts: string[] = []
    const collectText = (message: unknown) => texts.push((message as Statement).text)
    statementChannel.subscribe(collectText)
    const { body } = await world.admin.post('/loans/given_back', { ids: chosenIds, returned_on: '2026-02-01' })
    statementChannel.unsubscribe(collectText)
    assert.equal(body.changed, chosenIds.length)
    return texts
  }
  const textsForFew = await countStatements(ids.slice(0, 3))
  const textsForMany = await countStatements(ids.slice(3))
  assert.ok(textsForMany.length <= textsForFew.length, textsForMany.join('\n\n'))
  assert.ok(textsForMany.length <= 10, textsForMany.join('\n\n'))
})
