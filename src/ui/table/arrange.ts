import { fold } from '#src/platform/text/fold.ts'
import { searchedSpellings } from '#src/platform/text/typed-number.ts'
import type { View } from '#src/ui/table/view.ts'

/** How a list is read: the text in which the filter looks, and by column what sorting compares. */
export type Reading<Row> = {
  searchText: (row: Row) => string
  sortValue: (row: Row, column: string) => Sortable
  id: (row: Row) => number
}

export type Sortable = string | number | boolean | null

const spanish = new Intl.Collator('es')

/**
 * Filter, sort and page of a list that is here whole, by the server's rule, so that nobody notices which of the two
 * did it: text as Spanish sorts it, rows without a value last going up and first going down, equal ones by id.
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
