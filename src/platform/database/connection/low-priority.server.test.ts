import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { test } from 'node:test'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { onLinux } from '#test/exports.ts'
import { createFreshDatabase } from '#test/fresh-database.ts'

const belowNormal = os.constants.priority.PRIORITY_BELOW_NORMAL

test('a database on this machine runs background work below normal priority', onLinux, async (t) => {
  const { options } = await createFreshDatabase(t)
  const priorities = async (reads: Queryable) => {
    const [backend] = await reads<{ pid: number }[]>`select pg_backend_pid() as pid`
    assert.ok(backend)
    const file = `/proc/${backend.pid}/autogroup`
    const groupPriority = existsSync(file) ? Number(/nice (-?\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : undefined
    const processPriority = os.getPriority(backend.pid)
    return { processPriority, groupPriority: groupPriority ?? processPriority }
  }
  const screenSql = createConnectionPools(options, { max: 1 })
  const importSql = createConnectionPools(options, { max: 1, isLowPriority: true })
  assert.equal((await priorities(screenSql)).processPriority, os.getPriority())
  for (const reads of [screenSql.background, importSql])
    assert.deepEqual(await priorities(reads), { processPriority: belowNormal, groupPriority: belowNormal })
  await Promise.all([screenSql.end(), importSql.end()])
})
