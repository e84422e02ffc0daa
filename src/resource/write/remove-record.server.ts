import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { answerTo } from '#src/resource/signed.server.ts'
import { offerUndo } from '#src/resource/undo/undo-token.server.ts'
import type { Asked } from '#src/resource/write/asked.server.ts'
import { inUse } from '#src/resource/write/in-use.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import { loadForDelete } from '#src/resource/write/optimistic-lock.server.ts'
import { removeMany } from '#src/resource/write/remove-many.server.ts'
import type { Undoable } from '#src/resource/write/undoable.server.ts'

const nothing = { fields: {}, uploads: [] }

/**
 * Deletes a row and its files, with an audit row; returns the row as it was. Throws NotFound, or Conflict `IN_USE`
 * where others refer to it.
 */
export async function removeRecord(asked: Asked<number>): Promise<Undoable<Entity>> {
  const { services, prepared, request, id, within } = asked
  try {
    const { body, undo } = await inWrite(services, request, nothing, async (by, afterCommit) => {
      const entity = await loadForDelete(by, prepared, id)
      if (within && entity[within.by] !== within.id) throw new NotFound()
      await removeMany(by, prepared, [entity], { files: services.files, afterCommit })
      return { body: entity, undo: await offerUndo(by) }
    })
    return { body: answerTo(services.links, prepared, actorOf(request), body), undo }
  } catch (error) {
    if (databaseRefusal(error)?.code === '23503') throw await inUse(services.sql, prepared, actorOf(request), id)
    throw error
  }
}
