import { Refusal } from '#src/platform/errors.ts'

/** Some of a write's rows are refused, by their place in it; the others would have been written. */
export class RowsRefused extends Refusal {
  readonly rows: ReadonlyMap<number, Refusal>
  constructor(rows: ReadonlyMap<number, Refusal>) {
    super('platform.answers.refused')
    this.rows = rows
  }
}

/** Works on one row after another; of several, every refusal is met before `RowsRefused` is thrown. */
export async function inTurn<Row, T>(rows: readonly Row[], work: (row: Row) => Promise<T>): Promise<T[]> {
  const refused = new Map<number, Refusal>()
  const done: T[] = []
  for (const [at, row] of rows.entries()) {
    try {
      done.push(await work(row))
    } catch (error) {
      if (!(error instanceof Refusal) || rows.length === 1) throw error
      refused.set(at, error)
    }
  }
  if (refused.size > 0) throw new RowsRefused(refused)
  return done
}
