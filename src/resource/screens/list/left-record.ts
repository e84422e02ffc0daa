/** What a list focuses: a record by its id, or the link that creates the next record. */
export type LeftRecord = number | 'new'

const leftRecords = new Map<string, LeftRecord>()

/** Stores what the list focuses on return: the record whose form is open, or 'new' after creating one. */
export function storeLeftRecord(resource: string, record: LeftRecord): void {
  leftRecords.set(resource, record)
}

/** The stored focus of this list. Pure: a render that React repeats reads the same value. */
export const readLeftRecord = (resource: string): LeftRecord | undefined => leftRecords.get(resource)

/** Forgets the focus once the list is mounted, so that the next visit begins at the top. */
export function forgetLeftRecord(resource: string): void {
  leftRecords.delete(resource)
}
