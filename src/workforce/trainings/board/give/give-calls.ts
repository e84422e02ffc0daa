import { call, toFormData } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import type { Resource } from '#src/resource/declaration.ts'
import {
  buildRowSelectorOrFetchIds,
  type RowSelector,
  type TranslatedRefusal,
} from '#src/resource/screens/bulk/bulk-calls.ts'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { type Board, boardPageSize } from '#src/workforce/trainings/board/cell-state.ts'

type Values = Readonly<Record<string, unknown>>

/** What would become of the chosen people: how many are given it, and who is not, each with the reason. */
export type GivingPreview = { changed: number; refused: TranslatedRefusal[] }

const nameSelection = (people: RowSelector) => ('ids' in people ? { employee_ids: people.ids } : people)

/** Dry run, without the file. The dialog shows a failure beside the typed values. */
export const previewGiving = (name: string, people: RowSelector, values: Values, signal: AbortSignal) =>
  call<GivingPreview>('POST', `${name}/many`, {
    body: { ...nameSelection(people), ...values, preview: true },
    signal,
    quiet: true,
  })

/** Gives it to the people who do not hold it of that date. */
export function giveToMany(name: string, people: RowSelector, values: Values, file: File | null) {
  const body = { ...nameSelection(people), ...values, skip_held: true }
  return call<{ created: number; skipped: number }>('POST', `${name}/many`, {
    body: file ? toFormData({ ...body, file }) : body,
    idempotencyKey: createIdempotencyKey(),
  })
}

/** The people whom a board shows, on all of its pages: their number and the parameters that find them. */
export type BoardPeople = { name: string; query: URLSearchParams; where: string; total: number }

/**
 * Selects the chosen people of a board. All of them are selected as the list of employees selects them. Those with a
 * cell of a state are read from the pages of the board, because the list of employees knows no cells of single items.
 */
export async function selectPeople(
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
