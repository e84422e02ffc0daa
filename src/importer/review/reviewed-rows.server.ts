import type { FastifyRequest } from 'fastify'
import type { Import } from '#src/importer/imports.server.ts'
import { changesOfRows } from '#src/importer/review/changes-of-rows.server.ts'
import { targetOf } from '#src/importer/rows/plan.server.ts'
import { rowReader, shownCells } from '#src/importer/rows/read-row.server.ts'
import { type ReviewedRow, type RowStatus, rowStatuses } from '#src/importer/wire.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import { Invalid, type MessageRef } from '#src/platform/errors.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { translate } from '#src/platform/i18n/i18n.server.ts'
import type { HeldCell } from '#src/resource/kinds/kind.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'

export const reviewedPerPage = 200

/** Who reviews, in which language. */
export type Reviewing = { registry: Registry; actor: Actor; language: Language }

export const reviewingOf = ({ registry }: Pick<Reviewing, 'registry'>, request: FastifyRequest): Reviewing => ({
  registry,
  actor: actorOf(request),
  language: languageOf(request),
})

/** A page from 1 of all rows, or of those with an outcome. */
export type PageAsked = { page: number; status: RowStatus | null }

/** Throws Invalid for a malformed page or status. */
export function parseRowsAsked({ page = '1', status = '' }: Record<string, unknown>): PageAsked {
  const isPage = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page)
  const known = rowStatuses.find((one) => one === status) ?? null
  if (isPage && (known !== null || status === '')) return { page: Number(page), status: known }
  const field = isPage ? 'status' : 'page'
  throw new Invalid({ [field]: 'resource.list.bad_parameter' }, 'platform.answers.bad_request')
}

type Row = {
  row: number
  status: RowStatus
  errors: Record<string, MessageRef> | null
  cells: string
  id: number | null
}

/** Rows with what becomes of them, in the reader's words. */
export async function reviewedRows(
  db: Reads,
  reviewing: Reviewing,
  load: Import,
  asked: PageAsked | { rows: readonly number[] },
): Promise<ReviewedRow[]> {
  const { registry, actor, language } = reviewing
  const { asked: of, found } = load
  const prepared = targetOf(registry, load, actor)
  if (!of || !found || !prepared) return []
  const reader = rowReader(prepared, of, found.columns)
  const rows =
    'rows' in asked
      ? await db<Row[]>`
          select o.row, o.status, o.errors, r.cells, o.record_id as id
          from import_outcomes o join import_rows r using (import_id, row)
          where o.import_id = ${load.id} and o.row = any(${[...asked.rows]}::int[]) order by o.row`
      : await db<Row[]>`
          select o.row, o.status, o.errors, r.cells, o.record_id as id
          from import_outcomes o join import_rows r using (import_id, row)
          where o.import_id = ${load.id} and (${asked.status}::text is null or o.status = ${asked.status})
          order by o.row limit ${reviewedPerPage} offset ${(asked.page - 1) * reviewedPerPage}`
  const staged = rows.map((one) => ({ ...one, cells: JSON.parse(one.cells) as HeldCell[] }))
  const changes = await changesOfRows(db, reviewing, load, staged)
  return staged.map(({ row, status, errors, cells, id }) => ({
    row,
    status,
    values: shownCells(reader, { row, cells }),
    errors: Object.fromEntries(
      Object.entries(errors ?? {}).map(([field, message]) => [field, translate(language, message)]),
    ),
    id,
    ...(changes.get(row) ?? { matched_by: null, before: {} }),
  }))
}
