import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf, type Model } from '#src/resource/model.ts'
import { createAddress, formAddress, listAddress } from '#src/resource/screen-addresses.ts'
import { BulkBar } from '#src/resource/screens/bulk/BulkBar.tsx'
import { ExportMenu, useMayExport } from '#src/resource/screens/export/ExportMenu.tsx'
import { FilterPanel } from '#src/resource/screens/filters/FilterPanel.tsx'
import { FilterText } from '#src/resource/screens/filters/FilterText.tsx'
import { useFilters } from '#src/resource/screens/filters/use-filters.ts'
import { HistoryDrawer } from '#src/resource/screens/history/HistoryDrawer.tsx'
import { useMayHistory } from '#src/resource/screens/history/may-history.ts'
import { forgetLeftRecord, type LeftRecord, leftRecord } from '#src/resource/screens/list/left-record.ts'
import { useColumns } from '#src/resource/screens/list/use-columns.tsx'
import { lookQuery, useList } from '#src/resource/screens/list/use-list.ts'
import { useRemove } from '#src/resource/screens/list/use-remove.ts'
import { useNoteRecent } from '#src/resource/screens/record/recent-records.ts'
import { type Words, wordsOf } from '#src/resource/screens/resource-words.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useMay, useRefusal } from '#src/resource/screens/use-may.ts'
import { useSeenModel } from '#src/resource/screens/use-seen.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { hasLoadedRows, type TableSource } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { useTotalText } from '#src/ui/table/pages/table-pages.tsx'
import type { RowButton } from '#src/ui/table/rows/row-buttons.tsx'
import { ColumnsMenu } from '#src/ui/table/tools/columns-menu.tsx'

/** What is shown below an opened row. */
export type RowDetail = ComponentType<{ row: Entity }>

/** What a room gives its list besides the declaration. */
export type ListExtras = {
  /** With it a click opens a row. */
  detail?: RowDetail
  /** Message key of what an empty list says. */
  emptySays?: string
}

type ListScreenProps = ListExtras & { model: Model }

/** A resource's list, with the actions that the reader may take. */
export function ListScreen({ model: declared, detail: Detail, emptySays }: ListScreenProps) {
  const model = useSeenModel(declared)
  const { resource } = model
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const left = useLeftRecord(resource.name)
  useNoteRecent(resource, listAddress(resource), null)
  const newLink = useFocusAfterNew(left === 'new')
  const may = useMay(resource)
  const words = wordsOf(resource, text)
  const sorts = useCallback((name: string) => model.names.get(name)?.isSorted === true, [model])
  const [view, onView] = useListView(sorts)
  const filters = useFilters(model)
  const { columns, choosable, look, onLook, usual } = useColumns(model, may.update)
  // What is shown below an opened row, and what its rule asks, may be any of its properties.
  const fields = Detail || resource.may ? null : [...new Set([...look.columns, ...resource.label])]
  const source = useList(resource, { view, where: filters.where, fields })
  const remove = useRemove(resource)
  const refusal = useRefusal(resource)
  const mayHistory = useMayHistory(resource)
  const [told, setTold] = useState<Entity | null>(null)
  const showHistory = (row: Entity): RowButton => ({
    icon: 'clock-history',
    title: text('resource.history.title'),
    label: text('resource.history.of', { name: labelOf(resource, row) }),
    onPress: () => setTold(row),
  })
  const create = may.create && (
    <Link ref={newLink} className={buttonClass()} to={createAddress(resource)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text(`pages.${resource.name}.create`)}</span>
    </Link>
  )
  const mayExport = useMayExport(resource)
  const total = useTotalText(source)
  const exportQuery = lookQuery({ view, where: filters.where })
  exportQuery.set('fields', look.columns.join())
  const actions = (
    <>
      <ExportMenu {...{ resource }} query={exportQuery} note={text('resource.export.list', { total })} />
      {create}
    </>
  )
  return (
    <Page
      title={text(`pages.${resource.name}.list`)}
      note={<Count source={source} content={words} />}
      actions={actions}
    >
      <UndoLine resource={resource} />
      <DataTable
        {...{ columns, source, view, onView, rowId }}
        {...(Detail && { expand: (row: Entity) => <Detail row={row} /> })}
        name={resource.name}
        density={look.density}
        chips={filters.chosen.map((one) => ({
          name: one.filter.name,
          content: <FilterText resource={resource} chosen={one} />,
        }))}
        onDrop={filters.drop}
        onShowAll={filters.showAll}
        filterPanel={Object.keys(resource.filters).length > 0 && <FilterPanel {...{ model, filters }} />}
        tools={
          <ColumnsMenu columns={choosable} {...{ appearance: look, onAppearance: onLook, defaultColumns: usual }} />
        }
        bulk={
          mayExport || may.delete || (may.update && resource.bulk.length > 0)
            ? (selection, selected) => (
                <BulkBar
                  {...{ model, selection, selected }}
                  look={{ view, where: filters.where, total: source.total, columns: look.columns }}
                />
              )
            : undefined
        }
        filterKey={`${filters.where} ${view.q}`}
        label={text(`pages.${resource.name}.list`)}
        returnToId={left === 'new' ? undefined : left}
        rowLabel={(row) => labelOf(resource, row)}
        onEdit={may.update ? (row) => void navigate(formAddress(resource, row.id), { state: { search } }) : undefined}
        onDelete={may.delete ? remove : undefined}
        deleteRefusal={(row) => refusal(row, 'delete')}
        moreButtons={mayHistory ? (row) => [showHistory(row)] : undefined}
        emptyText={text(emptySays ?? 'resource.screens.begin', { name: words.many })}
        emptyAction={create}
      />
      {told && (
        <HistoryDrawer
          {...{ resource }}
          id={told.id}
          row={told}
          name={labelOf(resource, told)}
          onClose={() => setTold(null)}
        />
      )}
    </Page>
  )
}

const rowId = (row: Entity) => row.id

/** How many records there are; of a search, how many it finds. */
function Count({ source, content: { one, many } }: { source: TableSource<Entity>; content: Words }) {
  const total = useTotalText(source)
  return <span role="status">{hasLoadedRows(source) ? `${total} ${source.total === 1 ? one : many}` : '\u00a0'}</span>
}

/** Where the form that was left puts this list's focus; given to one visit. */
function useLeftRecord(name: string): LeftRecord | undefined {
  const [left] = useState(() => leftRecord(name))
  useEffect(() => forgetLeftRecord(name), [name])
  return left
}

/** Focus after creating: Enter on the link makes the next record. */
function useFocusAfterNew(isAfterNew: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isAfterNew) link.current?.focus()
  }, [isAfterNew])
  return link
}
