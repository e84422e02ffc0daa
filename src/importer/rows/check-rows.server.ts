import { checkByDryRun, type DryRun } from '#src/importer/rows/dry-run.server.ts'
import { markEqualRows } from '#src/importer/rows/equal-rows.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { planRows, type RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { FindSkipReason } from '#src/importer/rows/skip-reason.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** What rows are checked by. */
export type RowCheck = { plan: ImportPlan; actor: Actor; findSkipReason: FindSkipReason }

/**
 * What is to become of rows that were read, in their order and in a number of statements that does not grow with them;
 * nothing is written.
 */
export async function checkRows(
  db: Reads,
  dryRun: DryRun,
  { plan, actor, findSkipReason }: RowCheck,
  readRows: readonly ReadRow[],
): Promise<RowPlan[]> {
  const reasonByRow = new Map(readRows.map((row) => [row, findSkipReason(row)]))
  const skippedPlans = [...reasonByRow].flatMap(([{ row }, reason]) =>
    reason === null ? [] : [planSkippedRow(row, reason)],
  )
  const rowPlans = await planRows(
    db,
    plan,
    actor,
    readRows.filter((row) => reasonByRow.get(row) === null),
  )
  await markEqualRows(db, plan, actor, rowPlans, await checkByDryRun(dryRun, plan, rowPlans))
  return skippedPlans.length === 0 ? rowPlans : [...skippedPlans, ...rowPlans].sort((a, b) => a.row - b.row)
}

/** It has no keys: what is passed over stands in nobody's way. */
const planSkippedRow = (row: number, reason: MessageRef): RowPlan => ({
  row,
  status: 'skipped',
  errors: { '': reason },
  keys: [],
  id: null,
  change: null,
  match: null,
  isNew: false,
  isPending: false,
  incompleteValues: null,
  pictures: new Map(),
})
