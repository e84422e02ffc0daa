import type { FastifyRequest } from 'fastify'
import { type ReviewedRow, type RowStatus, rowStatuses } from '#src/importer/import-types.ts'
import type { Import } from '#src/importer/imports.server.ts'
import { noMatch, readMatchesAndOldValues } from '#src/importer/review/matches-and-old-values.server.ts'
import { findImportTarget } from '#src/importer/rows/import-plan.server.ts'
import { hasWarnings } from '#src/importer/rows/outcomes.server.ts'
import { buildRowReader, listCellTexts } from '#src/importer/rows/read-row.server.ts'
import { describeRowError } from '#src/importer/values/describe-row-error.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { readLanguage, requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { RawCell } from '#src/resource/kinds/kind.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

export const reviewedPerPage = 200

/** The resources, the user who reviews, and the user's language. */
export type ReviewContext = { registry: Registry; actor: Actor; language: Language }

export const buildReviewContext = (
  { registry }: Pick<ReviewContext, 'registry'>,
  request: FastifyRequest,
): ReviewContext => ({
  registry,
  actor: requireActor(request),
  language: readLanguage(request),
})

/** A page, counted from 1, of all rows or of those with one outcome. */
export type RowsRequest = { page: number; status: RowStatus | null }

/** Parses the number of a page and the outcome by which rows are filtered. Throws Invalid if one is malformed. */
export function parseRowsRequest({ page = '1', status = '' }: Record<string, unknown>): RowsRequest {
  const isPage = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page)
  const knownStatus = rowStatuses.find((rowStatus) => rowStatus === status) ?? null
  if (isPage && (knownStatus !== null || status === '')) return { page: Number(page), status: knownStatus }
  const field = isPage ? 'status' : 'page'
  throw new Invalid({ [field]: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}

type OutcomeRow = {
  row: number
  status: RowStatus
  errors: Record<string, MessageRef> | null
  cells: string
  id: number | null
}

/** Rows with their outcomes and messages, in the reader's language. Empty before the first request. */
export async function readReviewedRows(
  db: Queryable,
  context: ReviewContext,
  sheetImport: Import,
  rowsRequest: RowsRequest | { rows: readonly number[] },
): Promise<ReviewedRow[]> {
  const { registry, actor, language } = context
  const { asked: importRequest, found: sheet } = sheetImport
  const prepared = findImportTarget(registry, sheetImport, actor)
  if (!importRequest || !sheet || !prepared) return []
  const reader = buildRowReader(prepared, importRequest, sheet.columns)
  const rows =
    'rows' in rowsRequest
      ? await db<OutcomeRow[]>`
          select o.row, o.status, o.errors, r.cells, o.record_id as id
          from import_outcomes o join import_rows r using (import_id, row)
          where o.import_id = ${sheetImport.id} and o.row = any(${[...rowsRequest.rows]}::int[]) order by o.row`
      : await db<OutcomeRow[]>`
          select o.row, o.status, o.errors, r.cells, o.record_id as id
          from import_outcomes o join import_rows r using (import_id, row)
          where o.import_id = ${sheetImport.id} and (${rowsRequest.status}::text is null or o.status = ${rowsRequest.status})
          order by o.row limit ${reviewedPerPage} offset ${(rowsRequest.page - 1) * reviewedPerPage}`
  const stagedRows = rows.map((row) => ({ ...row, cells: JSON.parse(row.cells) as RawCell[] }))
  const changes = await readMatchesAndOldValues(db, context, sheetImport, stagedRows)
  return stagedRows.map(({ row, status, errors, cells, id }) => ({
    row,
    status,
    values: listCellTexts(reader, { row, cells }),
    errors: {},
    warnings: {},
    [hasWarnings(status) ? 'warnings' : 'errors']: Object.fromEntries(
      Object.entries(errors ?? {}).map(([field, message]) => [
        field,
        describeRowError(prepared.resource.fields[field], message, language),
      ]),
    ),
    id,
    ...(changes.get(row) ?? noMatch),
  }))
}
