import type { FastifyRequest } from 'fastify'
import { holds } from '#src/platform/actor.ts'
import { Conflict, Forbidden, NotFound } from '#src/platform/errors.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { refuseAll } from '#src/resource/bulk/refused.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'
import { restoreDeleted } from '#src/resource/undo/restore-deleted.server.ts'
import { type Told, undoChanges } from '#src/resource/undo/restore-updated.server.ts'
import { takeUndo } from '#src/resource/undo/undo-token.server.ts'
import { type AfterCommit, inWrite, manyRows } from '#src/resource/write/in-write.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'
import { saveMany } from '#src/resource/write/save.server.ts'

type Entry = { id: number; resource: string; action: string } & Told

/** Rows put back in one statement. */
const chunk = 1000

/**
 * Undoes all of a request, a delete or a bulk edit: all or nothing, once, within ten minutes and by who sent it. Throws
 * Conflict where the token is void, ManyRefused where rows have changed since. Answers how many rows are back.
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
    const rows = await lock(
      by,
      prepared,
      told.map(({ after }) => after.id),
    )
    const { changes, changed } = undoChanges(prepared, told, rows)
    if (changed.length) refuseAll(changed.map((id) => ({ id, message: 'resource.undo.changed_since' })))
    await saveMany(by, prepared, changes)
  }
}

async function lock({ tx, actor }: By, { resource, select }: Prepared, ids: readonly number[]): Promise<Entity[]> {
  const parameters = new Parameters()
  const all = parameters.add([...ids])
  const text = `
    select ${select.list} from ${resource.table} t ${select.joins}
    where t.id = any(${all}::int[]) and ${withinScope(resource, actor, parameters)}
    order by t.id for no key update of t`
  const rows = await tx.query<Entity[]>(text, parameters.values)
  if (rows.length !== ids.length) throw new NotFound()
  return rows
}
