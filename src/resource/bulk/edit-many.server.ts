import type { FastifyRequest } from 'fastify'
import { withBody } from '#src/platform/http/body.server.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { lockMany, parseBulk, requireSeen, stampOfRows } from '#src/resource/bulk/bulk-query.server.ts'
import { inPreview, messageOf, type RefusedRow, refuseAll, refusedRows } from '#src/resource/bulk/refused.server.ts'
import { type BulkSet, givenOf, namesSet, parseSet } from '#src/resource/bulk/set.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import type { Given } from '#src/resource/rules.server.ts'
import { requireOwnScope } from '#src/resource/scope.server.ts'
import { offerUndo } from '#src/resource/undo/undo-token.server.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { refusalOfWrite } from '#src/resource/write/refusals.server.ts'
import { withoutRefused } from '#src/resource/write/rows-refused.server.ts'
import { saveManyBriefly } from '#src/resource/write/save.server.ts'
import type { Undoable } from '#src/resource/write/undoable.server.ts'

export type Asked = { services: Services; prepared: Prepared; request: FastifyRequest }

type Shown = { id: number; label: string; before: Given; after: Given }

/** `rows` are the first of a preview's, with what changes in them; its `stamp` tells whether any has changed since. */
export type Edited = { changed: number; refused?: RefusedRow[]; rows?: Shown[]; stamp?: string }

/** Rows of one statement. */
const chunk = 1000
const mostShown = 50

/** Sets the same in many rows, all or none. With `preview` everything is done but the commit. */
export function editMany({ services, prepared, request }: Asked): Promise<Undoable<Edited>> {
  const seen = prepared.seenBy(actorOf(request))
  return withBody(request, services.files, new Map(), async (body) => {
    // Rights are checked before the body, and again by `inWrite`.
    await services.rights.renew(services.sql, request)
    const query = parseBulk(seen, body.fields, ['stamp', 'set'])
    const set = parseSet(seen, body.fields.set)
    try {
      return await inPreview(query.isPreview, (settle) =>
        inWrite(
          services,
          request,
          body,
          async (by) => {
            requireOwnScope(prepared.resource, by.actor, set.given)
            const { rows, missing } = await lockMany(by, prepared, query, 'for no key update of t')
            requireSeen(query, rows)
            const { changed, shown, refused } = await editRows(by, prepared, rows, { set, names: namesSet(seen, set) })
            const all = [...missing.map(notFound), ...refused]
            if (query.isPreview)
              return settle({ body: { changed, refused: all, rows: shown, stamp: stampOfRows(rows) }, undo: null })
            if (all.length) refuseAll(all)
            return { body: { changed }, undo: changed > 0 ? await offerUndo(by) : null }
          },
          { bulk: query },
        ),
      )
    } catch (error) {
      throw refusalOfWrite(error, prepared)
    }
  })
}

const notFound = (id: number): RefusedRow => ({ id, message: 'platform.answers.not_found' })

type RowEdit = { set: BulkSet; names: readonly string[] }

type EditedRows = { changed: number; shown: Shown[]; refused: RefusedRow[] }

/**
 * Writes what can be written, and tells what cannot. Memory: of the changed rows only the first are kept, by `names`,
 * to be shown.
 */
async function editRows(by: By, prepared: Prepared, rows: readonly Entity[], { set, names }: RowEdit) {
  const edited: EditedRows = { changed: 0, shown: [], refused: [] }
  for (let from = 0; from < rows.length; from += chunk) {
    const changes = rows.slice(from, from + chunk).flatMap((before) => {
      try {
        return [{ before, given: givenOf(set, before) }]
      } catch (error) {
        edited.refused.push({ id: before.id, message: messageOf(error) })
        return []
      }
    })
    const { kept, done, without } = await withoutRefused(changes, (some) => saveManyBriefly(by, prepared, some, names))
    edited.refused.push(...refusedRows(without, ({ before }) => before.id))
    for (const [index, { before }] of kept.entries()) {
      const after = done?.[index]
      if (!after || before.updated_at === after.updated_at) continue
      edited.changed++
      if (edited.shown.length < mostShown) edited.shown.push(shownRow(prepared, names, before, after))
    }
  }
  return edited
}

function shownRow({ resource }: Prepared, names: readonly string[], before: Entity, after: Entity): Shown {
  const of = (entity: Entity) => Object.fromEntries(names.map((name) => [name, entity[name]]))
  return { id: before.id, label: labelOf(resource, before), before: of(before), after: of(after) }
}
