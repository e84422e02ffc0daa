import assert from 'node:assert/strict'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { createClient } from '#test/client.ts'
import type { Program } from '#test/lifecycle/program.ts'
import { readCatalogue } from './catalogue.ts'
import { readRows, readTables, type Table } from './dump-rows.ts'
import type { LandedVersion } from './landed-versions.ts'
import { findLostValues } from './lost-values.ts'
import { readList, signIn } from './read-lists.ts'
import { killAtStop, removeStops } from './stops.ts'

type ChangedValue = {
  place: RegExp
  /** True for a value at such a place that may differ; absent if each of them may. */
  mayDiffer?: (recorded: unknown, today: unknown) => boolean
  reason: string
}

const recordOnlyNames = 'health_insurance|(?:salary|fund)_(?:cbu|bank_name|account_number)'

/** Values that may differ after an upgrade, each with the reason. */
const changedValues: readonly ChangedValue[] = [
  {
    place: /\.(?:url|image_url|image_urls\[\d+\])$/,
    reason: 'a link to a private file is signed anew for each answer',
  },
  { place: /^\/audit\[\d+\]\.restorable$/, reason: 'a deleted record comes back for thirty days' },
  {
    place: new RegExp(`^/employees\\[\\d+\\]\\.(?:${recordOnlyNames})$`),
    reason: 'health and bank data stand in the record, not in its list',
  },
  {
    place: /^\/audit\[\d+\]\.changes\[\d+\]$/,
    mayDiffer: (recorded) => new RegExp(`"field":"(?:${recordOnlyNames})"`).test(JSON.stringify(recorded)),
    reason: 'health and bank data stand in the history of the record, not in the list of the audit',
  },
  {
    place: /^\/audit\[\d+\]\.changes\[\d+\]\.(?:before|after)$/,
    mayDiffer: (recorded) => /^hace /.test(String(recorded)),
    reason: 'a moment is told by how long ago it was',
  },
  {
    place: /^\/audit\[\d+\]\.label$/,
    mayDiffer: (recorded, today) => String(today).replace(', ', ' ') === recorded,
    reason: "a person is called 'Surname, name'",
  },
  { place: /^\/notifications\[[^\]]+\]\.days$/, reason: 'the days since a date in the past grow' },
]

const mayDiffer = ({ place, recorded, today }: ReturnType<typeof findLostValues>[number]): boolean =>
  changedValues.some((changed) => changed.place.test(place) && (changed.mayDiffer?.(recorded, today) ?? true))

type Upgrade = {
  version: LandedVersion
  /** The restored database. */
  sql: Sql
  /** A migrated database that was empty before. */
  fresh: Sql
  start: () => Promise<Program>
  /** The program is started and killed once for each of these, when it is the last committed migration. */
  kills?: readonly string[]
}

export type Rows = Map<Table, string[]>

/** Reads all rows, by table. */
export async function readAllRows(sql: Sql): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of await readTables(sql)) rows.set(table, await readRows(sql, table))
  return rows
}

/**
 * Asserts that today's program upgrades the database of a landed version, even if it is killed meanwhile, that no row
 * and no value of its lists is lost, and that its catalogue equals that of a fresh database.
 */
export async function assertUpgrade(rows: Rows, { version, sql, fresh, start, kills = [] }: Upgrade): Promise<void> {
  for (const migration of kills) await killAtStop(sql, migration, await start())
  const program = await start()
  await program.ready()
  if (kills.length > 0) await removeStops(sql)
  for (const [table, recorded] of rows) {
    const today = new Set(await readRows(sql, table))
    assert.deepEqual(
      recorded.filter((row) => !today.has(row)),
      [],
      `rows of ${table.name} that ${version.commit} had`,
    )
  }
  const token = await signIn(program.address)
  const client = createClient(program.address, async () => token)
  for (const [path, recorded] of Object.entries(version.lists)) {
    const lostValues = findLostValues(recorded, await readList(client, path), path)
    assert.deepEqual(
      lostValues.filter((lostValue) => !mayDiffer(lostValue)),
      [],
    )
  }
  await assertSameCatalogue(sql, fresh)
  program.child.kill('SIGTERM')
  await program.exit()
}

async function assertSameCatalogue(upgraded: Sql, fresh: Sql): Promise<void> {
  const [upgradedEntries, freshEntries] = [new Set(await readCatalogue(upgraded)), new Set(await readCatalogue(fresh))]
  assert.ok(freshEntries.size > 0)
  assert.deepEqual(
    { lacks: [...freshEntries.difference(upgradedEntries)], hasBesides: [...upgradedEntries.difference(freshEntries)] },
    { lacks: [], hasBesides: [] },
  )
}
