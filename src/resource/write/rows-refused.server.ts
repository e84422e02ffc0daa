import { Refusal } from '#src/platform/errors.ts'

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
      const refused = refusedIn(error, kept.length)
      without.push(...kept.flatMap((row, at) => withRefusal(row, refused.get(at))))
      kept = kept.filter((_, at) => !refused.has(at))
    }
  }
  return { kept, done: null, without }
}

const withRefusal = <Row>(row: Row, error: Refusal | undefined): Without<Row>[] => (error ? [{ row, error }] : [])

/** Throws what is no refusal of some rows. */
function refusedIn(error: unknown, rows: number): Refused {
  if (error instanceof RowsRefused) return error.rows
  if (error instanceof Refusal && rows === 1) return new Map([[0, error]])
  throw error
}
