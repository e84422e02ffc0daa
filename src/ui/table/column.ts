import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  /** Translated. */
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures are right-aligned; a picture's column is narrow; a name is the title of a row shown as a card. */
  kind?: 'figure' | 'picture' | 'name'
  /** A figure without its unit, named beside it where there are no captions. */
  isBare?: boolean
  /** Left out on narrow screens. */
  isLesser?: boolean
  /** The reader asked for it: a card shows it too, with its caption. */
  isAdded?: boolean
}

/** A column with the class names of its cells, and its place in a card. */
export type StyledColumn<Row> = Column<Row> & {
  className: string
  inCard: 'name' | 'picture' | 'figure' | 'line' | 'added' | null
}

/** On a phone a row is a card: name, picture, figures, the first two of its texts in one line, and what was added. */
export function styled<Row>(columns: readonly Column<Row>[]): StyledColumn<Row>[] {
  const line = columns.filter(({ kind, isLesser, isAdded }) => kind === undefined && !isLesser && !isAdded).slice(0, 2)
  return columns.map((column) => ({
    ...column,
    className: `data-table-${column.kind ?? 'text'}${column.isLesser ? ' hide-tablet soft' : ''}`,
    inCard: inCardOf(column, line.includes(column)),
  }))
}

function inCardOf({ kind, isLesser, isAdded }: Column<never>, isInLine: boolean): StyledColumn<never>['inCard'] {
  if (isAdded) return 'added'
  if (isInLine) return 'line'
  return isLesser ? null : (kind ?? null)
}

/** The rows that a table shows, and their loading state. */
export type Source<Row> = {
  rows: readonly Row[]
  total: number
  /** True where there are more than `total`: the server stops counting. */
  isLowerBound: boolean
  /** `waiting`: nothing to show yet; `renewing`: stale rows are shown; `denied`: no permission. */
  state: 'waiting' | 'renewing' | 'ready' | 'failed' | 'denied'
  retry: () => void
}

/** True where the rows and their number are those of some answer. */
export const isKnown = ({ state }: Pick<Source<object>, 'state'>): boolean => state === 'ready' || state === 'renewing'
