/** The place that a list focuses when it appears: a record by its id, or the link that creates the next record. */
export type LeftRecord = number | 'new'

const leftRecords = new Map<string, LeftRecord>()

/** Stores the place that the list focuses on return: the record whose form is open, or 'new' after creating one. */
export function storeLeftRecord(resource: string, record: LeftRecord): void {
  leftRecords.set(resource, record)
}

/** The stored place of this list. Reading does not forget it, because React may repeat a render. */
export const readLeftRecord = (resource: string): LeftRecord | undefined => leftRecords.get(resource)

/** Forgets the stored place once the list is mounted, so that the next visit begins at the top. */
export function forgetLeftRecord(resource: string): void {
  leftRecords.delete(resource)
}
