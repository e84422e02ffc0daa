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
import { saveMany } from '#src/resource/write/save.server.ts'
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
            const { saved, refused } = await editRows(by, prepared, rows, set)
            const all = [...missing.map(notFound), ...refused]
            if (query.isPreview)
              return settle({ body: { ...previewOf(seen, set, saved, all), stamp: stampOfRows(rows) }, undo: null })
            if (all.length) refuseAll(all)
            const changed = saved.filter(isChanged).length
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

type Saved = { before: Entity; after: Entity }

const isChanged = ({ before, after }: Saved) => before.updated_at !== after.updated_at

/** Writes what can be written, and tells what cannot. */
async function editRows(by: By, prepared: Prepared, rows: readonly Entity[], set: BulkSet) {
  const saved: Saved[] = []
  const refused: RefusedRow[] = []
  for (let from = 0; from < rows.length; from += chunk) {
    const changes = rows.slice(from, from + chunk).flatMap((before) => {
      try {
        return [{ before, given: givenOf(set, before) }]
      } catch (error) {
        refused.push({ id: before.id, message: messageOf(error) })
        return []
      }
    })
    const { kept, done, without } = await withoutRefused(changes, (some) => saveMany(by, prepared, some))
    refused.push(...refusedRows(without, ({ before }) => before.id))
    saved.push(...kept.flatMap(({ before }, at) => (done?.[at] ? [{ before, after: done[at] }] : [])))
  }
  return { saved, refused }
}

function previewOf(prepared: Prepared, set: BulkSet, saved: readonly Saved[], refused: RefusedRow[]): Edited {
  const names = namesSet(prepared, set)
  const of = (entity: Entity) => Object.fromEntries(names.map((name) => [name, entity[name]]))
  const changed = saved.filter(isChanged)
  const rows = changed.slice(0, mostShown).map(({ before, after }) => ({
    id: before.id,
    label: labelOf(prepared.resource, before),
    before: of(before),
    after: of(after),
  }))
  return { changed: changed.length, refused, rows }
}
