import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registrations as everyRegistration } from '#src/app/modules/modules.server.ts'
import { permissions } from '#src/app/modules/permission-groups.ts'
import { Conflict } from '#src/platform/errors.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { integer } from '#src/resource/kinds/number/number.ts'
import { refs } from '#src/resource/kinds/refs/refs.ts'
import { text } from '#src/resource/kinds/text/text.ts'
import type { Registration, ResourceRules } from '#src/resource/registration/rules.server.ts'
import { shop } from '#test/harness.ts'

const tables = `
  create table notes (
    id integer generated always as identity primary key,
    name text not null,
    length integer,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default clock_timestamp(),
    search text generated always as (norm(name)) stored
  );
  create trigger notes_touch before update on notes for each row execute function touch();
  create table note_readers (
    note_id integer not null references notes (id) on delete cascade,
    user_id integer not null references users (id),
    position integer not null default 0,
    primary key (note_id, user_id)
  )`

const notes = defineResource({
  name: 'notes',
  access: { read: 'see_users', create: 'create_users', update: 'update_users', delete: 'delete_users' },
  fields: {
    name: text({ required: 'resource.fields.required' }),
    length: integer({ readOnly: true }),
    readerIds: refs('users', {
      through: { table: 'note_readers', ownerColumn: 'note_id', targetColumn: 'user_id' },
      linkedName: 'readers',
      linkedColumns: ['id', 'name'],
    }),
  },
  isSmall: true,
  columns: ['name', 'length'],
})

const withRules = (rules: ResourceRules): Registration[] => [...everyRegistration, { resource: notes, rules }]

test('before the rows: the columns that the hook returns are stored instead of the values', async (t) => {
  const registrations = withRules({
    beforeRows: async (_context, changes) =>
      changes.map(({ values }) => ({ ...values, name: String(values.name).toUpperCase() })),
  })
  const { admin } = await shop(t, {}, { tables, registrations })
  assert.equal((await admin.post('/notes', { name: 'hola' })).body.name, 'HOLA')
})

test('after the rows: the changes of the hook are in the answer and in the audit', async (t) => {
  const registrations = withRules({
    afterRows: async ({ tx }, rows) => {
      await tx`update notes set length = length(name) where id = any(${rows.map(({ id }) => id)})`
    },
  })
  const { admin, sql } = await shop(t, {}, { tables, registrations })
  const created = await admin.post('/notes', { name: 'cuatro' })
  assert.equal(created.body.length, 6)
  const updated = await admin.put(`/notes/${created.body.id}`, { name: 'tres', updated_at: created.body.updated_at })
  assert.equal(updated.body.length, 4)
  const auditRows = await sql`select after from audit where resource = 'notes' order by id`
  assert.deepEqual(
    auditRows.map(({ after }) => after),
    [created.body, updated.body],
  )
  assert.deepEqual((await admin.get(`/notes/${created.body.id}`)).body, updated.body)
})

test('a hook that refuses leaves neither a row nor an audit entry', async (t) => {
  const registrations = withRules({
    afterRows: async () => {
      throw new Conflict('resource.write.stale')
    },
  })
  const { admin, sql } = await shop(t, {}, { tables, registrations })
  assert.equal((await admin.post('/notes', { name: 'no' })).status, 409)
  const [counts] = await sql`
    select (select count(*) from notes)::int as rows, (select count(*) from audit)::int as traces`
  assert.deepEqual({ ...counts }, { rows: 0, traces: 0 })
})

test('after the commit: work queued by a hook sees the row, and its failure does not undo the write', async (t) => {
  const storedNames: unknown[] = []
  const world = await shop(
    t,
    {},
    {
      tables,
      registrations: withRules({
        afterRows: async ({ afterCommit }, rows) => {
          afterCommit(async () => {
            storedNames.push((await world.sql`select name from notes where id = ${rows[0]?.id ?? null}`)[0]?.name)
            throw new Error('the mail server is gone')
          })
        },
      }),
    },
  )
  assert.equal((await world.admin.post('/notes', { name: 'escrita' })).status, 200)
  assert.deepEqual(storedNames, ['escrita'])
})

test('tenant scope holds for a list of references as for one', async (t) => {
  const { make, asUser } = await shop(t, {}, { tables, registrations: withRules({}) })
  const company = await make.company()
  const otherUser = await make.user()
  const by = asUser({ company_id: company.id, permissions })
  const ownUser = (await by.get('/users')).body[0]
  assert.equal((await by.post('/notes', { name: 'a', readerIds: [ownUser.id] })).status, 200)
  const refused = await by.post('/notes', { name: 'b', readerIds: [ownUser.id, otherUser.id] })
  assert.equal(refused.status, 400)
  assert.deepEqual(refused.body.fields, { readerIds: 'resource.fields.ref' })
})
