import { Invalid, type MessageRef, Refusal } from '#src/platform/errors.ts'
import { isConstraintRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Refusals by the index of their row in a write. */
type RefusalsByIndex = ReadonlyMap<number, Refusal>

/** Thrown if some rows of a write are refused. The other rows could be written. */
export class RowsRefused extends Refusal {
  readonly refusals: RefusalsByIndex
  constructor(refusals: RefusalsByIndex) {
    super('platform.answers.refused')
    this.refusals = refusals
  }
}

/** Throws if any row is refused: `RowsRefused`, or the refusal itself if the write has a single row. */
export function throwRowRefusalsIfAny(refusals: RefusalsByIndex, rowCount: number): void {
  const [firstRefusal] = refusals.values()
  if (firstRefusal) throw rowCount === 1 ? firstRefusal : new RowsRefused(refusals)
}

/** Maps rows one by one. Collects every refusal, then throws as `throwRowRefusalsIfAny` does. */
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
  throwRowRefusalsIfAny(refusals, rows.length)
  return results
}

type OwnerOptions<Row> = {
  /** The index of the row to which a written row belongs, among `ownerCount` rows. */
  findOwnerIndex(row: Row): number
  ownerCount: number
  /** What the owner's refusal says. By default it is the row's. */
  describe?(refusal: Refusal, row: Row): Refusal
}

/**
 * Runs a write of rows that belong to others: child rows, or the deliveries of a round. If one is refused, its owner is
 * refused instead, so that the refusals of a hook are always those of the rows that it was given. Throws as
 * `throwRowRefusalsIfAny` does for the owners.
 */
export async function writeOrRefuseOwners<Row>(
  rows: readonly Row[],
  { findOwnerIndex, ownerCount, describe = (refusal) => refusal }: OwnerOptions<Row>,
  write: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  if (rows.length === 0) return
  try {
    await write(rows)
  } catch (error) {
    const refusalsByOwner = new Map<number, Refusal>()
    for (const [index, refusal] of extractRowRefusalsOrRethrow(error, rows.length)) {
      const row = rows[index]
      if (row === undefined) throw error
      const ownerIndex = findOwnerIndex(row)
      if (!refusalsByOwner.has(ownerIndex)) refusalsByOwner.set(ownerIndex, describe(refusal, row))
    }
    throwRowRefusalsIfAny(refusalsByOwner, ownerCount)
  }
}

/** The written rows with the result of `work` for each, and the refused rows. */
type WriteOutcome<Row, T> = {
  rows: readonly Row[]
  results: readonly T[]
  refusedRows: { row: Row; refusal: Refusal }[]
}

/**
 * Writes the rows that can be written. Each time that a rule or a hook refuses rows, it tries again without them: rules
 * and hooks run before anything is written.
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
      const refusals = extractRowRefusalsOrRethrow(error, acceptedRows.length)
      for (const [index, row] of acceptedRows.entries()) {
        const refusal = refusals.get(index)
        if (refusal) refusedRows.push({ row, refusal })
      }
      const otherRows = acceptedRows.filter((_, index) => !refusals.has(index))
      // Endless loop: a hook has thrown refusals of other rows than these.
      if (otherRows.length === acceptedRows.length)
        throw new Error('Rows are refused that are not written', { cause: error })
      acceptedRows = otherRows
    }
  }
  return { rows: [], results: [], refusedRows }
}

/** The largest number of rows that `writeAcceptedRows` leaves out because a constraint refuses them. */
const maxConstraintRefusals = 100

/**
 * Writes the rows that can be written, as `writeWithoutRefusedRows` does. With `findsRefusedRows` it also leaves out
 * each row that a constraint refuses. It finds them by bisection, with a savepoint for each half. `work` returns one
 * result for each row, in order. Throws a constraint's refusal if constraints refuse more than a hundred rows, or if
 * they refuse every row and the first refusal is Invalid: the input itself is wrong then.
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

/** The refused rows as an answer names them. */
export const describeRefusedRows = <Row>({ refusedRows }: WriteOutcome<Row, unknown>, idOf: (row: Row) => number) =>
  refusedRows.map(({ row, refusal }) => ({ id: idOf(row), message: messageOfRefusedRow(refusal) }))

/** The messages of a refusal by field; none if it names no field. */
export const fieldsOfRefusal = (refusal: Refusal): Record<string, MessageRef> =>
  'fields' in refusal && typeof refusal.fields === 'object' ? { ...refusal.fields } : {}

/** The message that an answer has for a refused row: that of the field, if there is one, else that of the refusal. */
export const messageOfRefusedRow = (refusal: Refusal): MessageRef =>
  Object.values(fieldsOfRefusal(refusal))[0] ?? refusal.key

/**
 * The refusals in an error that rules or hooks have thrown, by the index of their row. Rethrows any other error, also
 * the refusal of a constraint.
 */
export function extractRowRefusalsOrRethrow(error: unknown, rowCount: number): RefusalsByIndex {
  if (error instanceof RowsRefused) return error.refusals
  if (error instanceof Refusal && rowCount === 1 && !isConstraintRefusal(error)) return new Map([[0, error]])
  throw error
}
