import { call } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { type ActionRoute, actionAddress, type Resource } from '#src/resource/declaration.ts'
import { rowsIn } from '#src/resource/model.ts'
import { lookQuery } from '#src/resource/screens/list/use-list.ts'
import type { ListView } from '#src/ui/table/list-view.ts'
import type { Selection } from '#src/ui/table/selection/selection.ts'

/** The rows that a bulk request means. */
export type Meant = { ids: number[] } | { filter: Record<string, string>; expected: number }

/** A row that refuses, in the reader's words. */
export type RefusedRow = { id: number; message: string }

type Values = Readonly<Record<string, unknown>>

export type EditPreview = {
  changed: number
  refused: RefusedRow[]
  rows: { id: number; label: string; before: Values; after: Values }[]
  /** Which rows these are and when each was last changed. */
  stamp: string
}

export type DeletePreview = { deleted: number; refused: RefusedRow[]; rows: { id: number; label: string }[] }

const pageOfIds = 1000

/**
 * The chosen rows: by their ids or, where all that a list finds are chosen, by its filters, with how many they were. A
 * list without filters names every id, as an empty filter is refused.
 */
export async function meantBy(
  resource: Resource,
  { ids, isAll }: Selection,
  { view, where, total }: { view: ListView; where: string; total: number },
): Promise<Meant> {
  if (!isAll) return { ids: [...ids] }
  const filter = Object.fromEntries(lookQuery({ view: { ...view, sort: null }, where }))
  if (Object.keys(filter).length > 0) return { filter, expected: total }
  return { ids: await idsFound(resource, {}, total) }
}

/** How many rows a request means. */
export const countOf = (meant: Meant): number => ('ids' in meant ? meant.ids.length : meant.expected)

/** The same rows without some of them. */
export async function without(resource: Resource, meant: Meant, refused: readonly RefusedRow[]): Promise<Meant> {
  const gone = new Set(refused.map(({ id }) => id))
  const ids = 'ids' in meant ? meant.ids : await idsFound(resource, meant.filter, meant.expected)
  return { ids: ids.filter((id) => !gone.has(id)) }
}

/** The ids of all that a filter finds, a thousand a time. */
async function idsFound({ name }: Resource, filter: Record<string, string>, total: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; (page - 1) * pageOfIds < total; page++) {
    const search = new URLSearchParams({ ...filter, fields: 'id', sort: 'id' })
    search.set('page', String(page))
    search.set('per_page', String(pageOfIds))
    const { body } = await call('GET', `${name}?${search}`)
    ids.push(...rowsIn(name, body).map(({ id }) => id))
  }
  return ids
}

/** Does all but the commit; quiet: what is wrong stands beside what was typed. */
export const previewEdit = (resource: Resource, meant: Meant, set: Values, signal: AbortSignal) =>
  call<EditPreview>('PATCH', resource.name, { body: { ...meant, set, preview: true }, signal, quiet: true })

export const previewDelete = (resource: Resource, meant: Meant, signal: AbortSignal) =>
  call<DeletePreview>('DELETE', resource.name, { body: { ...meant, preview: true }, signal })

/** `stamp` is the preview's: what has changed since is looked at again. */
export const editMany = (resource: Resource, meant: Meant, set: Values, stamp: string | undefined) =>
  call<{ changed: number }>('PATCH', resource.name, {
    body: { ...meant, set, stamp },
    idempotencyKey: newIdempotencyKey(),
  })

export const deleteMany = (resource: Resource, meant: Meant) =>
  call<{ deleted: number }>('DELETE', resource.name, { body: meant, idempotencyKey: newIdempotencyKey() })

/** Runs an action without input on many rows. */
export const actOnMany = (resource: Resource, action: string, route: ActionRoute, meant: Meant) => {
  const { method, url } = actionAddress(resource, action, route)
  return call<{ changed: number }>(method, url.replace('/api/', ''), {
    body: meant,
    idempotencyKey: newIdempotencyKey(),
  })
}
