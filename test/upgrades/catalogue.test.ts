import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { readCatalogue } from './catalogue.ts'

/** A change to each kind of database object that a migration can create. */
const changes = [
  'alter table colors add column other text',
  'alter table colors alter column other set default 1',
  'alter table colors alter column other set not null',
  'alter table colors alter column other type varchar(9)',
  'alter table colors add constraint other_short check (length(other) < 5)',
  'create index colors_other on colors (other)',
  'alter index products_name_words alter column 1 set statistics 500',
  'alter table colors set (fillfactor = 70)',
  'alter table colors disable trigger colors_touch',
  'drop trigger colors_touch on colors',
  'create or replace function norm(given text) returns text language sql immutable as $$ select given $$',
  'create view other as select 1 as one',
  'create or replace view other as select 2 as one',
  'create sequence other_numbers',
  "create type other_kind as enum ('a')",
  "alter type other_kind add value 'b'",
  'create table others (id int)',
  'drop extension unaccent cascade',
]

test('the catalogue changes with every change that a migration can make', async (t) => {
  const { options } = await createFreshDatabase(t)
  const sql = createConnectionPools(options, { max: 1 })
  t.after(() => sql.end())
  let before = await readCatalogue(sql)
  for (const change of changes) {
    await sql.query(change)
    const after = await readCatalogue(sql)
    assert.notDeepEqual(after, before, change)
    before = after
  }
})
