import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Types of cells: a date is `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:MM:SS`, neither with a time zone. */
export type ColumnType = 'text' | 'number' | 'date' | 'moment'

/** A cell's value; null for an empty cell. */
export type OutputCell = string | number | null

export type SheetColumn = {
  heading: string
  type: ColumnType
  /** Decimal places of a number. */
  decimals: number
  /** Cells are addresses of files, which a printed list leaves out. */
  isFileUrl?: boolean
}

/**
 * A sheet without its rows. `language` decides the format of dates and numbers. Each row has a cell for each column.
 */
export type SheetLayout = { name: string; language: Language; columns: readonly SheetColumn[] }

/** Writes a sheet's rows, batch by batch. */
export type SheetWriter = {
  /** Backpressure: resolves when the writer can take more rows. */
  write(rows: readonly (readonly OutputCell[])[]): Promise<void>
  /** Resolves when the file is complete. */
  end(): Promise<void>
}
