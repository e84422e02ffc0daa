import { useId, useMemo, useState } from 'react'
import type { FieldSource } from '#src/importer/import-types.ts'
import { isSecondPart } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { PaginationWithRange } from '#src/importer/screen/PaginationWithRange.tsx'
import { listWrongCells } from '#src/importer/screen/review/cells.ts'
import { listDayOrders } from '#src/importer/screen/review/day-formats.ts'
import { RowCards } from '#src/importer/screen/review/RowCards.tsx'
import { RowsSheet } from '#src/importer/screen/review/RowsSheet.tsx'
import { useCellEditing } from '#src/importer/screen/review/use-cell-editing.ts'
import { rowsPerPage, useReviewedRowsPage } from '#src/importer/screen/review/use-rows.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** The rows, 200 a page: all or only the wrong ones. On a phone each row is a card. */
export function ReviewTable({ sheetImport, resource }: { sheetImport: PendingImport; resource: Resource }) {
  const text = useText()
  const id = useId()
  const isPhone = useIsPhone()
  const [request, setRequest] = useState({ page: 1, onlyWrong: isPhone && sheetImport.wrong > 0 })
  const { asked: importRequest, columns } = sheetImport
  const orders = useMemo(
    () => listDayOrders({ asked: importRequest, columns }, resource),
    [importRequest, columns, resource],
  )
  const { data, error, refetch, isPlaceholderData } = useReviewedRowsPage(sheetImport.id, request, orders)
  const rows = data?.rows ?? []
  const fields = useMemo(() => listFieldsInColumnOrder(importRequest, columns), [importRequest, columns])
  const cellEditing = useCellEditing(sheetImport.id, request, rows, fields)
  const wrongCount = listWrongCells(rows, fields).length
  const RowsView = isPhone ? RowCards : RowsSheet
  return (
    <>
      <div className="load-only">
        <label className="form-check form-switch" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            className="form-check-input"
            checked={request.onlyWrong}
            onChange={(event) => setRequest({ page: 1, onlyWrong: event.target.checked })}
          />
          {text('importer.screen.only_wrong')}
        </label>
        {!isPhone && <span className="soft small">{text('importer.screen.any_cell')}</span>}
        <span className="soft small num load-end" role="status">
          {wrongCount > 0 && text('importer.screen.in_sight', { count: wrongCount })}
        </span>
      </div>
      {error && !data ? (
        <FailedTable onRetry={() => void refetch()} />
      ) : data && rows.length === 0 ? (
        <EmptyState outline="empty" title={text('importer.screen.none_wrong')} />
      ) : (
        <RowsView
          {...{ rows, fields, resource, orders, cellEditing }}
          unknownNames={sheetImport.unknown}
          isWaiting={isPlaceholderData || !data}
        />
      )}
      <PaginationWithRange
        page={request.page}
        perPage={rowsPerPage}
        total={data?.total ?? 0}
        shownCount={rows.length}
        onPage={(page) => setRequest({ ...request, page })}
      />
    </>
  )
}

/** The fields that have a column, in the order of the columns. */
function listFieldsInColumnOrder(request: PendingImport['asked'], columns: PendingImport['columns']): string[] {
  const indexByColumn = new Map(columns.map(({ column }, index) => [column, index]))
  const orderOf = (source: FieldSource) =>
    typeof source === 'string'
      ? (indexByColumn.get(source) ?? 0)
      : (indexByColumn.get(source.column) ?? 0) + (isSecondPart(source) ? 0.5 : 0)
  return Object.entries(request?.mapping ?? {})
    .sort(([, a], [, b]) => orderOf(a) - orderOf(b))
    .map(([field]) => field)
}
