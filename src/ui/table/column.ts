import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  id: string
  /** Heading of the column, translated. */
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /**
   * Role of the column: `figure` is right-aligned, `picture` is narrow, `name` is the title of the card that shows the
   * row on a phone.
   */
  kind?: 'figure' | 'picture' | 'name'
  /** True for a number without a unit: a card shows the heading before it. */
  isBare?: boolean
  /** True for a column that narrow screens leave out. */
  isSecondary?: boolean
  /** A column that the reader added to the list. A card shows it too, after its heading. */
  isAdded?: boolean
  /** True for a value that the details of an expanded row show: its cell is blank meanwhile. */
  isInDetail?: boolean
}

/** A column with the class names of its cells, and the part of a card that shows it. */
export type StyledTableColumn<Row> = TableColumn<Row> & {
  className: string
  cardPart: 'name' | 'picture' | 'figure' | 'line' | 'added' | null
}

/**
 * Gives each column the class names of its cells and its part of a card: name, picture, figure, the line of the first
 * two texts, or added column.
 */
export function addClassNamesAndCardParts<Row>(columns: readonly TableColumn<Row>[]): StyledTableColumn<Row>[] {
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
  /** True if there are more rows than `total`, because the server stops counting there. */
  isLowerBound: boolean
  /** `waiting`: nothing to show yet; `renewing`: stale rows are shown; `denied`: no permission. */
  state: 'waiting' | 'renewing' | 'ready' | 'failed' | 'denied'
  retry: () => void
}

/** True if rows and total come from a response. */
export const hasLoadedRows = ({ state }: Pick<TableSource<object>, 'state'>): boolean =>
  state === 'ready' || state === 'renewing'
