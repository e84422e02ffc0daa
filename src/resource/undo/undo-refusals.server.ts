import { BulkRefused, Duplicate, type MessageRef, type Refusal } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { fieldsOfRefusal, messageOfRefusedRow } from '#src/resource/write/rows/row-refusals.server.ts'

const maxNamedRows = 5

/** The message `key` with the labels of the first records as `names`. */
export const buildMessageWithNames = (
  key: string,
  { resource }: PreparedResource,
  records: readonly Entity[],
): MessageRef => ({
  key,
  params: {
    names:
      records
        .slice(0, maxNamedRows)
        .map((record) => labelOf(resource, record))
        .join(', ') + (records.length > maxNamedRows ? '…' : ''),
  },
})

/** A row that an undo cannot put back. `record` is its former state, which gives it its name. */
export type RefusedRestore = { id: number; record: Entity | null; refusal: Refusal }

/**
 * Throws BulkRefused, unless `refusedRows` is empty, with every row and the fields at which rows are refused. Its
 * message names the first rows whose unique values are taken by now, or else the first ones that a rule refuses.
 */
export function refuseRestoreIfAnyRefused(prepared: PreparedResource, refusedRows: readonly RefusedRestore[]): void {
  if (refusedRows.length === 0) return
  const listRecords = (rows: readonly RefusedRestore[]) => rows.flatMap(({ record }) => record ?? [])
  const takenRecords = listRecords(refusedRows.filter(({ refusal }) => refusal instanceof Duplicate))
  throw new BulkRefused(
    refusedRows.map(({ id, refusal }) => ({ id, message: messageOfRefusedRow(refusal) })),
    takenRecords.length > 0
      ? buildMessageWithNames('resource.undo.rows_taken', prepared, takenRecords)
      : buildMessageWithNames('resource.undo.rows_refused', prepared, listRecords(refusedRows)),
    Object.assign({}, ...refusedRows.map(({ refusal }) => fieldsOfRefusal(refusal))),
  )
}
