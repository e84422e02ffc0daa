import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Types of cells: a date is `YYYY-MM-DD`, a moment `YYYY-MM-DD HH:MM:SS`, neither with a time zone. */
export type ColumnType = 'text' | 'number' | 'date' | 'moment'

/** A cell's value; null where it is empty. */
export type OutputCell = string | number | null

export type SheetColumn = {
  heading: string
  type: ColumnType
  /** Digits after the comma of a number. */
  decimals: number
  /** Cells are addresses of files, which a printed list leaves out. */
  isFileUrl?: boolean
}

/** A sheet without its rows, in the spelling of a language; its rows have a cell for each column. */
export type SheetLayout = { name: string; language: Language; columns: readonly SheetColumn[] }

/** Takes a sheet's rows as they come. */
export type SheetWriter = {
  /** Resolves when more may come. */
  write(rows: readonly (readonly OutputCell[])[]): Promise<void>
  /** Resolves when all is written. */
  end(): Promise<void>
}
