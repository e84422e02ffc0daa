import type { MessageRef } from '#src/platform/errors.ts'
import { agrees } from '#src/workforce/numbers/cuil.ts'

type Row = Readonly<Record<string, unknown>>

const both = (row: Row, one: string, other: string): [string, string] | null => {
  const [a, b] = [row[one], row[other]]
  return typeof a === 'string' && typeof b === 'string' ? [a, b] : null
}

/**
 * Rules between an employee's fields, for those of which one is sent: `row` is the record as it would be. A message
 * stands at the first field of its pair that the write sends.
 */
export function problemsBetween(row: Row, sent: Row): Record<string, MessageRef> {
  const problems: Record<string, MessageRef> = {}
  const judge = (pair: [string, string], isRight: (a: string, b: string) => boolean, problem: MessageRef) => {
    const field = pair.find((name) => name in sent)
    const values = both(row, ...pair)
    if (field && values && !isRight(...values)) problems[field] = problem
  }
  judge(['cuil', 'dni'], agrees, 'workforce.cuil.other_dni')
  judge(['birth_date', 'admission_date'], (birth, admission) => birth < admission, 'workforce.dates.born_later')
  return problems
}
