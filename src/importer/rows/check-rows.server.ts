import { checkByDryRunAndMarkRefused, type DryRun } from '#src/importer/rows/dry-run.server.ts'
import { markEqualRowsAsUnchanged } from '#src/importer/rows/equal-rows.server.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { planRows, type RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { FindSkipReason } from '#src/importer/rows/skip-reason.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'

/** The dependencies of a check of rows. */
export type RowCheck = { plan: ImportPlan; actor: Actor; findSkipReason: FindSkipReason }

/**
 * Checks rows without writing them, and returns their plans in the order of the sheet. Marks rows that a dry run
 * refuses, and rows that equal stored records. More rows need no more statements, but refused rows do.
 */
export async function checkRows(
  db: Queryable,
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
  await markEqualRowsAsUnchanged(db, plan, actor, rowPlans, await checkByDryRunAndMarkRefused(dryRun, plan, rowPlans))
  return skippedPlans.length === 0 ? rowPlans : [...skippedPlans, ...rowPlans].sort((a, b) => a.row - b.row)
}

/** Plan of a row that is skipped. It has no keys, so the row makes no later row a duplicate. */
const planSkippedRow = (row: number, reason: MessageRef): RowPlan => ({
  row,
  status: 'skipped',
  errors: { '': reason },
  warnings: {},
  keys: [],
  sheetKey: null,
  id: null,
  change: null,
  match: null,
  isNew: false,
  isPending: false,
  incompleteValues: null,
  pictures: new Map(),
})
