import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  /** In the reader's language. */
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures stand at the end, where they align; a picture is a narrow column; a name is a card's title. */
  kind?: 'figure' | 'picture' | 'name'
}

/** The page of rows that a table shows, and how things stand with it. */
export type Source<Row> = {
  rows: readonly Row[]
  total: number
  /** There are more than `total`: the server stops counting. */
  isLowerBound: boolean
  /**
   * `waiting`: nothing to show yet; `renewing`: what is shown is about to be replaced; `denied`: not for this reader.
   */
  state: 'waiting' | 'renewing' | 'ready' | 'failed' | 'denied'
  retry: () => void
}
