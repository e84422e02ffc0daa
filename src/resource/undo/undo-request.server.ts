import type { FastifyRequest } from 'fastify'
import { holds } from '#src/platform/actor.ts'
import { Conflict, Forbidden, ManyRefused, NotFound } from '#src/platform/errors.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { refuseAll, refusedRows } from '#src/resource/bulk/refused.server.ts'
import { labelOf } from '#src/resource/model.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { restoreDeleted } from '#src/resource/undo/restore-deleted.server.ts'
import { type Told, undoChanges } from '#src/resource/undo/restore-updated.server.ts'
import { takeUndo } from '#src/resource/undo/undo-token.server.ts'
import { type AfterCommit, inWrite, manyRows } from '#src/resource/write/in-write.server.ts'
import { type By, lockRows } from '#src/resource/write/optimistic-lock.server.ts'
import { withoutRefused } from '#src/resource/write/rows-refused.server.ts'
import { saveMany } from '#src/resource/write/save.server.ts'

type Entry = { id: number; resource: string; action: string } & Told

/** Rows put back in one statement. */
const chunk = 1000

/**
 * Undoes all of a request, a delete or a bulk edit: all or nothing, once, within ten minutes and by who sent it. Throws
 * Conflict where the token is void, ManyRefused where rows have changed since or
 * refuse. Answers how many rows are back.
 */
export function undoRequest(
  services: Services,
  registry: Registry,
  request: FastifyRequest,
  body: Body,
  token: string,
) {
  return inWrite(
    services,
    request,
    body,
    async (by, afterCommit) => {
      const requestId = await takeUndo(by.tx, by.actor.id, token)
      if (requestId === null) throw new Conflict('resource.undo.void', 'VOID')
      const entries = await by.tx.query<Entry[]>(
        `select id::int, resource, action, before, after from audit
       where request_id = $1 and user_id = $2 and action in ('updated', 'deleted') order by id`,
        [requestId, by.actor.id],
      )
      for (const prepared of registry.values()) {
        const own = entries.filter(({ resource }) => resource === prepared.resource.name)
        if (own.length) await undoEntries(by, prepared, own, { services, afterCommit })
      }
      return { restored: entries.length }
    },
    manyRows,
  )
}

type Afterwards = { services: Services; afterCommit: AfterCommit }

async function undoEntries(
  by: By,
  prepared: Prepared,
  entries: readonly Entry[],
  { services, afterCommit }: Afterwards,
): Promise<void> {
  const { access } = prepared.resource
  const deleted = entries.filter(({ action }) => action === 'deleted')
  const updated = entries.filter(({ action }) => action === 'updated')
  if (deleted.length && !holds(by.actor, access.delete)) throw new Forbidden()
  if (updated.length && !holds(by.actor, access.update)) throw new Forbidden()
  if (deleted.length) {
    const ids = deleted.map(({ id }) => id)
    const { held } = await restoreDeleted(by, prepared, ids)
    afterCommit(() => services.files.bringBack(held))
  }
  for (let from = 0; from < updated.length; from += chunk) {
    const told = updated.slice(from, from + chunk)
    const ids = told.map(({ after }) => after.id)
    const rows = await lockRows(by, prepared, { ids, lock: 'for no key update of t' })
    if (rows.length !== ids.length) throw new NotFound()
    const { changes, changed } = undoChanges(prepared, told, rows)
    if (changed.length) refuseChanged(prepared, told, changed)
    const { without } = await withoutRefused(changes, (some) => saveMany(by, prepared, some))
    if (without.length) refuseAll(refusedRows(without, ({ before }) => before.id))
  }
}

const mostNamed = 5

/** All or nothing: names what somebody has changed since. */
function refuseChanged({ resource }: Prepared, told: readonly Entry[], changed: readonly number[]): never {
  const rows = told.filter(({ after }) => changed.includes(after.id))
  const names = rows.slice(0, mostNamed).map(({ after }) => labelOf(resource, after))
  throw new ManyRefused(
    changed.map((id) => ({ id, message: 'resource.undo.changed_since' })),
    { key: 'resource.undo.rows_changed', params: { names: names.join(', ') + (rows.length > mostNamed ? '…' : '') } },
  )
}
