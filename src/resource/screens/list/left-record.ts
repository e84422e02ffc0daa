/** Where a list puts the focus: on a record by its id, or on the link that makes the next one. */
export type LeftRecord = number | 'new'

const left = new Map<string, LeftRecord>()

/** Notes where the list returns to: the record whose form is open, however it is left, or 'new' after making one. */
export function noteRecord(resource: string, record: LeftRecord): void {
  left.set(resource, record)
}

/** What was noted last for this list. Reading it changes nothing: a render that React begins again reads the same. */
export const leftRecord = (resource: string): LeftRecord | undefined => left.get(resource)

/** Forgets it, once the list is on the screen: the next visit begins at its top. */
export function forgetLeftRecord(resource: string): void {
  left.delete(resource)
}
