import { call, toFormData } from '#src/platform/browser/client.ts'
import type { Resource } from '#src/resource/declaration.ts'
import {
  buildRowSelectorOrFetchIds,
  type RowSelector,
  type TranslatedRefusal,
} from '#src/resource/screens/bulk/bulk-calls.ts'
import type { WriteKey } from '#src/resource/screens/form/write-key.ts'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { type Board, boardPageSize } from '#src/workforce/trainings/board/cell-state.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Result of a preview: how many people would get the training or quality, and which people would not, each with the
 * reason.
 */
export type GivingPreview = { changed: number; refused: TranslatedRefusal[] }

const buildSelectionBody = (people: RowSelector) => ('ids' in people ? { employee_ids: people.ids } : people)

/** Dry run of `giveCertificationToNonHolders`, without the file. The dialog shows a failure beside the typed values. */
export const previewGiving = (resourceName: string, people: RowSelector, values: Values, signal: AbortSignal) =>
  call<GivingPreview>('POST', `${resourceName}/many`, {
    body: { ...buildSelectionBody(people), ...values, preview: true },
    signal,
    quiet: true,
  })

/**
 * Gives the training or quality to the people who do not hold it with the same date. Idempotency: content that is sent
 * again has the same key. The dialog shows a failure.
 */
export function giveCertificationToNonHolders(
  resourceName: string,
  people: RowSelector,
  { values, file, writeKey }: { values: Values; file: File | null; writeKey: WriteKey },
) {
  const body = { ...buildSelectionBody(people), ...values, skip_held: true }
  const form = toFormData(file ? { ...body, file } : body)
  return call<{ created: number; skipped: number }>('POST', `${resourceName}/many`, {
    body: file ? form : body,
    idempotencyKey: writeKey.getOrCreate(form),
    quiet: true,
  })
}

/** The people whom a board shows, on all of its pages: their number and the parameters that find them. */
export type BoardPeople = { name: string; query: URLSearchParams; where: string; total: number }

/**
 * Builds the selector of a board's chosen people, by ids or by the filters of the list of employees. If everybody is
 * chosen and a state is asked for, the ids are read from all pages of the board, because the list of employees cannot
 * filter by cells of single items.
 */
export async function buildPeopleSelectorOrFetchIds(
  employees: Resource,
  selection: Selection,
  people: BoardPeople,
): Promise<RowSelector> {
  const { name, query, where, total } = people
  if (!selection.isAll || !query.has('state')) {
    const view = { q: query.get('q') ?? '', page: 1, perPage: boardPageSize, sort: null, dir: 'asc' as const }
    return buildRowSelectorOrFetchIds(employees, selection, { view, where, total })
  }
  const ids: number[] = []
  for (let page = 1; (page - 1) * boardPageSize < total; page++) {
    const { body } = await call<Board>('GET', `${name}/board?${query}&page=${page}`)
    ids.push(...body.rows.map(({ employee_id }) => employee_id))
  }
  return { ids }
}
