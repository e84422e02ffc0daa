import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ImportCounts, ReviewedRow } from '#src/importer/import-types.ts'
import type { ImportDetail } from '#src/importer/screen/import-summary.ts'
import { type DayOrders, formatRowDays } from '#src/importer/screen/review/day-formats.ts'
import { buildImportQueryKey } from '#src/importer/screen/use-import.ts'
import { call } from '#src/platform/browser/client.ts'

export const rowsPerPage = 200

type RowsPage = { rows: ReviewedRow[]; total: number }
export type RowsPageRequest = { page: number; onlyWrong: boolean }

const buildRowsQueryKey = (id: number, { page, onlyWrong }: RowsPageRequest) => [
  ...buildImportQueryKey(id),
  'rows',
  page,
  onlyWrong,
]

/** One page of the reviewed rows. */
export const useReviewedRowsPage = (id: number, request: RowsPageRequest, orders: DayOrders) =>
  useQuery({
    queryKey: buildRowsQueryKey(id, request),
    queryFn: async ({ signal }): Promise<RowsPage> => {
      const status = request.onlyWrong ? '&status=wrong' : ''
      const path = `imports/${id}/rows?page=${request.page}${status}`
      const { body, total } = await call<ReviewedRow[]>('GET', path, { signal, quiet: true })
      return { rows: body, total: total ?? body.length }
    },
    select: useCallback(
      ({ rows, total }: RowsPage) => ({ rows: rows.map((row) => formatRowDays(row, orders)), total }),
      [orders],
    ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/**
 * Returns a function that corrects a cell. When the server has answered, rows with a new outcome and the counts are
 * shown, and the function returns the rows of the page.
 */
export function useCorrectCell(id: number, request: RowsPageRequest) {
  const queries = useQueryClient()
  return async (row: number, field: string, text: string): Promise<readonly ReviewedRow[]> => {
    const { body } = await call<ImportCounts & { rows: ReviewedRow[] }>('PATCH', `imports/${id}/rows/${row}`, {
      body: { [field]: text },
    })
    const { rows, ...counts } = body
    const changedRows = new Map(rows.map((changedRow) => [changedRow.row, changedRow]))
    const page = queries.setQueryData<RowsPage>(
      buildRowsQueryKey(id, request),
      (page) => page && { ...page, rows: page.rows.map((changedRow) => changedRows.get(changedRow.row) ?? changedRow) },
    )
    // The message of an earlier run no longer applies.
    queries.setQueryData<ImportDetail>(
      buildImportQueryKey(id),
      (sheetImport) => sheetImport && { ...sheetImport, ...counts, message: null },
    )
    return page?.rows ?? rows
  }
}
