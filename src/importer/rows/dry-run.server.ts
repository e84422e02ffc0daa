import type { RowErrors } from '#src/importer/import-types.ts'
import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { RowPlan } from '#src/importer/rows/plan-rows.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Refusal } from '#src/platform/errors.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { checkChanges } from '#src/resource/write/rows/check-changes.server.ts'
import { withoutRefused } from '#src/resource/write/rows/rows-refused.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** A planned row that is to be written. */
export type WritableRow = RowPlan & { change: Change }

export const selectRowsToWrite = (rowPlans: readonly RowPlan[], status: 'created' | 'updated'): WritableRow[] =>
  rowPlans.filter((rowPlan): rowPlan is WritableRow => rowPlan.change !== null && rowPlan.status === status)

/** Does something in the database and takes it back; what it found out stays. */
export type DryRun = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>

/** Queues nothing: what is taken back has nothing to do after a commit. */
const ignoreAfterCommit: AfterCommit = () => undefined

/** In a transaction of its own that is rolled back. */
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

/** Savepoint: within a transaction; who holds a connection must not wait for a second one. */
export const dryRunAtSavepoint =
  (context: WriteContext): DryRun =>
  async (work) => {
    await context.tx.query('savepoint judged')
    try {
      return await work({ ...context, afterCommit: ignoreAfterCommit })
    } finally {
      await context.tx.query('rollback to savepoint judged')
    }
  }

/**
 * Asks the resource's hooks and rules for the rows that would be written, and takes everything back. Returns what would
 * be stored of those that are not refused.
 */
export async function checkByDryRun(
  dryRun: DryRun,
  { prepared }: ImportPlan,
  rowPlans: readonly RowPlan[],
): Promise<Map<RowPlan, Given>> {
  const storedValues = new Map<RowPlan, Given>()
  for (const status of ['created', 'updated'] as const) {
    const {
      kept: acceptedRows,
      done: checkedValues,
      without: refusedRows,
    } = await withoutRefused(selectRowsToWrite(rowPlans, status), (writableRows) =>
      dryRun((context) => {
        const changes = writableRows.map(({ change }) => ({ ...change, given: { ...change.given } }))
        return checkChanges(context, prepared, changes)
      }),
    )
    for (const [index, rowPlan] of acceptedRows.entries())
      storedValues.set(rowPlan, checkedValues?.[index] ?? rowPlan.change.given)
    for (const { row: rowPlan, error } of refusedRows) markRefused(rowPlan, error)
  }
  return storedValues
}

/** Marks a row as wrong, with the refusal's messages at their fields. */
export function markRefused(rowPlan: RowPlan, error: Refusal): void {
  rowPlan.status = 'wrong'
  rowPlan.errors = errorsByField(error)
  rowPlan.change = null
}

/** Messages by field; '' for one that is of the whole row. */
function errorsByField(error: Refusal): RowErrors {
  const fields = 'fields' in error ? (error.fields as RowErrors) : {}
  return Object.keys(fields).length ? fields : { '': error.key }
}
