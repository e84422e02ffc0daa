import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { onLinux } from '#test/exports.ts'

const below = os.constants.priority.PRIORITY_BELOW_NORMAL

test(
  'what nobody waits for is worked on below normal priority by a database beside the program',
  onLinux,
  async (t) => {
    const { options } = await freshDatabase(t)
    const priorities = async (givesWay: boolean) => {
      const sql = connect(options, { max: 1, givesWay })
      const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
      assert.ok(backend)
      const file = `/proc/${backend.pid}/autogroup`
      const group = existsSync(file) ? Number(/nice (-?\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : undefined
      const own = os.getPriority(backend.pid)
      await sql.end()
      return { own, group: group ?? own }
    }
    assert.equal((await priorities(false)).own, os.getPriority())
    assert.deepEqual(await priorities(true), { own: below, group: below })
  },
)
