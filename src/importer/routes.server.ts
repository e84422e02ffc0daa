import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createImport } from '#src/importer/create-import.server.ts'
import { importable } from '#src/importer/importable.server.ts'
import { giveTask, type Import, importColumns, openImport, ownImport } from '#src/importer/imports.server.ts'
import type { Loader } from '#src/importer/loader.server.ts'
import { mendRow } from '#src/importer/mend-row.server.ts'
import { importDocs } from '#src/importer/openapi.server.ts'
import { countOutcomes } from '#src/importer/outcomes.server.ts'
import { parseAsked } from '#src/importer/parse-asked.server.ts'
import { openPlan, targetsOf } from '#src/importer/plan.server.ts'
import { parseRowsAsked, reviewedRows } from '#src/importer/reviewed-rows.server.ts'
import { settled } from '#src/importer/settled.server.ts'
import { shownImport, withErrors } from '#src/importer/shown-import.server.ts'
import { suggestColumns } from '#src/importer/suggest-columns.server.ts'
import type { ImportTask } from '#src/importer/wire.ts'
import type { Actor } from '#src/platform/actor.ts'
import { Conflict, Invalid, NotFound } from '#src/platform/errors.ts'
import { withBody } from '#src/platform/http/body.server.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Prepared, Registry } from '#src/resource/prepared.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import type { SheetWords } from '#src/resource/sheet-words.ts'
import { inWrite } from '#src/resource/write/in-write.server.ts'

const config = { access: 'load_database' } as const
const path = '/api/imports'

type Params = { id: string; row: string }
type Request = FastifyRequest<{ Params: Params }>

export type ImportParts = {
  services: Services
  registry: Registry
  loader: Loader
  /** What sheets call the fields of each resource. */
  words: Readonly<Record<string, SheetWords>>
}

/** Routes of the data loader; `app` must have `takeForms`, for multipart bodies. */
export function importRoutes(app: FastifyInstance, parts: ImportParts): void {
  const { services, registry, loader } = parts
  const { sql } = services
  const own = (request: FastifyRequest<{ Params: Params }>) =>
    ownImport(sql, { id: idOf(request.params.id), actor: actorOf(request) })

  app.post(path, { config, schema: importDocs.create }, async (request) => {
    const id = await createImport(services, loader, request)
    const load = await ownImport(sql, { id, actor: actorOf(request) })
    return described(parts, load, actorOf(request))
  })

  app.get(path, { config, schema: importDocs.list }, async (request) => {
    const loads = await sql.query<Import[]>(
      `select ${importColumns} from imports where user_id = $1 order by id desc limit 100`,
      [actorOf(request).id],
      { prepare: true },
    )
    return loads.map((load) => shownImport(load, languageOf(request)))
  })

  app.get<{ Params: Params }>(`${path}/:id`, { config, schema: importDocs.read }, async (request) => {
    const load = await own(request)
    const sheet = load.status === 'pending' ? await described(parts, load, actorOf(request)) : {}
    return { ...sheet, ...(await withErrors(sql, load, languageOf(request))) }
  })

  app.patch<{ Params: Params }>(`${path}/:id`, { config, schema: importDocs.update }, async (request) => {
    await task(parts, request, 'read', (load, fields) => ({ ...load, found: sheetAsked(load, fields) }))
    const load = await own(request)
    if (load.problem) throw new Invalid({ sheet: load.problem }, load.problem)
    return described(parts, load, actorOf(request))
  })

  app.post<{ Params: Params }>(`${path}/:id/preview`, { config, schema: importDocs.preview }, async (request) => {
    await task(parts, request, 'check', (load, fields) => ({ ...load, asked: parseAsked(fields) }))
    const load = await own(request)
    if (load.problem) throw new Conflict(load.problem, 'FAILED')
    const prepared = targetOf(registry, load, actorOf(request))
    const rows = prepared ? await reviewedRows(sql, prepared, load, { page: 1, status: null }, languageOf(request)) : []
    return { ...load.counts, unknown: load.unknown, rows }
  })

  app.get<{ Params: Params }>(`${path}/:id/rows`, { config, schema: importDocs.rows }, async (request, reply) => {
    const load = await own(request)
    const asked = parseRowsAsked({ ...(request.query as object) })
    const prepared = targetOf(registry, load, actorOf(request))
    if (!prepared || !('page' in asked)) return []
    const counts = await countOutcomes(sql, load.id)
    reply.header('x-total-count', String(asked.status ? counts[asked.status] : counts.total))
    return reviewedRows(sql, prepared, load, asked, languageOf(request))
  })

  app.patch<{ Params: Params }>(`${path}/:id/rows/:row`, { config, schema: importDocs.mend }, (request) =>
    mend(parts, request),
  )

  app.post<{ Params: Params }>(`${path}/:id/run`, { config, schema: importDocs.run }, async (request) => {
    await task(parts, request, 'write', (load, fields) => ({ ...load, asked: parseAsked(fields) }), { waits: false })
    return shownImport(await own(request), languageOf(request))
  })

  app.post<{ Params: Params }>(`${path}/:id/cancel`, { config, schema: importDocs.cancel }, async (request) => {
    const { id } = await own(request)
    await sql`update imports set is_cancelled = true where id = ${id} and task is not null`
    await settled(sql, id, request.raw)
    return shownImport(await own(request), languageOf(request))
  })

  app.post<{ Params: Params }>(`${path}/:id/undo`, { config, schema: importDocs.undo }, async (request) => {
    await undo(parts, request)
    return shownImport(await own(request), languageOf(request))
  })
}

