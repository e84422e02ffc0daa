import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { test } from 'node:test'
import { connect } from '#src/platform/database/connect.server.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { freshDatabase } from '#test/cluster.ts'
import { onLinux } from '#test/exports.ts'

const below = os.constants.priority.PRIORITY_BELOW_NORMAL

test(
  'what nobody waits for is worked on below normal priority by a database beside the program',
  onLinux,
  async (t) => {
    const { options } = await freshDatabase(t)
    const priorities = async (reads: Reads) => {
      const [backend] = await reads<{ pid: number }[]>`select pg_backend_pid() as pid`
      assert.ok(backend)
      const file = `/proc/${backend.pid}/autogroup`
      const group = existsSync(file) ? Number(/nice (-?\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : undefined
      const own = os.getPriority(backend.pid)
      return { own, group: group ?? own }
    }
    const person = connect(options, { max: 1 })
    const loader = connect(options, { max: 1, givesWay: true })
    assert.equal((await priorities(person)).own, os.getPriority())
    for (const reads of [person.unhurried, loader])
      assert.deepEqual(await priorities(reads), { own: below, group: below })
    await Promise.all([person.end(), loader.end()])
  },
)
