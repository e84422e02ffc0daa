import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReviewedRow, RowCounts } from '#src/importer/import-types.ts'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { type DayOrders, withDays } from '#src/importer/screen/review/shown-days.ts'
import { loadKey } from '#src/importer/screen/use-load.ts'
import { call } from '#src/platform/browser/client.ts'

export const rowsPerPage = 200

type Shown = { rows: ReviewedRow[]; total: number }
export type RowsAsked = { page: number; onlyWrong: boolean }

const rowsKey = (id: number, { page, onlyWrong }: RowsAsked) => [...loadKey(id), 'rows', page, onlyWrong]

/** One page of the reviewed rows. */
export const useRows = (id: number, asked: RowsAsked, orders: DayOrders) =>
  useQuery({
    queryKey: rowsKey(id, asked),
    queryFn: async ({ signal }): Promise<Shown> => {
      const status = asked.onlyWrong ? '&status=wrong' : ''
      const path = `imports/${id}/rows?page=${asked.page}${status}`
      const { body, total } = await call<ReviewedRow[]>('GET', path, { signal, quiet: true })
      return { rows: body, total: total ?? body.length }
    },
    select: useCallback(
      ({ rows, total }: Shown) => ({ rows: rows.map((row) => withDays(row, orders)), total }),
      [orders],
    ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/**
 * Puts a text in the place of a cell; rows whose outcome is new, and the counts, are shown as the server has them.
 * Returns the page's rows as they are then.
 */
export function useMend(id: number, asked: RowsAsked) {
  const queries = useQueryClient()
  return async (row: number, field: string, typed: string): Promise<readonly ReviewedRow[]> => {
    const { body } = await call<RowCounts & { rows: ReviewedRow[] }>('PATCH', `imports/${id}/rows/${row}`, {
      body: { [field]: typed },
    })
    const { rows, ...counts } = body
    const isNew = new Map(rows.map((one) => [one.row, one]))
    const shown = queries.setQueryData<Shown>(
      rowsKey(id, asked),
      (before) => before && { ...before, rows: before.rows.map((one) => isNew.get(one.row) ?? one) },
    )
    // What the run said of the rows as they were is over.
    queries.setQueryData<LoadDetail>(loadKey(id), (load) => load && { ...load, ...counts, message: null })
    return shown?.rows ?? rows
  }
}
