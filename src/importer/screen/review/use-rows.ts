import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadDetail } from '#src/importer/screen/load.ts'
import { loadKey } from '#src/importer/screen/use-load.ts'
import type { Counts, ReviewedRow } from '#src/importer/wire.ts'
import { call } from '#src/platform/browser/client.ts'

export const rowsPerPage = 200

type Shown = { rows: ReviewedRow[]; total: number }
export type RowsAsked = { page: number; onlyWrong: boolean }

const rowsKey = (id: number, { page, onlyWrong }: RowsAsked) => [...loadKey(id), 'rows', page, onlyWrong]

/** One page of the reviewed rows. */
export const useRows = (id: number, asked: RowsAsked) =>
  useQuery({
    queryKey: rowsKey(id, asked),
    queryFn: async ({ signal }): Promise<Shown> => {
      const status = asked.onlyWrong ? '&status=wrong' : ''
      const path = `imports/${id}/rows?page=${asked.page}${status}`
      const { body, total } = await call<ReviewedRow[]>('GET', path, { signal, quiet: true })
      return { rows: body, total: total ?? body.length }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

/** Puts a text in the place of a cell; rows whose outcome is new, and the counts, are shown as the server has them. */
export function useMend(id: number, asked: RowsAsked) {
  const queries = useQueryClient()
  return async (row: number, field: string, typed: string): Promise<ReviewedRow | undefined> => {
    const { body } = await call<Counts & { rows: ReviewedRow[] }>('PATCH', `imports/${id}/rows/${row}`, {
      body: { [field]: typed },
    })
    const { rows, ...counts } = body
    const isNew = new Map(rows.map((one) => [one.row, one]))
    queries.setQueryData<Shown>(
      rowsKey(id, asked),
      (shown) => shown && { ...shown, rows: shown.rows.map((one) => isNew.get(one.row) ?? one) },
    )
    queries.setQueryData<LoadDetail>(loadKey(id), (load) => load && { ...load, ...counts })
    return isNew.get(row)
  }
}
