import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { labelOf, type Model } from '#src/resource/model.ts'
import { buildFormAddress, buildListScreenAddress, buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { BulkButtons } from '#src/resource/screens/bulk/BulkButtons.tsx'
import { listShownPropertyNames } from '#src/resource/screens/display/display-columns.ts'
import { RecordCell } from '#src/resource/screens/display/RecordCell.tsx'
import { ExportMenu, useMayExport } from '#src/resource/screens/export/ExportMenu.tsx'
import { FilterFields } from '#src/resource/screens/filters/FilterFields.tsx'
import { buildFilterChips } from '#src/resource/screens/filters/filter-chips.tsx'
import { useFiltersInAddress } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { HistoryDrawer } from '#src/resource/screens/history/HistoryDrawer.tsx'
import { useMayReadHistory } from '#src/resource/screens/history/use-may-read-history.ts'
import { LeadToOnlyRecord } from '#src/resource/screens/list/LeadToOnlyRecord.tsx'
import { forgetReturnTarget, type ReturnTarget, readReturnTarget } from '#src/resource/screens/list/return-target.ts'
import { useColumns } from '#src/resource/screens/list/use-columns.tsx'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { buildListQuery, useList } from '#src/resource/screens/list/use-list.ts'
import { useStoreRecentScreen } from '#src/resource/screens/record/recent-records.ts'
import { type ResourceNames, translateNamesForSentence } from '#src/resource/screens/resource-names.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useFindRefusal, useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { useVisibleModel } from '#src/resource/screens/use-visible-resource.ts'
import { SavedViewsMenu } from '#src/resource/screens/views/SavedViewsMenu.tsx'
import { SavedViewsStrip } from '#src/resource/screens/views/SavedViewsStrip.tsx'
import { SaveViewButton } from '#src/resource/screens/views/SaveViewButton.tsx'
import { useSavedViews } from '#src/resource/screens/views/use-saved-views.tsx'
import { views } from '#src/resource/views/views.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { hasLoadedRows, type TableSource } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useListView } from '#src/ui/table/list-view.ts'
import { useTotalText } from '#src/ui/table/pages/table-pages.tsx'
import type { RowButton } from '#src/ui/table/rows/row-buttons.tsx'
import { ColumnsMenu } from '#src/ui/table/tools/columns-menu.tsx'

/** Content below an opened row. */
export type RowDetail = ComponentType<{ row: Entity }>

/** A module's additions to a list, besides the declaration. */
export type ListExtras = {
  /** The content below an opened row. If present, a click opens the row. */
  detail?: RowDetail
  /** Fields that the detail shows in full: the cells of an opened row leave them out. */
  detailFields?: readonly string[]
  /** Message key of the text for an empty list. */
  emptyTextKey?: string
}

type ListScreenProps = ListExtras & { model: Model }

/** A resource's list, or the form of its only record if the link that led here asks for that. */
export function ListScreen(props: ListScreenProps) {
  const { state } = useLocation()
  return state?.opensOnlyRecord ? (
    <LeadToOnlyRecord resource={props.model.resource} focusedField={state.focusedField} />
  ) : (
    <RecordList {...props} />
  )
}

/** The list with the actions that the reader may take. */
function RecordList({ model: fullModel, detail: Detail, detailFields = [], emptyTextKey }: ListScreenProps) {
  const model = useVisibleModel(fullModel)
  const { resource } = model
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const returnTarget = useReturnTargetThenForget(resource.name)
  useStoreRecentScreen(resource, buildListScreenAddress(resource), null)
  const newLink = useLinkFocusedAfterCreation(returnTarget === 'new')
  const may = useOfferedActions(resource)
  const names = translateNamesForSentence(resource, text)
  const isSortable = useCallback((name: string) => model.properties.get(name)?.isSortable === true, [model])
  const [view, onView] = useListView(isSortable)
  const filters = useFiltersInAddress(model)
  const listColumns = useColumns(model, may.open)
  const { columns, choosable, appearance, onAppearance, defaultColumns } = listColumns
  const savedViews = useSavedViews(model, listColumns)
  // The detail below a row and the resource's rule may read any property, so both need whole rows.
  const shownNames = listShownPropertyNames(resource, appearance.columns)
  const fields = Detail || resource.rowRule ? null : [...new Set([...shownNames, ...resource.label])]
  const source = useList(resource, { view, where: filters.where, fields })
  const remove = useConfirmedDeletion(resource)
  const refusal = useFindRefusal(resource)
  const mayReadHistory = useMayReadHistory(resource)
  const [shownInHistory, setShownInHistory] = useState<Entity | null>(null)
  const showHistory = (row: Entity): RowButton => ({
    icon: 'clock-history',
    title: text('resource.history.title'),
    label: text('resource.history.of', { name: labelOf(resource, row) }),
    onPress: () => setShownInHistory(row),
  })
  const createLink = may.create && (
    <Link ref={newLink} className={buttonClass()} to={buildNewRecordAddress(resource)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text(`pages.${resource.name}.create`)}</span>
    </Link>
  )
  const mayExport = useMayExport(resource)
  const total = useTotalText(source)
  const exportQuery = buildListQuery({ view, where: filters.where })
  exportQuery.set('fields', shownNames.join())
  const actions = (
    <>
      <ExportMenu
        {...{ resource }}
        query={exportQuery}
        note={text('resource.export.list', { total })}
        isTooLongToPrint={source.isLowerBound}
      />
      {createLink}
    </>
  )
  return (
    <Page title={text(`pages.${resource.name}.list`)} note={<RecordCount {...{ source, names }} />} actions={actions}>
      <UndoLine resource={resource} />
      <UndoLine resource={views} />
      <SavedViewsStrip {...{ savedViews }} />
      <DataTable
        {...{ source, view, onView, rowId }}
        columns={columns.map((column) => (detailFields.includes(column.id) ? { ...column, isInDetail: true } : column))}
        {...(Detail && { expand: (row: Entity) => <Detail row={row} /> })}
        name={resource.name}
        density={appearance.density}
        chips={buildFilterChips(resource, filters)}
        onDrop={filters.drop}
        onShowAll={filters.showAll}
        filterPanel={Object.keys(resource.filters).length > 0 && <FilterFields {...{ model, filters }} />}
        chipTools={(!savedViews.openView || savedViews.isChanged) && <SaveViewButton onPress={savedViews.save} />}
        tools={
          <>
            <SavedViewsMenu {...{ savedViews }} />
            <ColumnsMenu columns={choosable} {...{ appearance, onAppearance, defaultColumns }} />
          </>
        }
        bulk={
          mayExport || may.delete || (may.update && resource.bulkFields.length > 0)
            ? (selection, selectedCount) => (
                <BulkButtons
                  {...{ model, selection, selectedCount }}
                  list={{ view, where: filters.where, total: source.total, columns: shownNames }}
                />
              )
            : undefined
        }
        filterKey={`${filters.where} ${view.q}`}
        label={text(`pages.${resource.name}.list`)}
        returnToId={returnTarget === 'new' ? undefined : returnTarget}
        rowLabel={(row) => labelOf(resource, row)}
        onOpenRecord={
          may.open ? (row) => void navigate(buildFormAddress(resource, row.id), { state: { search } }) : undefined
        }
        isOpenedToEdit={may.update}
        onDelete={may.delete ? remove : undefined}
        deleteRefusal={(row) => refusal(row, 'delete')}
        moreButtons={mayReadHistory ? (row) => [showHistory(row)] : undefined}
        emptyText={text(emptyTextKey ?? 'resource.screens.begin', { name: names.many })}
        emptyAction={createLink}
      />
      {savedViews.dialog}
      {shownInHistory && (
        <HistoryDrawer
          {...{ resource }}
          id={shownInHistory.id}
          row={shownInHistory}
          name={
            resource.display ? <RecordCell {...{ model }} row={shownInHistory} /> : labelOf(resource, shownInHistory)
          }
          onClose={() => setShownInHistory(null)}
        />
      )}
    </Page>
  )
}

const rowId = (row: Entity) => row.id

/** The number of records that the list finds, with the resource's name; blank until it is loaded. */
function RecordCount({ source, names: { one, many } }: { source: TableSource<Entity>; names: ResourceNames }) {
  const total = useTotalText(source)
  return <span role="status">{hasLoadedRows(source) ? `${total} ${source.total === 1 ? one : many}` : '\u00a0'}</span>
}

/**
 * The stored target of the list's focus. It is forgotten once the list is mounted, so that the next visit begins at the
 * top.
 */
function useReturnTargetThenForget(name: string): ReturnTarget | undefined {
  const [returnTarget] = useState(() => readReturnTarget(name))
  useEffect(() => forgetReturnTarget(name), [name])
  return returnTarget
}

/** Focuses the link to the form of a new record after one was created, so that Enter creates the next one. */
function useLinkFocusedAfterCreation(isAfterCreation: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isAfterCreation) link.current?.focus()
  }, [isAfterCreation])
  return link
}
