import type { FastifyRequest } from 'fastify'
import { giveTask, type Import, openImport, ownImport } from '#src/importer/imports.server.ts'
import type { ImportParts } from '#src/importer/routes/routes.server.ts'
import { settled } from '#src/importer/routes/settled.server.ts'
import { openPlan } from '#src/importer/rows/plan.server.ts'
import type { ImportTask } from '#src/importer/wire.ts'
import { askToStop } from '#src/importer/work/lease.server.ts'
import { letGo } from '#src/importer/work/let-go.server.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict, Invalid, NotFound } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

function foundAsked({ found }: Import, { sheet = found?.sheet, header_row = undefined }: Record<string, unknown>) {
  if (!found) throw new NotFound()
  const index = typeof sheet === 'string' ? found.sheets.indexOf(sheet) : Number(sheet)
  if (!Number.isInteger(index) || index < 0 || index >= found.sheets.length)
    throw new Invalid({ sheet: 'importer.no_sheet' })
  // Until it is read; should it not be readable, another of the sheets can still be chosen.
  const chosen = { kind: found.kind, sheets: found.sheets, sheet: index, columns: [], rows: 0, suggested: {} }
  if (header_row === undefined) return chosen
  if (!Number.isInteger(header_row) || Number(header_row) < 0) throw new Invalid({ header_row: 'importer.no_row' })
  return { ...chosen, header_row: Number(header_row) }
}

/** The sheet and the row of headings that are asked for. Throws Invalid for what the file does not have. */
export const sheetAsked: Change = (load, fields) => ({ ...load, found: foundAsked(load, fields) })

type Change = (load: Import, fields: Record<string, unknown>) => { found: object | null; asked: object | null }

/** Gives the loader a task with what is asked of it, and waits for it. */
export async function askImport(
  { services, loader, registry }: ImportParts,
  request: Request,
  what: ImportTask,
  change: Change,
  { waits } = { waits: true },
): Promise<void> {
  const id = idOf(request.params.id)
  await handleWrite(services, request, {
    check: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const load = await openImport(tx, { id, actor })
      if (what !== 'read' && load.found?.rows === 0) throw new Conflict('importer.no_rows', 'NO_ROWS')
      const { found, asked } = change(load, fields)
      // What cannot be done is refused at once, at its field.
      if (what !== 'read') await openPlan(tx, registry, actor, { asked, found } as Parameters<typeof openPlan>[3])
      await tx`
        update imports set found = ${found && tx.json(found)}, asked = ${asked && tx.json(asked)},
          request_id = ${what === 'write' ? actor.request_id : null},
          checked = case when ${what} = 'write' then checked end where id = ${id}`
      await giveTask(tx, id, what, load.found?.rows ?? 0)
      return {}
    },
  })
  loader.wake()
  if (waits) await settled(services.sql, id, request.raw)
}

/** One that has written something: its run stands in the trace. */
const isUndoable = ({ status, request_id: request }: Import): boolean =>
  request !== null && (status === 'done' || status === 'cancelled' || status === 'failed')

/** How many entries of the audit tell what a load wrote: those of its rows, and of names that were created for them. */
async function countEntries(tx: Tx, { request_id: request, user_id: user }: Import): Promise<number> {
  const [counted] = await tx<{ entries: number }[]>`
    select count(*)::int as entries from audit
    where request_id = ${request} and user_id = ${user} and action in ('created', 'updated', 'deleted')`
  return counted?.entries ?? 0
}

/** Has all that a load wrote taken back. Throws Conflict where it wrote nothing, or something is being done with it. */
export async function undoLoad({ services, loader }: ImportParts, request: Request): Promise<void> {
  const id = idOf(request.params.id)
  await handleWrite(services, request, {
    check: () => null,
    async run({ tx, actor }) {
      const load = await ownImport(tx, { id, actor }, 'for update')
      if (load.task) throw new Conflict('importer.busy', 'BUSY')
      if (!isUndoable(load)) throw new Conflict('importer.nothing_to_undo', 'OVER')
      await giveTask(tx, id, 'undo', await countEntries(tx, load))
      return {}
    },
  })
  loader.wake()
}

/**
 * Stops what is being done with a load, and waits until it has stopped; one that waits for its user is thrown away, but
 * not by who names a `task` to be stopped, which was over by then. Returns the load as it is then.
 */
export async function cancelLoad({ services, loader }: ImportParts, request: Request): Promise<Import> {
  const id = idOf(request.params.id)
  const { load, keys } = await handleWrite(services, request, {
    check: ({ fields }) => fields,
    async run({ tx, actor }, fields) {
      const load = await ownImport(tx, { id, actor }, 'for update')
      await askToStop(tx, id)
      const isThrownAway = load.task === null && load.status === 'pending' && fields.task === undefined
      return { load, keys: isThrownAway ? await letGo(tx, [id], 'importer.thrown_away') : [] }
    },
  })
  await services.files.remove(keys)
  // Of a load whose worker has died the next one meets the cancel at once.
  loader.wake()
  await settled(services.sql, id, request.raw)
  // Of an upload that was cancelled nothing is kept.
  const gone: Import = { ...load, status: 'cancelled', task: null }
  return ownImport(services.sql, { id, actor: actorOf(request) }).catch((error) => {
    if (error instanceof NotFound) return gone
    throw error
  })
}
