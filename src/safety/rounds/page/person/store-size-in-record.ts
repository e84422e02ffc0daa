import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'

type SizeOfItem = { ppe_id: number; size: string }
type EmployeeWithSizes = { ppe_sizes: readonly SizeOfItem[]; updated_at: string }

/** Writes an employee's size of an item into the employee's record, the other sizes stay. Throws CallFailed. */
export async function storeSizeInRecord(employeeId: number, { ppe_id, size }: SizeOfItem): Promise<void> {
  const path = `employees/${employeeId}`
  const { body: employee } = await call<EmployeeWithSizes>('GET', path, { quiet: true })
  const otherSizes = employee.ppe_sizes
    .filter((other) => other.ppe_id !== ppe_id)
    .map(({ ppe_id: otherId, size: otherSize }) => ({ ppe_id: otherId, size: otherSize }))
  const body = { ppe_sizes: [...otherSizes, { ppe_id, size }], updated_at: employee.updated_at }
  await call('PATCH', path, { body, idempotencyKey: createIdempotencyKey(), quiet: true })
}
