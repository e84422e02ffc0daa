import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { FilterFields } from '#src/resource/screens/filters/FilterFields.tsx'
import { buildFilterChips } from '#src/resource/screens/filters/filter-chips.tsx'
import { useFiltersInAddress } from '#src/resource/screens/filters/use-filters-in-address.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { useVisibleModel } from '#src/resource/screens/use-visible-resource.ts'
import { Button } from '#src/ui/button/button.tsx'
import { StaticAmongFilter } from '#src/ui/choice/among-filter.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { ChoiceFilter } from '#src/ui/fields/filters/filter-fields.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { PageButtons } from '#src/ui/table/pages/page-buttons.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { useSelection } from '#src/ui/table/selection/selection.ts'
import { EmptyTable, FailedTable } from '#src/ui/table/table-states.tsx'
import { FilterChips } from '#src/ui/table/tools/filter-chips.tsx'
import { TableSearchAndFilters } from '#src/ui/table/tools/table-search-and-filters.tsx'
import { BoardButtons, useBoardActions } from '#src/workforce/trainings/board/BoardActions.tsx'
import { BoardPeople, BoardTable, type PressedCell } from '#src/workforce/trainings/board/BoardTable.tsx'
import { cellStateMessages, cellStates } from '#src/workforce/trainings/board/cell-state.ts'
import { BoardSelectionBar } from '#src/workforce/trainings/board/give/BoardSelectionBar.tsx'
import { useBoard, useBoardItems } from '#src/workforce/trainings/board/use-board.ts'
import { CertificationDialog } from '#src/workforce/trainings/CertificationDialog.tsx'
import { certifications } from '#src/workforce/trainings/certifications.ts'
import '#src/ui/table/table.css'
import './board.css'

/** Address parameters that narrow the board, beside the filters of employees. */
const boardFilterParameters = ['q', 'item_id_in', 'state'] as const

/** Page of a board: people in rows, trainings or qualities in columns. Filters, page and list are in the address. */
export function BoardPage({ model: fullModel }: { model: Model }) {
  const model = useVisibleModel(fullModel)
  const text = useText()
  const formatCount = useCountFormat()
  const isPhone = useIsPhone()
  const [search, setSearch, isReady] = useSearchReplacedByActivePeopleIfEmpty()
  const filters = useFiltersInAddress(model)
  const name = search.get('list') === 'qualities' ? 'qualities' : 'trainings'
  const page = Math.max(1, Math.min(200, Number(search.get('page')) || 1))
  const query = new URLSearchParams(filters.where)
  for (const parameter of boardFilterParameters)
    if (search.get(parameter)) query.set(parameter, search.get(parameter) ?? '')
  const { board, pageCount, isFailed, retry } = useBoard(name, query.toString(), page, isReady)
  const [pressedCell, setPressedCell] = useState<PressedCell | null>(null)
  const shownIds = useMemo(() => board?.rows.map(({ employee_id }) => employee_id) ?? [], [board])
  const selection = useSelection(buildPeopleKey(query), shownIds)
  const selectedCount = selection.isAll ? (board?.total ?? 0) : selection.ids.size
  const { dialog, ...boardActions } = useBoardActions({
    employees: model.resource,
    selection,
    people: { name, query, where: filters.where, total: board?.total ?? 0 },
  })
  const set = (changes: Readonly<Record<string, string>>) => setSearch(buildSearchUpdate({ page: '', ...changes }))
  const resource = certifications.find(({ type }) => type.name === name)?.resource
  const label = text(`workforce.board.${name}`)
  const View = isPhone ? BoardPeople : BoardTable
  const chips = buildFilterChips(model.resource, filters)
  return (
    <Page
      title={text('pages.certifications.list')}
      note={
        <span role="status">
          {board
            ? text('workforce.board.people', {
                count: board.total,
                figure: board.isLowerBound
                  ? text('ui.table.more_than', { total: formatCount(board.total) })
                  : formatCount(board.total),
              })
            : '\u00a0'}
        </span>
      }
      actions={
        <>
          <Button
            variant="secondary"
            icon="download"
            title={text('resource.export.xlsx')}
            onClick={() =>
              void downloadWithTicketUnlessRefused(`/api/${name}/board.xlsx${query.size > 0 ? `?${query}` : ''}`)
            }
          >
            <span className="words">{text('resource.export.xlsx')}</span>
          </Button>
          {board && board.rows.length > 0 && !board.isLowerBound && <BoardButtons {...boardActions} />}
        </>
      }
    >
      {resource && <UndoLine {...{ resource }} />}
      <div className="data-table">
        {board && selectedCount > 0 && (
          <BoardSelectionBar {...{ board, selection, selectedCount }}>
            <BoardButtons {...boardActions} isInBar />
          </BoardSelectionBar>
        )}
        <TableSearchAndFilters
          view={{ q: search.get('q') ?? '', page, perPage: 50, sort: null, dir: 'asc' }}
          onView={({ q }) => q !== undefined && set({ q })}
          hasSearch
          filterCount={
            filters.activeFilters.length + ['item_id_in', 'state'].filter((parameter) => search.get(parameter)).length
          }
          panel={
            <>
              <ItemAndStateFilters resourceName={name} searchParams={search} changeSearchParams={set} />
              <FilterFields model={{ ...model, rowFilters: [] }} {...{ filters }} />
            </>
          }
        >
          <fieldset className="board-switch" aria-label={text('workforce.board.switch')}>
            {certifications.map(({ type }) => (
              <Button
                key={type.name}
                variant="secondary"
                aria-pressed={type.name === name}
                className={type.name === name ? 'active' : ''}
                onClick={() => set({ list: type.name === 'qualities' ? 'qualities' : '', item_id_in: '' })}
              >
                {text(`pages.${type.name}.list`)}
              </Button>
            ))}
          </fieldset>
        </TableSearchAndFilters>
        {chips.length > 0 && <FilterChips {...{ chips }} onDrop={filters.drop} />}
        {isFailed && !board && <FailedTable onRetry={retry} />}
        {!isFailed && !board && <FormSkeleton />}
        {board && board.rows.length === 0 && (
          <EmptyTable
            hiddenBy={query.size > 0 ? 'filters' : null}
            onClear={() => setSearch(name === 'qualities' ? { list: name } : { q: '' })}
            description={undefined}
            emptyAction={null}
          />
        )}
        {board && board.rows.length > 0 && <View {...{ board, label, selection }} onPress={setPressedCell} />}
        {pageCount > 1 && (
          <nav className="data-table-pages" aria-label={text('ui.table.pages')}>
            <PageButtons
              {...{ page }}
              lastPage={pageCount}
              isLast={page >= pageCount}
              onPage={(newPage) => setSearch(buildSearchUpdate({ page: newPage === 1 ? '' : String(newPage) }))}
            />
          </nav>
        )}
      </div>
      {dialog}
      {pressedCell && <CellDialog {...{ name }} {...pressedCell} onClose={() => setPressedCell(null)} />}
    </Page>
  )
}

