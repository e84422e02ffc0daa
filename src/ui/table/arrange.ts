import { fold } from '#src/platform/text/fold.ts'
import { searchedSpellings } from '#src/platform/text/typed-number.ts'
import type { View } from '#src/ui/table/view.ts'

/** Accessors of a list: the text to search, and by column the value to sort by. */
export type Reading<Row> = {
  searchText: (row: Row) => string
  sortValue: (row: Row, column: string) => Sortable
  id: (row: Row) => number
}

export type Sortable = string | number | boolean | null

const spanish = new Intl.Collator('es')

/**
 * Client-side filter, sort and paging by the server's rules: Spanish collation, null last ascending and first
 * descending, equal rows by id.
 */
export function arrange<Row>(rows: readonly Row[], view: View, reading: Reading<Row>): { rows: Row[]; total: number } {
  const wanted = searchedSpellings(view.q.trim()).map(fold)
  const found = rows.filter((row) => {
    const text = fold(reading.searchText(row))
    return wanted.some((spelling) => text.includes(spelling))
  })
  const { sort } = view
  if (sort !== null) {
    const sign = view.dir === 'desc' ? -1 : 1
    found.sort(
      (a, b) =>
        sign * (compare(reading.sortValue(a, sort), reading.sortValue(b, sort)) || reading.id(a) - reading.id(b)),
    )
  }
  const start = (view.page - 1) * view.perPage
  return { rows: found.slice(start, start + view.perPage), total: found.length }
}

function compare(a: Sortable, b: Sortable): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') return spanish.compare(a, b)
  return Number(a) - Number(b)
}