/** The sheet's columns, what they may feed, and what each probably is. */
async function described({ registry, words, services }: ImportParts, load: Import, actor: Actor) {
  const { id, found } = load
  const targets = targetsOf(registry, actor).map((prepared) => prepared.seenBy(actor).resource)
  const columns = found?.columns ?? []
  const last = await lastMapping(services, load)
  return {
    id,
    name: load.name,
    sheets: found?.sheets ?? [],
    sheet: found?.sheet ?? 0,
    header_row: found?.header_row ?? 0,
    columns,
    rows: found?.rows ?? 0,
    suggested: Object.fromEntries(
      targets.map((target) => [
        target.name,
        suggestColumns(target, columns, { words: words[target.name] ?? {}, last: last[target.name] ?? {} }),
      ]),
    ),
    fields: Object.fromEntries(targets.map((target) => [target.name, importable(target).map(({ name }) => name)])),
  }
}

/** By target, the headings of this user's last load into it, and what they fed. */
async function lastMapping({ sql }: Services, { user_id: user, id }: Import) {
  const loads = await sql<Pick<Import, 'asked' | 'found'>[]>`
    select distinct on (asked->>'resource') asked, found from imports
    where user_id = ${user} and id <> ${id} and asked is not null and status = 'done'
    order by asked->>'resource', id desc`
  const all: Record<string, Record<string, string>> = {}
  for (const { asked, found } of loads) {
    const headings = new Map(found?.columns.map(({ column, heading }) => [column, heading]))
    const fed = Object.entries(asked?.mapping ?? {}).flatMap(([field, from]) => {
      const heading = typeof from === 'string' ? headings.get(from) : undefined
      return heading ? [[heading, field] as const] : []
    })
    if (asked) all[asked.resource] = Object.fromEntries(fed)
  }
  return all
}

/** The target as this user may see it; null before one is asked for. */
const targetOf = (registry: Registry, { asked }: Import, actor: Actor): Prepared | null =>
  (asked && registry.get(asked.resource)?.seenBy(actor)) ?? null

/** The sheet and the row of headings that are asked for. Throws Invalid for what the file does not have. */
function sheetAsked({ found }: Import, { sheet = found?.sheet, header_row = undefined }: Record<string, unknown>) {
  if (!found) throw new NotFound()
  const index = typeof sheet === 'string' ? found.sheets.indexOf(sheet) : Number(sheet)
  if (!Number.isInteger(index) || index < 0 || index >= found.sheets.length)
    throw new Invalid({ sheet: 'importer.no_sheet' })
  if (header_row === undefined) return { sheet: index }
  if (!Number.isInteger(header_row) || Number(header_row) < 0) throw new Invalid({ header_row: 'importer.no_row' })
  return { sheet: index, header_row: Number(header_row) }
}

type Change = (load: Import, fields: Record<string, unknown>) => { found: object | null; asked: object | null }

/** Gives the loader a task with what is asked of it, and waits for it. */
async function task(
  { services, loader, registry }: ImportParts,
  request: Request,
  what: ImportTask,
  change: Change,
  { waits } = { waits: true },
): Promise<void> {
  const id = idOf(request.params.id)
  await withBody(request, services.files, new Map(), (body) =>
    inWrite(services, request, body, async ({ tx, actor }) => {
      const load = await openImport(tx, { id, actor })
      const { found, asked } = change(load, body.fields)
      // What cannot be done is refused at once, at its field.
      if (what !== 'read') await openPlan(tx, registry, actor, { asked, found } as Parameters<typeof openPlan>[3])
      await tx`
        update imports set found = ${found && tx.json(found)}, asked = ${asked && tx.json(asked)},
          request_id = ${what === 'write' ? actor.request_id : null} where id = ${id}`
      await giveTask(tx, id, what, load.found?.rows ?? 0)
      return {}
    }),
  )
  loader.wake()
  if (waits) await settled(services.sql, id, request.raw)
}

async function undo({ services, loader }: ImportParts, request: Request): Promise<void> {
  const id = idOf(request.params.id)
  await withBody(request, services.files, new Map(), (body) =>
    inWrite(services, request, body, async ({ tx, actor }) => {
      const load = await ownImport(tx, { id, actor }, 'for update')
      if (load.task) throw new Conflict('importer.busy', 'BUSY')
      if (load.status !== 'done' && load.status !== 'cancelled') throw new Conflict('importer.nothing_to_undo', 'OVER')
      await giveTask(tx, id, 'undo', (load.counts.created ?? 0) + (load.counts.updated ?? 0))
      return {}
    }),
  )
  loader.wake()
}

/** Mends a cell in place; answers with the row, and those whose outcome hung on it. */
async function mend({ services, registry }: ImportParts, request: Request) {
  const { sql } = services
  const id = idOf(request.params.id)
  const row = idOf(request.params.row)
  const rows = await withBody(request, services.files, new Map(), (body) =>
    inWrite(services, request, body, async ({ tx, actor }) => {
      const load = await openImport(tx, { id, actor })
      const { checked: asked, found } = load
      if (!asked || !found) throw new Conflict('importer.not_checked', 'NOT_CHECKED')
      const plan = await openPlan(tx, registry, actor, { asked, found })
      const mended = await mendRow(sql, tx, { load, plan, actor }, row, body.fields)
      await tx`update imports set counts = ${tx.json(mended.counts)} where id = ${id}`
      return mended.rows
    }),
  )
  const load = await ownImport(sql, { id, actor: actorOf(request) })
  const prepared = targetOf(registry, load, actorOf(request))
  const shown = prepared ? await reviewedRows(sql, prepared, load, { rows }, languageOf(request)) : []
  return { ...load.counts, rows: shown }
}
