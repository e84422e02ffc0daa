import type { FastifyRequest } from 'fastify'
import { askedOf, openImport, ownImport } from '#src/importer/imports.server.ts'
import { mendRow } from '#src/importer/review/mend-row.server.ts'
import { reviewedPerPage, reviewedRows, reviewingOf } from '#src/importer/review/reviewed-rows.server.ts'
import type { ImportParts } from '#src/importer/routes/routes.server.ts'
import { passedOver } from '#src/importer/rows/passed-over.server.ts'
import { openPlan } from '#src/importer/rows/plan.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { actorOf } from '#src/platform/http/guard.server.ts'
import { idOf } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string; row: string } }>

/** Mends a cell in place; answers with the row, and those whose outcome hung on it. */
export async function mendImport({ services, registry, words }: ImportParts, request: Request) {
  const { sql } = services
  const id = idOf(request.params.id)
  const row = idOf(request.params.row)
  const rows = await handleWrite(services, request, {
    check: ({ fields }) => fields,
    async run(context, fields) {
      const { tx, actor } = context
      const load = await openImport(tx, { id, actor })
      if (!load.checked) throw new Conflict('importer.not_checked', 'NOT_CHECKED')
      const of = await askedOf(tx, { ...load, asked: load.checked })
      const plan = await openPlan(tx, registry, actor, of)
      const checking = { load, plan, actor, passOver: passedOver(plan, of.found, words) }
      const { rows, counts, unknown } = await mendRow(context, checking, row, fields)
      await tx`
        update imports set counts = ${tx.json(counts)}, unknown = ${tx.json(unknown)}, problem = null where id = ${id}`
      return pageFrom(rows, row)
    },
  })
  const load = await ownImport(sql, { id, actor: actorOf(request) })
  const shown = await reviewedRows(sql, reviewingOf({ registry }, request), load, { rows })
  return { ...load.counts, unknown: load.unknown, rows: shown }
}

/** What a page that shows the row can show besides: others are below it, however many. */
const pageFrom = (rows: readonly number[], row: number): number[] =>
  rows.filter((one) => one >= row).slice(0, reviewedPerPage)
