import { createUnreadableAt, type SheetPosition } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { formulaWithoutValue, type SheetCell, type SheetRow, sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/**
 * Keeps rows that have content, without the nulls at their end; formulas without a value alone are none. The function
 * that it gives throws UnreadableSheet where a sheet has more rows with content, or a content further to the right,
 * than is read.
 */
export function createRowFilter(sheet: string) {
  let rowCount = 0
  return (row: number, cells: SheetCell[]): SheetRow | null => {
    let length = cells.length
    while (length > 0 && cells[length - 1] === null) length--
    if (length === 0 || !cells.some(hasContent)) return null
    if (length > sheetLimits.columns) {
      const params = { qty: sheetLimits.columns }
      throw createUnreadableAt('platform.spreadsheets.too_many_columns', { sheet, row, column: length - 1 }, params)
    }
    if (++rowCount > sheetLimits.rows) throw createTooManyRowsError({ sheet, row })
    cells.length = length
    return { row, cells }
  }
}

const hasContent = (cell: SheetCell) => cell !== null && cell !== formulaWithoutValue

export const createTooManyRowsError = (position: SheetPosition) =>
  createUnreadableAt('platform.spreadsheets.too_many_rows', position, { qty: sheetLimits.rows / 1000 })
