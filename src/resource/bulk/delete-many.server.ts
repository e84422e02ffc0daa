import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { withBody } from '#src/platform/http/body.server.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { lockMany, parseBulk } from '#src/resource/bulk/bulk-query.server.ts'
import type { Asked } from '#src/resource/bulk/edit-many.server.ts'
import { inPreview, type RefusedRow, refuseAll, refusedRows } from '#src/resource/bulk/refused.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { offerUndo } from '#src/resource/undo/undo-token.server.ts'
import { describeUses, inUseAmong } from '#src/resource/write/in-use.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import { removeMany } from '#src/resource/write/remove-many.server.ts'
import { withoutRefused } from '#src/resource/write/rows-refused.server.ts'
import type { Undoable } from '#src/resource/write/undoable.server.ts'

/** `rows` are the first of a preview's, by their labels. */
export type Deleted = { deleted: number; refused?: RefusedRow[]; rows?: { id: number; label: string }[] }

const mostShown = 50

/** Deletes many rows, all or none. With `preview` it tells which could be deleted and which not. */
export function deleteMany({ services, prepared, request }: Asked): Promise<Undoable<Deleted>> {
  return withBody(request, services.files, new Map(), async (body) => {
    // Rights are checked before the body, and again by `inWrite`.
    await services.rights.renew(services.sql, request)
    const query = parseBulk(prepared.seenBy(actorOf(request)), body.fields)
    return await inPreview(query.isPreview, (settle) =>
      inWrite(
        services,
        request,
        body,
        async (by, afterCommit) => {
          const { rows, missing } = await lockMany(by, prepared, query, 'for update of t')
          const used = await inUseAmong(
            by,
            prepared,
            rows.map(({ id }) => id),
          )
          const describeUse = await describeUses(by, prepared, [...used])
          const refused: RefusedRow[] = [
            ...missing.map((id) => ({ id, message: 'platform.answers.not_found' })),
            ...rows.filter(({ id }) => used.has(id)).map(({ id }) => ({ id, message: describeUse(id) })),
          ]
          const free = rows.filter(({ id }) => !used.has(id))
          if (!query.isPreview && refused.length) refuseAll(refused)
          const { kept: gone, without } = await withoutRefused(free, (some) =>
            removeMany(by, prepared, some, { files: services.files, afterCommit }),
          ).catch((error) => {
            throw databaseRefusal(error)?.code === '23503' ? new Conflict('resource.delete.in_use', 'IN_USE') : error
          })
          refused.push(...refusedRows(without, ({ id }) => id))
          if (query.isPreview) {
            const shown = gone.slice(0, mostShown)
            const labels = shown.map((row) => ({ id: row.id, label: labelOf(prepared.resource, row) }))
            return settle({ body: { deleted: gone.length, refused, rows: labels }, undo: null })
          }
          if (refused.length) refuseAll(refused)
          return { body: { deleted: gone.length }, undo: gone.length > 0 ? await offerUndo(by) : null }
        },
        { bulk: query },
      ),
    )
  })
}
