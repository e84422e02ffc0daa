import { Conflict } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { requireOfParent } from '#src/resource/nested/parent-address.server.ts'
import { answerTo } from '#src/resource/signed.server.ts'
import { offerUndo } from '#src/resource/undo/undo-token.server.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'
import { deleteRows } from '#src/resource/write/rows/delete-rows.server.ts'
import { inUse } from '#src/resource/write/rows/in-use.server.ts'
import { loadForDelete } from '#src/resource/write/rows/optimistic-lock.server.ts'
import type { Undoable } from '#src/resource/write/undoable.server.ts'
import type { RecordWrite } from '#src/resource/write/write-record.server.ts'

/**
 * Deletes a row and its files, with an audit row; returns the row as it was. Throws NotFound, or Conflict `IN_USE`
 * where others refer to it.
 */
export async function deleteRecord(write: RecordWrite<number>): Promise<Undoable<Entity>> {
  const { services, prepared, request, id, parent } = write
  const { body, undo } = await handleWrite(services, request, {
    prepared,
    check: () => null,
    async run(context) {
      const entity = requireOfParent(parent, await loadForDelete(context, prepared, id))
      await deleteRows(context, prepared, [entity])
      return { body: entity, undo: await offerUndo(context) }
    },
  }).catch(async (error) => {
    const isInUse = error instanceof Conflict && error.code === 'IN_USE'
    throw isInUse ? await inUse(services.sql, prepared, actorOf(request), id) : error
  })
  return { body: answerTo(services.links, prepared, actorOf(request), body), undo }
}
