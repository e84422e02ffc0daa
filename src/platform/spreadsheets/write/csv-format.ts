import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { OutputCell, SheetColumn, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** How the spreadsheets of a language read CSV: the sign between two cells, and the decimal sign. */
type CsvDialect = { separator: string; decimal: string }

/** A spreadsheet in Spanish or Portuguese has a decimal comma, and so a semicolon between the cells. */
const dialects: Readonly<Record<Language, CsvDialect>> = {
  es: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  pt: { separator: ';', decimal: ',' },
}

/** Byte order mark: without it Excel reads UTF-8 as the machine's old encoding. */
export const byteOrderMark = '\ufeff'

/**
 * Writes a sheet's rows as CSV (RFC 4180) for the spreadsheets of its language. Texts stand in quotes; dates are
 * ISO 8601, which spreadsheets of every language know.
 */
export function createCsvFormatter({ columns, language }: SheetLayout) {
  const { separator, decimal } = dialects[language]
  const formatNumber = (value: number, { decimals }: SheetColumn) => value.toFixed(decimals).replace('.', decimal)
  const formatRow = (row: readonly OutputCell[]) => {
    let text = ''
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]
      const cell = row[index]
      if (index > 0) text += separator
      if (typeof cell === 'number' && column) text += formatNumber(cell, column)
      else if (typeof cell === 'string') text += column?.type === 'text' ? quote(escapeFormula(cell)) : cell
    }
    return `${text}\r\n`
  }
  return {
    formatHeadings: () => `${columns.map(({ heading }) => quote(escapeFormula(heading))).join(separator)}\r\n`,
    formatRows(rows: readonly (readonly OutputCell[])[]) {
      let text = ''
      for (const row of rows) text += formatRow(row)
      return text
    },
  }
}

const quote = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`

/** What a spreadsheet would take for a formula, behind as many apostrophes as there are. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const apostrophe = 39

/**
 * CSV injection: an apostrophe before what would be a formula, as OWASP recommends. Whoever reads such a text back
 * takes one apostrophe away; a text that had one already gets a second, so that nothing is lost.
 */
export const escapeFormula = (text: string): string =>
  mayBeginFormula(text) && formulaStart.test(text) ? `'${text}` : text

/** What `harmless` made of a text is that text again. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && formulaStart.test(cell) ? cell.slice(1) : cell

/** Letters and digits, with which most texts begin, are no signs of a formula: the regular expression costs more. */
function mayBeginFormula(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 48 || (code > 57 && code < 65) || code > 122
}
