import { formulaWithoutValue } from '#src/platform/spreadsheets/failed-cell.ts'
import { createUnreadableAt, type SheetPosition } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { type SheetCell, type SheetRow, sheetLimits } from '#src/platform/spreadsheets/workbook.ts'

/**
 * Creates a filter that drops empty rows and the nulls at the end of a row. A row that has only formulas without a
 * saved value counts as empty. The filter throws UnreadableSheet for more rows or columns than `sheetLimits` allow.
 */
export function createEmptyRowFilterWithLimits(sheetName: string) {
  let rowCount = 0
  return (row: number, cells: SheetCell[]): SheetRow | null => {
    let length = cells.length
    while (length > 0 && cells[length - 1] === null) length--
    if (length === 0 || !cells.some(hasContent)) return null
    if (length > sheetLimits.columns) {
      const params = { qty: sheetLimits.columns }
      throw createUnreadableAt(
        'platform.spreadsheets.too_many_columns',
        { sheet: sheetName, row, column: length - 1 },
        params,
      )
    }
    if (++rowCount > sheetLimits.rows) throw createTooManyRowsError({ sheet: sheetName, row })
    cells.length = length
    return { row, cells }
  }
}

const hasContent = (cell: SheetCell) => cell !== null && cell !== formulaWithoutValue

export const createTooManyRowsError = (position: SheetPosition) =>
  createUnreadableAt('platform.spreadsheets.too_many_rows', position, { qty: sheetLimits.rows / 1000 })
