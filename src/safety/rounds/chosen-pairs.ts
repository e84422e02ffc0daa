import { datePattern } from '#src/resource/kinds/date/date.ts'

/** An employee and an item that they will receive, with the names by which screens call both. */
export type ChosenPair = { employee_id: number; employee_name: string; ppe_id: number; ppe_name: string }

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/**
 * The state of the address of a new round, with the pairs that were chosen in the list of what is due, and the last day
 * of that list. A browser keeps the state of an address when its page is loaded again.
 */
export const buildChosenPairsState = (pairs: readonly ChosenPair[], dueDay: string) => ({
  dueDay,
  chosenPairs: pairs.map(({ employee_id: employee, employee_name: name, ppe_id: item, ppe_name: itemName }) => [
    ...[employee, name, item, itemName],
  ]),
})

/** Reads the chosen pairs from the state of an address. A state of another shape has none. */
export function readChosenPairs(state: unknown): ChosenPair[] {
  if (typeof state !== 'object' || state === null || !('chosenPairs' in state)) return []
  if (!Array.isArray(state.chosenPairs)) return []
  return state.chosenPairs.flatMap((pair: unknown) => {
    const [employee, name, item, itemName]: unknown[] = Array.isArray(pair) ? pair : []
    return isId(employee) && isId(item) && typeof name === 'string' && typeof itemName === 'string'
      ? [{ employee_id: employee, employee_name: name, ppe_id: item, ppe_name: itemName }]
      : []
  })
}

/** The last day of the list in which the pairs were chosen. Null if the state has none. */
export function readDueDay(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('dueDay' in state)) return null
  return typeof state.dueDay === 'string' && datePattern.test(state.dueDay) ? state.dueDay : null
}
