import { useId, useMemo, useState } from 'react'
import { LoaderPages } from '#src/importer/screen/LoaderPages.tsx'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { wrongCells } from '#src/importer/screen/review/cells.ts'
import { RowCards } from '#src/importer/screen/review/RowCards.tsx'
import { RowsSheet } from '#src/importer/screen/review/RowsSheet.tsx'
import { dayOrdersOf } from '#src/importer/screen/review/shown-days.ts'
import { useMending } from '#src/importer/screen/review/use-mending.ts'
import { rowsPerPage, useRows } from '#src/importer/screen/review/use-rows.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { FailedTable } from '#src/ui/table/table-states.tsx'

/** The rows, 200 a page, all of them or those that are wrong; on a phone one a card. */
export function ReviewTable({ load, resource }: { load: OpenLoad; resource: Resource }) {
  const text = useText()
  const id = useId()
  const isPhone = useIsPhone()
  const [asked, setAsked] = useState({ page: 1, onlyWrong: isPhone && load.wrong > 0 })
  const { asked: given, columns } = load
  const orders = useMemo(() => dayOrdersOf({ asked: given, columns }, resource), [given, columns, resource])
  const { data, error, refetch, isPlaceholderData } = useRows(load.id, asked, orders)
  const rows = data?.rows ?? []
  const fields = useMemo(() => fieldsOf(given, columns), [given, columns])
  const mending = useMending(load.id, asked, rows, fields)
  const inSight = wrongCells(rows, fields).length
  const Rows = isPhone ? RowCards : RowsSheet
  return (
    <>
      <div className="load-only">
        <label className="form-check form-switch" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            className="form-check-input"
            checked={asked.onlyWrong}
            onChange={(event) => setAsked({ page: 1, onlyWrong: event.target.checked })}
          />
          {text('importer.screen.only_wrong')}
        </label>
        {!isPhone && <span className="soft small">{text('importer.screen.any_cell')}</span>}
        <span className="soft small num load-end" role="status">
          {inSight > 0 && text('importer.screen.in_sight', { count: inSight })}
        </span>
      </div>
      {error && !data ? (
        <FailedTable onRetry={() => void refetch()} />
      ) : data && rows.length === 0 ? (
        <EmptyState outline="empty" title={text('importer.screen.none_wrong')} />
      ) : (
        <Rows {...{ rows, fields, resource, mending }} unknown={load.unknown} isWaiting={isPlaceholderData || !data} />
      )}
      <LoaderPages
        page={asked.page}
        perPage={rowsPerPage}
        total={data?.total ?? 0}
        shown={rows.length}
        onPage={(page) => setAsked({ ...asked, page })}
      />
    </>
  )
}

/** Fields that have a column, in the order of the columns. */
function fieldsOf(asked: OpenLoad['asked'], columns: OpenLoad['columns']): string[] {
  const places = new Map(columns.map(({ column }, place) => [column, place]))
  const placeOf = (fed: string | { column: string; part: string }) =>
    typeof fed === 'string'
      ? (places.get(fed) ?? 0)
      : (places.get(fed.column) ?? 0) + (fed.part === 'after_comma' ? 0.5 : 0)
  return Object.entries(asked?.mapping ?? {})
    .sort(([, a], [, b]) => placeOf(a) - placeOf(b))
    .map(([field]) => field)
}
