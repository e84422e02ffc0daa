import type { FastifyRequest } from 'fastify'
import { lockPendingImport, requireImport, requirePlanInput } from '#src/importer/imports.server.ts'
import { correctRow } from '#src/importer/review/correct-row.server.ts'
import { buildReviewContext, readReviewedRows, reviewedPerPage } from '#src/importer/review/reviewed-rows.server.ts'
import type { ImportDependencies } from '#src/importer/routes/routes.server.ts'
import { buildImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { buildSkipReasonFinder } from '#src/importer/rows/skip-reason.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import { handleWrite } from '#src/resource/write/handle-write.server.ts'

type Request = FastifyRequest<{ Params: { id: string; row: string } }>

/**
 * Corrects cells of a row. Answers with the row, the rows that depend on it, the counts and the unknown names. Throws
 * Conflict before the first check.
 */
export async function handleRowCorrection({ services, registry, sheetWords }: ImportDependencies, request: Request) {
  const { sql } = services
  const id = requirePathId(request.params.id)
  const row = requirePathId(request.params.row)
  const rows = await handleWrite(services, request, {
    checkBody: ({ fields }) => fields,
    async run(context, fields) {
      const { tx, actor } = context
      const sheetImport = await lockPendingImport(tx, { id, actor })
      if (!sheetImport.checked) throw new Conflict('importer.not_checked', 'NOT_CHECKED')
      const planInput = await requirePlanInput(tx, { ...sheetImport, asked: sheetImport.checked })
      const plan = await buildImportPlan(tx, registry, actor, planInput)
      const rowCheck = {
        sheetImport,
        plan,
        actor,
        findSkipReason: buildSkipReasonFinder(plan, planInput.sheet, sheetWords),
      }
      const { rows, counts, unknown } = await correctRow(context, rowCheck, row, fields)
      await tx`
        update imports set counts = ${tx.json(counts)}, unknown = ${tx.json(unknown)}, problem = null where id = ${id}`
      return takeRowsOfOnePage(rows, row)
    },
  })
  const sheetImport = await requireImport(sql, { id, actor: requireActor(request) })
  const reviewedRows = await readReviewedRows(sql, buildReviewContext({ registry }, request), sheetImport, { rows })
  return { ...sheetImport.counts, unknown: sheetImport.unknown, rows: reviewedRows }
}

/**
 * The corrected row and rows below it, at most as many as one page shows. Rows that depend on a row are always below
 * it.
 */
const takeRowsOfOnePage = (rows: readonly number[], firstRow: number): number[] =>
  rows.filter((dependentRow) => dependentRow >= firstRow).slice(0, reviewedPerPage)
