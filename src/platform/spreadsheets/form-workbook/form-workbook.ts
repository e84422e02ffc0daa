import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Values that a column's cells offer in a drop-down. */
export type DropDownList = {
  values: readonly string[]
  /** Nothing else is taken, and the refusal is shown; otherwise they only help. */
  isClosed: boolean
  refusal: string
}

/** A sheet to be filled in by hand, in the spelling of its language. */
export type FormSheet = SheetLayout & {
  rows: readonly (readonly OutputCell[])[]
  /** Empty rows below that keep each column's format: a text that is typed there stays text, zeros before it too. */
  blankRows: number
  /** By column, from the left. */
  dropDowns: readonly (DropDownList | null)[]
}

export type FormWorkbook = {
  sheets: readonly FormSheet[]
  /** Name of the hidden sheet that holds what is offered: within a cell's own rule Excel takes 255 characters. */
  listsSheetName: string
}
