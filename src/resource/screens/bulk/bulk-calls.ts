import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { type ActionRoute, type Resource, resolveActionMethodAndUrl } from '#src/resource/declaration.ts'
import { extractListRows } from '#src/resource/model.ts'
import { buildListQuery } from '#src/resource/screens/list/use-list.ts'
import type { ListView } from '#src/ui/table/list-view.ts'
import type { Selection } from '#src/ui/table/selection/selection.ts'

/**
 * The rows of a bulk request: by id, or by the filters of a list. If the filters find another number of rows than
 * `expected`, the server refuses the request.
 */
export type RowSelector = { ids: number[] } | { filter: Record<string, string>; expected: number }

/** A row that refuses a bulk change, with the reason in the reader's language. */
export type TranslatedRefusal = { id: number; message: string }

type FieldValues = Readonly<Record<string, unknown>>

export type EditPreview = {
  changed: number
  refused: TranslatedRefusal[]
  /** What to know of rows that an action would change. */
  warnings?: TranslatedRefusal[]
  rows: { id: number; label: string; before: FieldValues; after: FieldValues }[]
  /**
   * Hash of the rows and their times of change, from which the server sees that a row has changed since the preview.
   */
  stamp: string
}

export type DeletePreview = { deleted: number; refused: TranslatedRefusal[]; rows: { id: number; label: string }[] }

const idsPerPage = 1000

/**
 * Selects the chosen rows by their ids or, if every row that a list finds is chosen, by the list's filters and the
 * expected count. For a list without filters it fetches every id, because the server refuses an empty filter.
 */
export async function buildRowSelectorOrFetchIds(
  resource: Resource,
  { ids, isAll }: Selection,
  { view, where, total }: { view: ListView; where: string; total: number },
): Promise<RowSelector> {
  if (!isAll) return { ids: [...ids] }
  const filter = Object.fromEntries(buildListQuery({ view: { ...view, sort: null }, where }))
  if (Object.keys(filter).length > 0) return { filter, expected: total }
  return { ids: await fetchAllIds(resource, {}, total) }
}

/** Number of rows that a request is about. */
export const countSelectedRows = (rowSelector: RowSelector): number =>
  'ids' in rowSelector ? rowSelector.ids.length : rowSelector.expected

/** Selects the same rows without the refused ones, by id. Fetches the ids if the rows were selected by filters. */
export async function fetchIdsWithoutRefusedRows(
  resource: Resource,
  rowSelector: RowSelector,
  refusedRows: readonly TranslatedRefusal[],
): Promise<RowSelector> {
  const refusedIds = new Set(refusedRows.map(({ id }) => id))
  const ids =
    'ids' in rowSelector ? rowSelector.ids : await fetchAllIds(resource, rowSelector.filter, rowSelector.expected)
  return { ids: ids.filter((id) => !refusedIds.has(id)) }
}

/** Ids of all rows that a filter finds, fetched a thousand at a time. */
async function fetchAllIds({ name }: Resource, filter: Record<string, string>, total: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; (page - 1) * idsPerPage < total; page++) {
    const search = new URLSearchParams({ ...filter, fields: 'id', sort: 'id' })
    search.set('page', String(page))
    search.set('per_page', String(idsPerPage))
    const { body } = await call('GET', `${name}?${search}`)
    ids.push(...extractListRows(name, body).map(({ id }) => id))
  }
  return ids
}

/**
 * Dry run: the server writes the rows and rolls back. The call is `quiet`, because the form shows a failure beside the
 * typed value.
 */
export const previewBulkEdit = (
  resource: Resource,
  rowSelector: RowSelector,
  values: FieldValues,
  signal: AbortSignal,
) =>
  call<EditPreview>('PATCH', resource.name, {
    body: { ...rowSelector, set: values, preview: true },
    signal,
    quiet: true,
  })

export const previewBulkDelete = (resource: Resource, rowSelector: RowSelector, signal: AbortSignal) =>
  call<DeletePreview>('DELETE', resource.name, { body: { ...rowSelector, preview: true }, signal })

/** Sets values in many rows. `stamp` comes from the preview: the server refuses the edit if a row has changed since. */
export const runBulkEdit = (
  resource: Resource,
  rowSelector: RowSelector,
  values: FieldValues,
  stamp: string | undefined,
) =>
  call<{ changed: number }>('PATCH', resource.name, {
    body: { ...rowSelector, set: values, stamp },
    idempotencyKey: createIdempotencyKey(),
  })

export const runBulkDelete = (resource: Resource, rowSelector: RowSelector) =>
  call<{ deleted: number }>('DELETE', resource.name, { body: rowSelector, idempotencyKey: createIdempotencyKey() })

/** Dry run of an action with its input on many rows. */
export const previewBulkAction = (
  resource: Resource,
  action: string,
  route: ActionRoute,
  { rowSelector, values, signal }: { rowSelector: RowSelector; values: FieldValues; signal: AbortSignal },
) => {
  const { method, url } = resolveActionMethodAndUrl(resource, action, route)
  const body = { ...rowSelector, ...values, preview: true }
  return call<EditPreview>(method, url.replace('/api/', ''), { body, signal, quiet: true })
}

/** Runs an action on many rows. `values` are its input. A `quiet` call shows no toast: its dialog shows a failure. */
export const runBulkAction = (
  resource: Resource,
  action: string,
  route: ActionRoute,
  rowSelector: RowSelector,
  values: FieldValues = {},
  { quiet = false } = {},
) => {
  const { method, url } = resolveActionMethodAndUrl(resource, action, route)
  return call<{ changed: number }>(method, url.replace('/api/', ''), {
    body: { ...rowSelector, ...values },
    idempotencyKey: createIdempotencyKey(),
    quiet,
  })
}
