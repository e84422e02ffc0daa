import { type TestContext, test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { atTheEnd } from '#test/endings.ts'
import { createEmptyDatabase, createFreshDatabase, type DatabaseOptions } from '#test/fresh-database.ts'
import { startProgram } from '#test/lifecycle/program.ts'
import {
  findLastMigration,
  type LandedVersion,
  readLandedVersions,
  restoreVersion,
} from '#test/upgrades/landed-versions.ts'
import { placeStops } from '#test/upgrades/stops.ts'
import { assertUpgrade, readAllRows } from '#test/upgrades/upgrade.ts'

function openConnection(t: TestContext, options: DatabaseOptions) {
  const sql = createConnectionPools(options, { max: 2 })
  atTheEnd(t, () => sql.end())
  return sql
}

async function checkUpgrade(t: TestContext, version: LandedVersion, kills: readonly string[] = []): Promise<void> {
  const { options } = await createEmptyDatabase(t)
  const sql = openConnection(t, options)
  await restoreVersion(sql, version)
  const rows = await readAllRows(sql)
  if (kills.length > 0) await placeStops(sql, kills)
  const { host, port, user, database } = options
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  await assertUpgrade(rows, {
    version,
    sql,
    fresh: openConnection(t, (await createFreshDatabase(t)).options),
    kills,
    start: () => startProgram(t, { env: { DATABASE_URL }, command: [process.execPath, 'src/app/main.ts'] }),
  })
}

const [oldestVersion, ...otherVersions] = readLandedVersions()

for (const version of otherVersions)
  test(`a database of ${version.commit} opens by itself and keeps every value`, (t) => checkUpgrade(t, version))

test('the oldest database opens however often its upgrade is killed: at first, between two, after the last', async (t) => {
  if (oldestVersion)
    await checkUpgrade(t, oldestVersion, ['005_public_readers.sql', '012_addresses.sql', findLastMigration()])
})
