import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey } from '#src/resource/declaration.ts'
import type { Model } from '#src/resource/model.ts'
import type { ListColumns } from '#src/resource/screens/list/use-columns.tsx'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { buildViewQuery, parseViewQuery } from '#src/resource/screens/views/view-query.ts'
import { type View, views as viewsResource } from '#src/resource/views/views.ts'
import { toast } from '#src/ui/toast/toasts.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Lazy loading: the dialog needs the form's fields, which a list does not load. */
const loadViewDialog = async () => (await import('#src/resource/screens/views/ViewDialog.tsx')).ViewDialog

/** The saved views of a list, the one that is open, and the verbs on them. */
export type SavedViews = {
  views: readonly View[]
  /** The view that the address names, if the reader sees it. */
  openView: View | undefined
  /** True if the list shows something else than the open view says. */
  isChanged: boolean
  /** Shows what a view says; if it is open and unchanged, all records. */
  toggle: (view: View) => void
  save: () => void
  rename: (view: View) => void
  updateWithShown: (view: View) => void
  remove: (view: View) => void
  dialog: ReactNode
}

/** The open view is the parameter `view` of the address, so that Back, a reload and a link keep it. */
export function useSavedViews(model: Model, { choosable, appearance, onAppearance }: ListColumns): SavedViews {
  const { resource } = model
  const text = useText()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const views = useViews(resource.name)
  const [editedView, setEditedView] = useState<View | 'new' | null>(null)
  const { loadedValue: ViewDialog, load } = useLazyLoad(loadViewDialog)
  const columnNames = choosable.map(({ id }) => id)
  const shownQuery = buildViewQuery(model, appearance.columns, search)
  const openView = views.find(({ id }) => String(id) === search.get('view'))
  const isChanged = openView !== undefined && shownQuery !== normalizeQuery(openView)
  /** The text under which the view would be saved if it were shown. */
  function normalizeQuery({ query }: View): string {
    const parts = parseViewQuery(model, columnNames, query)
    return buildViewQuery(model, parts.columns ?? appearance.columns, parts.search)
  }
  function open({ id, query }: View): void {
    const { search: viewSearch, columns, leftOut } = parseViewQuery(model, columnNames, query)
    viewSearch.set('view', String(id))
    setSearch(viewSearch)
    if (columns) onAppearance({ ...appearance, columns })
    const names = [...new Set(leftOut.map(describeParameter))].join(', ')
    if (names !== '') toast.warning(text('resource.views.left_out', { names }))
  }
  function describeParameter(name: string): string {
    const field = model.properties.has(name) ? name : name.replace(/_(in|from|to|empty)$/, '')
    return model.properties.has(field) ? text(captionKey(resource, field)) : field
  }
  const setOpenId = (id: number | null) =>
    setSearch(
      (previousSearch) => {
        const newSearch = new URLSearchParams(previousSearch)
        if (id === null) newSearch.delete('view')
        else newSearch.set('view', String(id))
        return newSearch
      },
      { replace: true },
    )
  async function updateWithShown({ id, name, updated_at }: View): Promise<void> {
    try {
      const body = { query: shownQuery, updated_at }
      await call('PATCH', `views/${id}`, { body, idempotencyKey: createIdempotencyKey() })
      toast.success(text('resource.views.updated', { name }))
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries({ queryKey: [viewsResource.name] })
  }
  const remove = useConfirmedDeletion(viewsResource, undefined, () => setOpenId(null))
  const edit = async (view: View | 'new') => (await load()) && setEditedView(view)
  return {
    views,
    openView,
    isChanged,
    toggle: (view) => (view === openView && !isChanged ? setSearch(new URLSearchParams()) : open(view)),
    save: () => void edit('new'),
    rename: (view) => void edit(view),
    updateWithShown: (view) => void updateWithShown(view),
    remove,
    dialog: ViewDialog && editedView && (
      <ViewDialog
        list={resource}
        query={shownQuery}
        view={editedView === 'new' ? null : editedView}
        onClose={() => setEditedView(null)}
        onSaved={({ id }) => editedView === 'new' && setOpenId(id)}
      />
    ),
  }
}

/** The views of a list: the reader's own first, each group by name. None while they load, or if they cannot. */
function useViews(list: string): readonly View[] {
  const { data = [] } = useQuery({
    queryKey: [viewsResource.name, list],
    queryFn: async ({ signal }) =>
      (await call<View[]>('GET', `views?resource=${list}`, { signal, quiet: true })).body.toSorted(
        (a, b) => Number(b.own) - Number(a.own),
      ),
  })
  return data
}
