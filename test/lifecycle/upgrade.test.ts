import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { startEmbeddedPostgres } from '#src/platform/embedded-database/embedded-postgres.server.ts'
import { silentLog } from '#src/platform/log.ts'
import { atTheEnd } from '#test/endings.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'
import { findLastMigration, readLandedVersions, restoreVersion } from '#test/upgrades/landed-versions.ts'
import { placeStops } from '#test/upgrades/stops.ts'
import { assertUpgrade, readAllRows } from '#test/upgrades/upgrade.ts'
import { createTemporaryDirectory, startProgram } from './program.ts'

const { TEST_POSTGRES } = process.env
const skip =
  (process.platform !== 'linux' && 'looks into /proc') ||
  (TEST_POSTGRES !== undefined && 'compares with a fresh database of the same PostgreSQL')

test('an embedded database whose upgrade was killed together with the server is upgraded by a later start', {
  skip,
}, async (t) => {
  const version = readLandedVersions().find(({ commit }) => commit === 'eba1365')
  assert.ok(version)
  const dataDir = createTemporaryDirectory(t)
  const { stop, ...address } = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const sql = createConnectionPools(address, { max: 2 })
  await restoreVersion(sql, version)
  const rows = await readAllRows(sql)
  const kills = ['011_search_whole_addresses.sql', '034_undo.sql', findLastMigration()]
  await placeStops(sql, kills)
  await stop()
  const freshSql = createConnectionPools((await createFreshDatabase(t)).options, { max: 2 })
  atTheEnd(t, () => Promise.all([sql.end({ timeout: 1 }), freshSql.end()]))
  await assertUpgrade(rows, {
    version,
    sql,
    kills,
    start: () => startProgram(t, { dataDir, command: [process.execPath, 'src/app/main.ts'] }),
    fresh: freshSql,
  })
})
