import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity, type Resource } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { labelOf, type Model, type Name, shownNames } from '#src/resource/model.ts'
import { createAddress, formAddress } from '#src/resource/screen-addresses.ts'
import { ExportMenu } from '#src/resource/screens/ExportMenu.tsx'
import { FilterText } from '#src/resource/screens/FilterText.tsx'
import { forgetLeftRecord, type LeftRecord, leftRecord } from '#src/resource/screens/left-record.ts'
import { readingOf } from '#src/resource/screens/list-reading.ts'
import { useMay } from '#src/resource/screens/may.ts'
import { useFilters } from '#src/resource/screens/use-filters.ts'
import { queryOf, useList } from '#src/resource/screens/use-list.ts'
import { nameInSentence, type Words, withContraction, wordsOf } from '#src/resource/screens/words.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import type { Column, Source } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { useTotal } from '#src/ui/table/pages.tsx'
import { useView } from '#src/ui/table/view.ts'
import { toast } from '#src/ui/toasts.tsx'

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
export function ListScreen({ model, detail: Detail, emptySays }: ListScreenProps) {
  const { resource } = model
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const left = useLeftRecord(resource.name)
  const newLink = useFocusAfterNew(left === 'new')
  const may = useMay(resource)
  const words = wordsOf(resource, text)
  const reading = useMemo(() => readingOf(model), [model])
  const sorts = useCallback((name: string) => model.names.get(name)?.isSorted === true, [model])
  const [view, onView] = useView(sorts)
  const { chosen, where, drop, showAll } = useFilters(model)
  const source = useList(resource, view, reading, where)
  const remove = useRemove(resource)
  const columns = useMemo(() => {
    const plain = shownNames(model).map((name) => tableColumn(resource, name, text(captionKey(resource, name.name))))
    return may.update ? plain.map((column) => linked(column, resource, search)) : plain
  }, [model, resource, text, may.update, search])
  const create = may.create && (
    <Link ref={newLink} className={buttonClass()} to={createAddress(resource)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text(`pages.${resource.name}.create`)}</span>
    </Link>
  )
  const actions = (
    <>
      <ExportMenu resource={resource} query={queryOf(view, where).toString()} />
      {create}
    </>
  )
  return (
    <Page title={text(`pages.${resource.name}.list`)} note={<Count source={source} words={words} />} actions={actions}>
      <DataTable
        {...{ columns, source, view, onView }}
        {...(Detail && { expand: (row: Entity) => <Detail row={row} /> })}
        name={resource.name}
        chips={chosen.map((one) => ({
          name: one.filter.name,
          words: <FilterText resource={resource} chosen={one} />,
        }))}
        onDrop={drop}
        onShowAll={showAll}
        label={text(`pages.${resource.name}.list`)}
        rowId={(row) => row.id}
        returnTo={left === 'new' ? undefined : left}
        rowLabel={(row) => labelOf(resource, row)}
        onEdit={may.update ? (row) => void navigate(formAddress(resource, row.id), { state: { search } }) : undefined}
        onDelete={may.delete ? remove : undefined}
        emptySays={text(emptySays ?? 'resource.screens.begin', { name: words.many })}
        whenEmpty={create}
      />
    </Page>
  )
}

/** How many records there are; of a search, how many it finds. */
function Count({ source, words: { one, many } }: { source: Source<Entity>; words: Words }) {
  const total = useTotal(source)
  const isKnown = source.state === 'ready' || source.state === 'renewing'
  return <span role="status">{isKnown ? `${total} ${source.total === 1 ? one : many}` : '\u00a0'}</span>
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

function tableColumn(resource: Resource, { name, field, isSorted }: Name, header: string): Column<Entity> {
  const { Cell, column } = screenKindOf(field)
  return {
    id: name,
    header,
    cell: (row) => <Cell field={field} value={row[name]} label={labelOf(resource, row)} />,
    sortable: isSorted,
    isBare: column === 'figure' && !('unit' in field),
    isLesser: resource.lesser.includes(name),
    ...(column !== 'text' && { kind: column }),
    ...(name === resource.label[0] && { kind: 'name' as const }),
  }
}

/** The name leads to the record's form; `search` is the list's query, to which the form returns. */
function linked(column: Column<Entity>, resource: Resource, search: string): Column<Entity> {
  if (column.kind !== 'name') return column
  const cell = (row: Entity) => (
    <Link className="data-table-link" to={formAddress(resource, row.id)} state={{ search }}>
      {column.cell(row)}
    </Link>
  )
  return { ...column, cell }
}

/** Asks before deleting, as there is no undo. */
function useRemove(resource: Resource): (row: Entity) => void {
  const text = useText()
  const queries = useQueryClient()
  const remove = async (row: Entity) => {
    if (!row.id)
      return console.log(withContraction(text('resource.screens.no_id', { what: text(`${resource.name}.the`) })))
    try {
      await call('DELETE', `${resource.name}/${row.id}`, { idempotencyKey: newIdempotencyKey() })
      toast.success(
        text(resource.notices?.deleted ?? 'resource.screens.deleted', { name: nameInSentence(resource, row) }),
      )
    } catch (failure) {
      // `call` has shown it; the list is fetched again as it may be outdated.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries()
  }
  return (row) =>
    toast.confirm({
      text: text('¿Está seguro que desea eliminar el item?'),
      note: `${nameInSentence(resource, row)}. ${text('resource.screens.delete_note')}`,
      confirm: text('Eliminar'),
      cancel: text('Cancelar'),
      onConfirm: () => void remove(row),
    })
}
