/** An item that another screen asks to give to people: the notices of what expires. */
export type RequestedGiving = { itemId: number; employeeIds: number[] }

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** Reads the request from the state of the board's address. A state of another shape has none. */
export function readRequestedGiving(state: unknown): RequestedGiving | null {
  if (typeof state !== 'object' || state === null || !('giving' in state)) return null
  const { giving } = state
  if (typeof giving !== 'object' || giving === null || !('itemId' in giving) || !('employeeIds' in giving)) return null
  const { itemId, employeeIds } = giving
  if (!isId(itemId) || !Array.isArray(employeeIds) || employeeIds.length === 0) return null
  return employeeIds.every(isId) ? { itemId, employeeIds } : null
}
