/** Where a list puts the focus: on a record by its id, or on the link that makes the next one. */
export type LeftRecord = number | 'new'

const left = new Map<string, LeftRecord>()

/** Notes where the list returns to: the record whose form is open, however it is left, or 'new' after making one. */
export function noteRecord(resource: string, record: LeftRecord): void {
  left.set(resource, record)
}

/** What was noted last for this list; given once. */
export function takeLeftRecord(resource: string): LeftRecord | undefined {
  const record = left.get(resource)
  left.delete(resource)
  return record
}
