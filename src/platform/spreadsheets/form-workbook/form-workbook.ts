import type { OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Data validation: the values that the cells of a column offer in a drop-down. */
export type DropDownList = {
  values: readonly string[]
  /** True: Excel refuses any other value and shows `refusal`. False: other values may be typed as well. */
  isClosed: boolean
  refusal: string
}

/** A sheet that people fill in by hand, with dates and numbers in the format of its language. */
export type FormSheet = SheetLayout & {
  rows: readonly (readonly OutputCell[])[]
  /**
   * Number of empty rows below the others. They have each column's format: '007' that is typed in a text column keeps
   * its zeros.
   */
  blankRows: number
  /** One entry for each column, from the left; null for a column without a drop-down. */
  dropDowns: readonly (DropDownList | null)[]
}

export type FormWorkbook = {
  sheets: readonly FormSheet[]
  /** Name of the hidden sheet with the drop-downs' values: the rule of a cell itself takes only 255 characters. */
  listsSheetName: string
}
