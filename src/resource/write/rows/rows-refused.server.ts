import { Invalid, type MessageRef, Refusal } from '#src/platform/errors.ts'
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
  const [only] = refused.values()
  if (only) throw rows === 1 ? only : new RowsRefused(refused)
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

/** Rows that were written, with what `work` gave for each, and those that were refused. */
type AcceptedRows<Row, T> = { rows: readonly Row[]; done: readonly T[]; without: { row: Row; error: Refusal }[] }

/**
 * Writes what can be written, anew without each row that a rule or a hook refuses: they are asked before anything is
 * written.
 */
export async function withoutRefused<Row, T>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly T[]>,
): Promise<AcceptedRows<Row, T>> {
  const without: AcceptedRows<Row, T>['without'] = []
  let accepted = rows
  while (accepted.length > 0) {
    try {
      return { rows: accepted, done: await work(accepted), without }
    } catch (error) {
      const refused = refusalsIn(error, accepted.length)
      for (const [place, row] of accepted.entries()) {
        const refusal = refused.get(place)
        if (refusal) without.push({ row, error: refusal })
      }
      accepted = accepted.filter((_, place) => !refused.has(place))
    }
  }
  return { rows: [], done: [], without }
}

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
  if (!seeksRefused || rows.length === 0) return withoutRefused(rows, work)
  let sought = 0
  async function write(part: readonly Row[]): Promise<AcceptedRows<Row, T>> {
    await tx.query('savepoint rows')
    try {
      const accepted = await withoutRefused(part, work)
      await tx.query('release savepoint rows')
      return accepted
    } catch (error) {
      if (!(error instanceof Refusal) || !isOfConstraint(error) || sought === mostSought) throw error
      await tx.query('rollback to savepoint rows')
      if (part.length === 1) {
        sought++
        return { rows: [], done: [], without: part.map((row) => ({ row, error })) }
      }
      const half = Math.ceil(part.length / 2)
      const [first, second] = [await write(part.slice(0, half)), await write(part.slice(half))]
      return {
        rows: [...first.rows, ...second.rows],
        done: [...first.done, ...second.done],
        without: [...first.without, ...second.without],
      }
    }
  }
  const accepted = await write(rows)
  const [first] = accepted.without
  if (sought > 0 && sought === rows.length && first?.error instanceof Invalid) throw first.error
  return accepted
}

/** The rows that a write refused, as an answer names them: with what is wrong at the field, where one is named. */
export const nameRefused = <Row>({ without }: AcceptedRows<Row, unknown>, idOf: (row: Row) => number) =>
  without.map(({ row, error }) => {
    const fields = 'fields' in error && typeof error.fields === 'object' ? Object.values(error.fields ?? {}) : []
    return { id: idOf(row), message: (fields[0] ?? error.key) as MessageRef }
  })

/** Throws what is no refusal of some rows by a rule. */
export function refusalsIn(error: unknown, rows: number): Refused {
  if (error instanceof RowsRefused) return error.rows
  if (error instanceof Refusal && rows === 1 && !isOfConstraint(error)) return new Map([[0, error]])
  throw error
}
