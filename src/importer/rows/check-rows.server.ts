import { leaveEqual } from '#src/importer/rows/equal-rows.server.ts'
import { judgeRows, type TakeBack } from '#src/importer/rows/judge.server.ts'
import type { PassOver } from '#src/importer/rows/passed-over.server.ts'
import type { Plan } from '#src/importer/rows/plan.server.ts'
import { type Planned, planRows } from '#src/importer/rows/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** What rows are checked by. */
export type Checking = { plan: Plan; actor: Actor; passOver: PassOver }

/**
 * What is to become of rows that were read, in their order and in a number of statements that does not grow with them;
 * nothing is written.
 */
export async function checkRows(
  db: Reads,
  takeBack: TakeBack,
  { plan, actor, passOver }: Checking,
  read: readonly ReadRow[],
): Promise<Planned[]> {
  const over = new Map(read.map((one) => [one, passOver(one)]))
  const skipped = [...over].flatMap(([{ row }, reason]) => (reason === null ? [] : [passed(row, reason)]))
  const planned = await planRows(
    db,
    plan,
    actor,
    read.filter((one) => over.get(one) === null),
  )
  await leaveEqual(db, plan, actor, planned, await judgeRows(takeBack, plan, planned))
  return skipped.length === 0 ? planned : [...skipped, ...planned].sort((a, b) => a.row - b.row)
}

/** It has no keys: what is passed over stands in nobody's way. */
const passed = (row: number, reason: MessageRef): Planned => ({
  row,
  status: 'skipped',
  errors: { '': reason },
  keys: [],
  id: null,
  change: null,
  match: null,
  isNew: false,
  isPending: false,
  lacking: null,
  pictures: new Map(),
})
