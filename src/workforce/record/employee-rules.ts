import type { MessageRef } from '#src/platform/errors.ts'
import { isCuilOfDni } from '#src/workforce/numbers/cuil.ts'

type EmployeeFields = Readonly<Record<string, unknown>>

const textPairOrNull = (record: EmployeeFields, firstName: string, secondName: string): [string, string] | null => {
  const [a, b] = [record[firstName], record[secondName]]
  return typeof a === 'string' && typeof b === 'string' ? [a, b] : null
}

/**
 * Checks that pairs of fields agree, if the write sends at least one field of the pair. `record` is the record after
 * the write. A message belongs to the pair's first field among `sentFields`.
 */
export function findFieldConflicts(record: EmployeeFields, sentFields: EmployeeFields): Record<string, MessageRef> {
  const problems: Record<string, MessageRef> = {}
  const checkPair = (pair: [string, string], agrees: (a: string, b: string) => boolean, problem: MessageRef) => {
    const field = pair.find((name) => name in sentFields)
    const values = textPairOrNull(record, ...pair)
    if (field && values && !agrees(...values)) problems[field] = problem
  }
  checkPair(['cuil', 'dni'], isCuilOfDni, 'workforce.cuil.other_dni')
  checkPair(['birth_date', 'admission_date'], (birth, admission) => birth < admission, 'workforce.dates.born_later')
  return problems
}
