import { call } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { type ActionRoute, actionAddress, type Resource } from '#src/resource/declaration.ts'
import { rowsIn } from '#src/resource/model.ts'
import { buildListQuery } from '#src/resource/screens/list/use-list.ts'
import type { ListView } from '#src/ui/table/list-view.ts'
import type { Selection } from '#src/ui/table/selection/selection.ts'

/** The rows that a bulk request means. */
export type RowSelector = { ids: number[] } | { filter: Record<string, string>; expected: number }

/** A row that refuses, in the reader's words. */
export type RefusalInReader = { id: number; message: string }

type FieldValues = Readonly<Record<string, unknown>>

export type EditPreview = {
  changed: number
  refusedRows: RefusalInReader[]
  rows: { id: number; label: string; before: FieldValues; after: FieldValues }[]
  /** Which rows these are and when each was last changed. */
  stamp: string
}

export type DeletePreview = { deleted: number; refusedRows: RefusalInReader[]; rows: { id: number; label: string }[] }

const idsPerPage = 1000

/**
 * The chosen rows: by their ids or, where all that a list finds are chosen, by its filters, with how many they were. A
 * list without filters names every id, as an empty filter is refused.
 */
export async function buildRowSelector(
  resource: Resource,
  { ids, isAll }: Selection,
  { view, where, total }: { view: ListView; where: string; total: number },
): Promise<RowSelector> {
  if (!isAll) return { ids: [...ids] }
  const filter = Object.fromEntries(buildListQuery({ view: { ...view, sort: null }, where }))
  if (Object.keys(filter).length > 0) return { filter, expected: total }
  return { ids: await fetchIds(resource, {}, total) }
}

/** How many rows a request means. */
export const countSelectedRows = (rowSelector: RowSelector): number =>
  'ids' in rowSelector ? rowSelector.ids.length : rowSelector.expected

/** The same rows without some of them. */
export async function excludeRefused(
  resource: Resource,
  rowSelector: RowSelector,
  refusedRows: readonly RefusalInReader[],
): Promise<RowSelector> {
  const refusedIds = new Set(refusedRows.map(({ id }) => id))
  const ids =
    'ids' in rowSelector ? rowSelector.ids : await fetchIds(resource, rowSelector.filter, rowSelector.expected)
  return { ids: ids.filter((id) => !refusedIds.has(id)) }
}

/** The ids of all that a filter finds, a thousand a time. */
async function fetchIds({ name }: Resource, filter: Record<string, string>, total: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; (page - 1) * idsPerPage < total; page++) {
    const search = new URLSearchParams({ ...filter, fields: 'id', sort: 'id' })
    search.set('page', String(page))
    search.set('per_page', String(idsPerPage))
    const { body } = await call('GET', `${name}?${search}`)
    ids.push(...rowsIn(name, body).map(({ id }) => id))
  }
  return ids
}

/** Does all but the commit; quiet: what is wrong stands beside what was typed. */
export const previewEdit = (resource: Resource, rowSelector: RowSelector, values: FieldValues, signal: AbortSignal) =>
  call<EditPreview>('PATCH', resource.name, {
    body: { ...rowSelector, set: values, preview: true },
    signal,
    quiet: true,
  })

export const previewDelete = (resource: Resource, rowSelector: RowSelector, signal: AbortSignal) =>
  call<DeletePreview>('DELETE', resource.name, { body: { ...rowSelector, preview: true }, signal })

/** `stamp` is the preview's: what has changed since is looked at again. */
export const editMany = (
  resource: Resource,
  rowSelector: RowSelector,
  values: FieldValues,
  stamp: string | undefined,
) =>
  call<{ changed: number }>('PATCH', resource.name, {
    body: { ...rowSelector, set: values, stamp },
    idempotencyKey: newIdempotencyKey(),
  })

export const deleteMany = (resource: Resource, rowSelector: RowSelector) =>
  call<{ deleted: number }>('DELETE', resource.name, { body: rowSelector, idempotencyKey: newIdempotencyKey() })

/** Runs an action without input on many rows. */
export const runBulkAction = (resource: Resource, action: string, route: ActionRoute, rowSelector: RowSelector) => {
  const { method, url } = actionAddress(resource, action, route)
  return call<{ changed: number }>(method, url.replace('/api/', ''), {
    body: rowSelector,
    idempotencyKey: newIdempotencyKey(),
  })
}
