import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { Planned } from '#src/importer/rows/plan-rows.server.ts'
import type { RowErrors } from '#src/importer/wire.ts'
import type { World } from '#src/importer/world.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Refusal } from '#src/platform/errors.ts'
import type { Change, Given } from '#src/resource/registration/rules.server.ts'
import { checkChanges } from '#src/resource/write/rows/check-changes.server.ts'
import { withoutRefused } from '#src/resource/write/rows/rows-refused.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** A planned row that is to be written. */
export type ToWrite = Planned & { change: Change }

export const toWrite = (planned: readonly Planned[], status: 'created' | 'updated'): ToWrite[] =>
  planned.filter((one): one is ToWrite => one.change !== null && one.status === status)

/** Does something in the database and takes it back; what it found out stays. */
export type TakeBack = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>

/** Queues nothing: what is taken back has nothing to do after a commit. */
const withoutAfterwards: AfterCommit = () => undefined

/** In a transaction of its own that is rolled back. */
export const inOwnTransaction =
  ({ sql, files }: Pick<World, 'sql' | 'files'>, actor: Actor): TakeBack =>
  async (work) => {
    const rollback = new Error('rolled back')
    let result: { value: Awaited<ReturnType<typeof work>> } | undefined
    await sql
      .begin(async (tx) => {
        result = { value: await work({ tx, actor, files, afterCommit: withoutAfterwards }) }
        throw rollback
      })
      .catch((error) => {
        if (error !== rollback) throw error
      })
    if (!result) throw rollback
    return result.value
  }

/** Savepoint: within a transaction; who holds a connection must not wait for a second one. */
export const atSavepoint =
  (context: WriteContext): TakeBack =>
  async (work) => {
    await context.tx.query('savepoint judged')
    try {
      return await work({ ...context, afterCommit: withoutAfterwards })
    } finally {
      await context.tx.query('rollback to savepoint judged')
    }
  }

/**
 * Asks the resource's hooks and rules for the rows that would be written, and takes everything back. Returns what would
 * be stored of those that are not refused.
 */
export async function judgeRows(
  takeBack: TakeBack,
  { prepared }: Plan,
  planned: readonly Planned[],
): Promise<Map<Planned, Given>> {
  const stored = new Map<Planned, Given>()
  for (const status of ['created', 'updated'] as const) {
    const {
      rows: accepted,
      done,
      without,
    } = await withoutRefused(toWrite(planned, status), (some) =>
      takeBack((context) => {
        const changes = some.map(({ change }) => ({ ...change, given: { ...change.given } }))
        return checkChanges(context, prepared, changes)
      }),
    )
    for (const [at, one] of accepted.entries()) stored.set(one, done[at] ?? one.change.given)
    for (const { row, error } of without) refuse(row, error)
  }
  return stored
}

/** Marks a row as wrong, with the refusal's messages at their fields. */
export function refuse(planned: Planned, error: Refusal): void {
  planned.status = 'wrong'
  planned.errors = errorsOf(error)
  planned.change = null
}

/** Messages by field; '' for one that is of the whole row. */
function errorsOf(error: Refusal): RowErrors {
  const fields = 'fields' in error ? (error.fields as RowErrors) : {}
  return Object.keys(fields).length ? fields : { '': error.key }
}
