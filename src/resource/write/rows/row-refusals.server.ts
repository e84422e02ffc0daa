import { Invalid, type MessageRef, Refusal } from '#src/platform/errors.ts'
import { isConstraintRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Refusals by their row's place in a write. */
type RefusalsByIndex = ReadonlyMap<number, Refusal>

/** Some of a write's rows are refused; the others would have been written. */
export class RowsRefused extends Refusal {
  readonly refusals: RefusalsByIndex
  constructor(refusals: RefusalsByIndex) {
    super('platform.answers.refused')
    this.refusals = refusals
  }
}

/** Throws where some of so many rows are refused: of a single one its own refusal. */
export function throwRowRefusals(refusals: RefusalsByIndex, rowCount: number): void {
  const [firstRefusal] = refusals.values()
  if (firstRefusal) throw rowCount === 1 ? firstRefusal : new RowsRefused(refusals)
}

/** Works on one row after another; of several, every refusal is met before `RowsRefused` is thrown. */
export function mapRowsOrRefuse<Row, T>(rows: readonly Row[], work: (row: Row) => T): T[] {
  const refusals = new Map<number, Refusal>()
  const results: T[] = []
  for (const [index, row] of rows.entries()) {
    try {
      results.push(work(row))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.set(index, error)
    }
  }
  throwRowRefusals(refusals, rows.length)
  return results
}

/** Rows that were written, with what `work` gave for each, and those that were refused. */
type WriteOutcome<Row, T> = {
  rows: readonly Row[]
  results: readonly T[]
  refusedRows: { row: Row; refusal: Refusal }[]
}

/**
 * Writes what can be written, anew without each row that a rule or a hook refuses: they are asked before anything is
 * written.
 */
export async function writeWithoutRefusedRows<Row, T>(
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly T[]>,
): Promise<WriteOutcome<Row, T>> {
  const refusedRows: WriteOutcome<Row, T>['refusedRows'] = []
  let acceptedRows = rows
  while (acceptedRows.length > 0) {
    try {
      return { rows: acceptedRows, results: await work(acceptedRows), refusedRows }
    } catch (error) {
      const refusals = requireRowRefusals(error, acceptedRows.length)
      for (const [index, row] of acceptedRows.entries()) {
        const refusal = refusals.get(index)
        if (refusal) refusedRows.push({ row, refusal })
      }
      acceptedRows = acceptedRows.filter((_, index) => !refusals.has(index))
    }
  }
  return { rows: [], results: [], refusedRows }
}

/** Most rows of one write that a constraint may refuse one by one. */
const maxConstraintRefusals = 100

/**
 * Writes what can be written, as `withoutRefused` does. With `seeksRefused` it leaves out each row that a constraint of
 * the database refuses, too: such rows are sought by halves, each half at a savepoint of its own. `work` gives one
 * result for each row, in order. Throws the constraint's refusal of all rows where it refuses too many to seek them,
 * and Invalid where it refuses every row, as the input itself is wrong then.
 */
export async function writeAcceptedRows<Row, T>(
  { tx, findsRefusedRows = false }: Pick<WriteContext, 'tx' | 'findsRefusedRows'>,
  rows: readonly Row[],
  work: (rows: readonly Row[]) => Promise<readonly T[]>,
): Promise<WriteOutcome<Row, T>> {
  if (!findsRefusedRows || rows.length === 0) return writeWithoutRefusedRows(rows, work)
  let refusalCount = 0
  async function write(rowsPart: readonly Row[]): Promise<WriteOutcome<Row, T>> {
    await tx.query('savepoint rows')
    try {
      const outcome = await writeWithoutRefusedRows(rowsPart, work)
      await tx.query('release savepoint rows')
      return outcome
    } catch (error) {
      if (!(error instanceof Refusal) || !isConstraintRefusal(error) || refusalCount === maxConstraintRefusals)
        throw error
      await tx.query('rollback to savepoint rows')
      if (rowsPart.length === 1) {
        refusalCount++
        return { rows: [], results: [], refusedRows: rowsPart.map((row) => ({ row, refusal: error })) }
      }
      const middle = Math.ceil(rowsPart.length / 2)
      const [first, second] = [await write(rowsPart.slice(0, middle)), await write(rowsPart.slice(middle))]
      return {
        rows: [...first.rows, ...second.rows],
        results: [...first.results, ...second.results],
        refusedRows: [...first.refusedRows, ...second.refusedRows],
      }
    }
  }
  const outcome = await write(rows)
  const [first] = outcome.refusedRows
  if (refusalCount > 0 && refusalCount === rows.length && first?.refusal instanceof Invalid) throw first.refusal
  return outcome
}

/** The rows that a write refused, as an answer names them: with what is wrong at the field, where one is named. */
export const describeRefusedRows = <Row>({ refusedRows }: WriteOutcome<Row, unknown>, idOf: (row: Row) => number) =>
  refusedRows.map(({ row, refusal }) => {
    const fields = 'fields' in refusal && typeof refusal.fields === 'object' ? Object.values(refusal.fields ?? {}) : []
    return { id: idOf(row), message: (fields[0] ?? refusal.key) as MessageRef }
  })

/** Throws what is no refusal of some rows by a rule. */
export function requireRowRefusals(error: unknown, rowCount: number): RefusalsByIndex {
  if (error instanceof RowsRefused) return error.refusals
  if (error instanceof Refusal && rowCount === 1 && !isConstraintRefusal(error)) return new Map([[0, error]])
  throw error
}
