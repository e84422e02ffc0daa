/** Where a list puts the focus: on a record by its id, or on the link that makes the next one. */
export type LeftRecord = number | 'new'

const leftRecords = new Map<string, LeftRecord>()

/** Notes where the list returns to: the record whose form is open, however it is left, or 'new' after making one. */
export function storeLeftRecord(resource: string, record: LeftRecord): void {
  leftRecords.set(resource, record)
}

/** What was noted last for this list. Reading it changes nothing: a render that React begins again reads the same. */
export const readLeftRecord = (resource: string): LeftRecord | undefined => leftRecords.get(resource)

/** Forgets it, once the list is on the screen: the next visit begins at its top. */
export function forgetLeftRecord(resource: string): void {
  leftRecords.delete(resource)
}
