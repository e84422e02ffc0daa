/** Where a list puts the focus: on a record by its id, or on the link that makes the next one. */
export type LeftRecord = number | 'new'

const left = new Map<string, LeftRecord>()

/** Notes that a record's form is open, so that its list returns to the row however the form is left. */
export function noteRecord(resource: string, record: LeftRecord): void {
  left.set(resource, record)
}

/** The record of this list whose form was open last; given once. */
export function takeLeftRecord(resource: string): LeftRecord | undefined {
  const record = left.get(resource)
  left.delete(resource)
  return record
}
