import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  /** Translated. */
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures are right-aligned; a picture's column is narrow; a name is the title of a row shown as a card. */
  kind?: 'figure' | 'picture' | 'name'
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
