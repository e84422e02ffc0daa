const left = new Map<string, number>()

/** Notes that a record's form is open, so that its list returns to the row however the form is left. */
export function noteRecord(resource: string, id: number): void {
  left.set(resource, id)
}

/** The record of this list whose form was open last; given once. */
export function takeLeftRecord(resource: string): number | undefined {
  const id = left.get(resource)
  left.delete(resource)
  return id
}