/**
 * The query without the parameters that only choose columns. It changes when other people are shown. Items choose
 * people only together with a state.
 */
function buildPeopleKey(query: URLSearchParams): string {
  const parameters = new URLSearchParams(query)
  if (!parameters.has('state')) parameters.delete('item_id_in')
  return parameters.toString()
}

const buildSearchUpdate = (changes: Readonly<Record<string, string>>) => (former: URLSearchParams) => {
  const search = new URLSearchParams(former)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') search.delete(name)
    else search.set(name, value)
  }
  return search
}

/**
 * The address's parameters. If the address has none, it is replaced by the address that shows active people. Until then
 * `isReady` is false and the board is not read.
 */
function useSearchReplacedByActivePeopleIfEmpty() {
  const [search, setSearch] = useSearchParams()
  const [isReady, setReady] = useState(search.size > 0)
  if (!isReady && search.size > 0) setReady(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen opens.
  useEffect(() => {
    if (!isReady) setSearch({ active: '1' }, { replace: true })
  }, [])
  return [search, setSearch, isReady] as const
}

type ItemAndStateFiltersProps = {
  resourceName: 'trainings' | 'qualities'
  searchParams: URLSearchParams
  changeSearchParams: (changes: Readonly<Record<string, string>>) => void
}

/** The board's own filters: the items that are columns, and a state by which people are chosen. */
function ItemAndStateFilters({ resourceName, searchParams, changeSearchParams }: ItemAndStateFiltersProps) {
  const text = useText()
  const items = useBoardItems(resourceName)
  return (
    <>
      <StaticAmongFilter
        label={text(`pages.${resourceName}.list`)}
        error={undefined}
        values={(searchParams.get('item_id_in') ?? '').split(',').filter(Boolean)}
        options={items.map(({ id, name: label }) => ({ value: String(id), label }))}
        onChange={(values) => changeSearchParams({ item_id_in: values.join() })}
      />
      <ChoiceFilter
        label={text('workforce.board.state')}
        value={searchParams.get('state') ?? ''}
        options={cellStates.map((value) => ({ value, label: text(cellStateMessages[value] ?? '') }))}
        onChange={(state) => changeSearchParams({ state })}
      />
    </>
  )
}

/**
 * Dialog of a pressed cell: its training or quality or, for a missing one, why it is needed, with the form of a new one
 * if the reader may create it.
 */
function CellDialog({ name, row, item, cell, onClose }: PressedCell & { name: string; onClose: () => void }) {
  const text = useText()
  const { resource, type } = certifications.find((candidate) => candidate.type.name === name) ?? {}
  const may = useOfferedActions(resource ?? { name, access: { create: 'never', update: 'never', delete: 'never' } })
  const isMissing = cell.id === null
  const { data: entity } = useQuery({
    queryKey: [name, cell.id],
    queryFn: async ({ signal }) => (await call<Entity>('GET', `${name}/${cell.id}`, { signal })).body,
    enabled: !isMissing,
    gcTime: 0,
  })
  const title = `${item.name} · ${row.employee_name}`
  const reason = isMissing ? text('workforce.board.missing_reason', { title: row.job_title ?? '' }) : undefined
  if (reason !== undefined && !may.create)
    return (
      <Modal {...{ title, onClose }}>
        <p>{reason}</p>
      </Modal>
    )
  if (!resource || !type || !(isMissing || entity)) return null
  return (
    <CertificationDialog
      {...{ resource, title, reason, onClose }}
      entity={isMissing ? undefined : entity}
      initialValues={{ employee_id: row.employee_id, [`${type.item}_id`]: item.id }}
    />
  )
}
