import { ManyRefused, type MessageRef, Refusal } from '#src/platform/errors.ts'
import type { Without } from '#src/resource/write/rows/rows-refused.server.ts'

/** A row that a bulk request may not change, and why. */
export type RefusedRow = { id: number; message: MessageRef }

/** All or nothing: refuses the whole request and names the rows. */
export function refuseAll(rows: readonly RefusedRow[]): never {
  throw new ManyRefused(rows)
}

/** The rows that a write refused, as an answer names them. */
export const nameRefused = <Row>(without: readonly Without<Row>[], idOf: (row: Row) => number): RefusedRow[] =>
  without.map(({ row, error }) => ({ id: idOf(row), message: messageOf(error) }))

/** What is wrong with one row: at the field where the refusal names one. */
export function messageOf(error: unknown): MessageRef {
  if (!(error instanceof Refusal)) throw error
  const fields = 'fields' in error && typeof error.fields === 'object' ? Object.values(error.fields ?? {}) : []
  return fields[0] ?? error.key
}
