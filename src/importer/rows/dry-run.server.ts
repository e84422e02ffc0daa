import type { RowErrors } from '#src/importer/import-types.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Refusal } from '#src/platform/errors.ts'
import type { Change, CheckedValues } from '#src/resource/registration/rules.server.ts'
import { checkChangesAndBuildColumns } from '#src/resource/write/rows/check-changes.server.ts'
import { writeWithoutRefusedRows } from '#src/resource/write/rows/row-refusals.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** A row's plan that leads to a write. */
export type WritableRow = RowPlan & { change: Change }

export const selectRowsToWrite = (rowPlans: readonly RowPlan[], status: 'created' | 'updated'): WritableRow[] =>
  rowPlans.filter((rowPlan): rowPlan is WritableRow => rowPlan.change !== null && rowPlan.status === status)

/** Dry run: runs `work` in the database, rolls its changes back and returns its result. */
export type DryRun = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>

/** A dry run is never committed, so work for after the commit is dropped. */
const ignoreAfterCommit: AfterCommit = () => undefined

/** Dry run in a transaction of its own. */
export const dryRunInTransaction =
  ({ sql, files }: Pick<WorkerContext, 'sql' | 'files'>, actor: Actor): DryRun =>
  async (work) => {
    const rollback = new Error('rolled back')
    let result: { value: Awaited<ReturnType<typeof work>> } | undefined
    await sql
      .begin(async (tx) => {
        result = { value: await work({ tx, actor, files, afterCommit: ignoreAfterCommit }) }
        throw rollback
      })
      .catch((error) => {
        if (error !== rollback) throw error
      })
    if (!result) throw rollback
    return result.value
  }

/** Dry run within an open transaction, at a savepoint. A second connection could deadlock with the first. */
export const dryRunAtSavepoint =
  (context: WriteContext): DryRun =>
  async (work) => {
    await context.tx.query('savepoint dry_run')
    try {
      return await work({ ...context, afterCommit: ignoreAfterCommit })
    } finally {
      await context.tx.query('rollback to savepoint dry_run')
    }
  }

/**
 * Checks the writable rows with the resource's hooks and rules, in a dry run. Marks refused rows as wrong. Returns the
 * values that would be stored of the others.
 */
export async function checkByDryRunAndMarkRefused(
  dryRun: DryRun,
  { prepared }: ImportPlan,
  rowPlans: readonly RowPlan[],
): Promise<Map<RowPlan, CheckedValues>> {
  const storedValues = new Map<RowPlan, CheckedValues>()
  // The rows are checked in the order in which they will be written: updates come first, because a new row may need a
  // value that an updated row gives up.
  const rowsToWrite = [...selectRowsToWrite(rowPlans, 'updated'), ...selectRowsToWrite(rowPlans, 'created')]
  const {
    rows: acceptedRows,
    results: checkedValues,
    refusedRows,
  } = await writeWithoutRefusedRows(rowsToWrite, (writableRows) =>
    dryRun((context) => {
      const changes = writableRows.map(({ change }) => ({ ...change, values: { ...change.values } }))
      return checkChangesAndBuildColumns(context, prepared, changes)
    }),
  )
  for (const [index, rowPlan] of acceptedRows.entries())
    storedValues.set(rowPlan, checkedValues[index] ?? rowPlan.change.values)
  for (const { row: rowPlan, refusal } of refusedRows) markRowRefused(rowPlan, refusal)
  return storedValues
}

/** Marks a row as wrong, with the refusal's messages at their fields. */
export function markRowRefused(rowPlan: RowPlan, error: Refusal): void {
  rowPlan.status = 'wrong'
  rowPlan.errors = collectErrorsByField(error)
  rowPlan.change = null
}

/** Messages by field. The key '' is for the whole row. */
function collectErrorsByField(error: Refusal): RowErrors {
  const fields = 'fields' in error ? (error.fields as RowErrors) : {}
  return Object.keys(fields).length ? fields : { '': error.key }
}
