import { colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'
import type { DropDownList, FormSheet, FormWorkbook } from '#src/platform/spreadsheets/form-workbook/form-workbook.ts'
import { buildXlsxColumns, cleanSheetName, convertToXlsxValue } from '#src/platform/spreadsheets/write/xlsx-cells.ts'

const maxColumnWidthInCharacters = 80

/** Child process: reads a workbook as JSON and writes it as XLSX. The formats of its many empty cells take long. */
lowerOwnPriority()
let input = ''
for await (const chunk of process.stdin.setEncoding('utf8')) input += chunk
const { sheets, listsSheetName }: FormWorkbook = JSON.parse(input)
const usedLists: DropDownList[] = []
const formSheets = sheets.map(buildFormSheet)
process.stdout.end(await writeXlsx({ sheets: usedLists.length ? [...formSheets, buildListsSheet()] : formSheets }))

function buildFormSheet({ name, language, columns, rows, blankRows, dropDowns }: FormSheet): WriteSheet {
  const definitions = buildXlsxColumns({ columns, language })
  const headings = columns.map(({ heading }) => heading)
  const values = rows.map((row) =>
    row.map((cell, columnIndex) => convertToXlsxValue(cell, columns[columnIndex]?.type ?? 'text')),
  )
  const blank = headings.map(() => null)
  return {
    name: cleanSheetName(name),
    columns: definitions.map(({ width, style }, columnIndex) => ({
      width: Math.min(
        Math.max(width, ...values.map((row) => String(row[columnIndex] ?? '').length + 2)),
        maxColumnWidthInCharacters,
      ),
      style: { numFmt: '@', ...style },
    })),
    rows: [headings, ...values, ...Array.from({ length: blankRows }, () => blank)],
    cells: new Map(
      headings.map((value, columnIndex) => [`0,${columnIndex}`, { value, style: { font: { bold: true } } }]),
    ),
    dataValidations: dropDowns.flatMap((list, columnIndex) =>
      list ? registerDropDown(list, columnIndex, rows.length + blankRows + 1) : [],
    ),
    freezePane: { rows: 1 },
  }
}

/** Uses a list and builds the rule that offers it in a column, from below the heading down to the last row. */
function registerDropDown(list: DropDownList, column: number, lastRow: number): DataValidation {
  const listIndex = usedLists.push(list) - 1
  const letters = colToLetter(listIndex)
  return {
    type: 'list',
    formula1: `'${cleanSheetName(listsSheetName)}'!$${letters}$1:$${letters}$${list.values.length}`,
    range: `${colToLetter(column)}2:${colToLetter(column)}${lastRow}`,
    allowBlank: true,
    showErrorMessage: list.isClosed,
    errorMessage: list.refusal,
  }
}

/** Builds the hidden sheet, with a column for each list that is used. */
function buildListsSheet(): WriteSheet {
  const longestLength = Math.max(...usedLists.map(({ values }) => values.length))
  const rows = Array.from({ length: longestLength }, (_, row) =>
    usedLists.map(({ values }) => convertToXlsxValue(values[row] ?? null, 'text')),
  )
  return { name: cleanSheetName(listsSheetName), rows, hidden: true }
}
