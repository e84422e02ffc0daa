import { Invalid, Refusal } from '#src/platform/errors.ts'
import { isOfConstraint } from '#src/resource/write/rows/refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Refusals by their row's place in a write. */
type Refused = ReadonlyMap<number, Refusal>

/** Some of a write's rows are refused; the others would have been written. */
export class RowsRefused extends Refusal {
  readonly rows: Refused
  constructor(rows: Refused) {
    super('platform.answers.refused')
    this.rows = rows
  }
}

/** Throws where some of so many rows are refused: of a single one its own refusal. */
export function refuseRows(refused: Refused, rows: number): void {
  if (refused.size > 0) throw refusalOfRows(refused, rows)
}

export function refusalOfRows(refused: Refused, rows: number): Refusal {
  const [only] = refused.values()
  return only && rows === 1 ? only : new RowsRefused(refused)
}

/** Works on one row after another; of several, every refusal is met before `RowsRefused` is thrown. */
export function eachInTurn<Row, T>(rows: readonly Row[], work: (row: Row) => T): T[] {
  const refused = new Map<number, Refusal>()
  const done: T[] = []
  for (const [at, row] of rows.entries()) {
    try {
      done.push(work(row))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.set(at, error)
    }
  }
  refuseRows(refused, rows.length)
  return done
}

/** A row that a write refused, and why. */
export type Without<Row> = { row: Row; error: Refusal }

/**
 * Writes what can be written, anew without each row that a rule or a hook refuses: they are asked before anything is
 * written.
 */
export async function withoutRefused<Row, T>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<T>,
): Promise<{ kept: readonly Row[]; done: T | null; without: Without<Row>[] }> {
  const without: Without<Row>[] = []
  let kept = rows
  while (kept.length > 0) {
    try {
      return { kept, done: await work(kept), without }
    } catch (error) {
      const refused = refusalsIn(error, kept.length)
      without.push(...kept.flatMap((row, at) => withRefusal(row, refused.get(at))))
      kept = kept.filter((_, at) => !refused.has(at))
    }
  }
  return { kept, done: null, without }
}

/** Rows that were written, with what `work` gave for each, and those that were refused. */
export type AcceptedRows<Row, T> = { rows: Row[]; done: T[]; without: Without<Row>[] }

/** Most rows of one write that a constraint may refuse one by one. */
const mostSought = 100

/**
 * Writes what can be written, as `withoutRefused` does. With `seeksRefused` it leaves out each row that a constraint of
 * the database refuses, too: such rows are sought by halves, each half at a savepoint of its own. `work` gives one
 * result for each row, in order. Throws the constraint's refusal of all rows where it refuses too many to seek them,
 * and Invalid where it refuses every row, as the input itself is wrong then.
 */
export async function writeAccepted<Row, T>(
  { tx, seeksRefused = false }: Pick<WriteContext, 'tx' | 'seeksRefused'>,
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly T[]>,
): Promise<AcceptedRows<Row, T>> {
  if (!seeksRefused) {
    const { kept, done, without } = await withoutRefused(rows, work)
    return { rows: [...kept], done: [...(done ?? [])], without }
  }
  const written: AcceptedRows<Row, T> = { rows: [], done: [], without: [] }
  let sought = 0
  async function write(some: readonly Row[]): Promise<void> {
    await tx.query('savepoint rows')
    try {
      const { kept, done, without } = await withoutRefused(some, work)
      await tx.query('release savepoint rows')
      written.rows.push(...kept)
      written.done.push(...(done ?? []))
      written.without.push(...without)
    } catch (error) {
      if (!(error instanceof Refusal) || !isOfConstraint(error) || sought === mostSought) throw error
      await tx.query('rollback to savepoint rows')
      const [only] = some
      if (only !== undefined && some.length === 1) {
        sought++
        written.without.push({ row: only, error })
        return
      }
      const half = Math.ceil(some.length / 2)
      await write(some.slice(0, half))
      await write(some.slice(half))
    }
  }
  if (rows.length > 0) await write(rows)
  const [first] = written.without
  if (sought > 0 && sought === rows.length && first?.error instanceof Invalid) throw first.error
  return written
}

const withRefusal = <Row>(row: Row, error: Refusal | undefined): Without<Row>[] => (error ? [{ row, error }] : [])

/** Throws what is no refusal of some rows by a rule. */
export function refusalsIn(error: unknown, rows: number): Refused {
  if (error instanceof RowsRefused) return error.rows
  if (error instanceof Refusal && rows === 1 && !isOfConstraint(error)) return new Map([[0, error]])
  throw error
}
