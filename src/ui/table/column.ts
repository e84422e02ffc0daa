import type { ReactNode } from 'react'

export type TableColumn<Row> = {
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
  isSecondary?: boolean
  /** The reader asked for it: a card shows it too, with its caption. */
  isAdded?: boolean
}

/** A column with the class names of its cells, and its place in a card. */
export type StyledTableColumn<Row> = TableColumn<Row> & {
  className: string
  cardPart: 'name' | 'picture' | 'figure' | 'line' | 'added' | null
}

/** On a phone a row is a card: name, picture, figures, the first two of its texts in one line, and what was added. */
export function styleColumns<Row>(columns: readonly TableColumn<Row>[]): StyledTableColumn<Row>[] {
  const lineColumns = columns
    .filter(({ kind, isSecondary, isAdded }) => kind === undefined && !isSecondary && !isAdded)
    .slice(0, 2)
  return columns.map((column) => ({
    ...column,
    className: `data-table-${column.kind ?? 'text'}${column.isSecondary ? ' hide-tablet soft' : ''}`,
    cardPart: findCardPart(column, lineColumns.includes(column)),
  }))
}

function findCardPart(
  { kind, isSecondary, isAdded }: TableColumn<never>,
  isInLine: boolean,
): StyledTableColumn<never>['cardPart'] {
  if (isAdded) return 'added'
  if (isInLine) return 'line'
  return isSecondary ? null : (kind ?? null)
}

/** The rows that a table shows, and their loading state. */
export type TableSource<Row> = {
  rows: readonly Row[]
  total: number
  /** True where there are more than `total`: the server stops counting. */
  isLowerBound: boolean
  /** `waiting`: nothing to show yet; `renewing`: stale rows are shown; `denied`: no permission. */
  state: 'waiting' | 'renewing' | 'ready' | 'failed' | 'denied'
  retry: () => void
}

/** True where the rows and their number are those of some answer. */
export const hasLoadedRows = ({ state }: Pick<TableSource<object>, 'state'>): boolean =>
  state === 'ready' || state === 'renewing'
