/** What a list focuses when the reader returns to it: a record by its id, or the link that creates the next record. */
export type ReturnTarget = number | 'new'

const returnTargets = new Map<string, ReturnTarget>()

/** To be called with the record whose form is open, and with 'new' after a record was created. */
export function storeReturnTarget(resource: string, target: ReturnTarget): void {
  returnTargets.set(resource, target)
}

/** Reading does not forget the target, because React may repeat a render. */
export const readReturnTarget = (resource: string): ReturnTarget | undefined => returnTargets.get(resource)

/** To be called once the list is mounted, so that the next visit begins at the top. */
export function forgetReturnTarget(resource: string): void {
  returnTargets.delete(resource)
}
