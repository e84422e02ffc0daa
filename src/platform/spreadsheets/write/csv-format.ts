import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { OutputCell, SheetColumn, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** The CSV dialect that spreadsheet programs expect in a language: the separator of cells and the decimal sign. */
type CsvDialect = { separator: string; decimal: string }

/** Spanish and Portuguese write a decimal comma, so cells are separated by a semicolon there. */
const dialects: Readonly<Record<Language, CsvDialect>> = {
  es: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  pt: { separator: ';', decimal: ',' },
}

/** Byte order mark: without it Excel reads UTF-8 as the machine's old encoding. */
export const byteOrderMark = '\ufeff'

/**
 * Formats a sheet's rows as CSV (RFC 4180) for spreadsheet programs in its language. Texts are quoted. Dates are in
 * ISO 8601, which these programs read in every language.
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
      else if (typeof cell === 'string') text += column?.type === 'text' ? quoteCsvText(escapeFormula(cell)) : cell
    }
    return `${text}\r\n`
  }
  return {
    formatHeadings: () => `${columns.map(({ heading }) => quoteCsvText(escapeFormula(heading))).join(separator)}\r\n`,
    formatRows(rows: readonly (readonly OutputCell[])[]) {
      let text = ''
      for (const row of rows) text += formatRow(row)
      return text
    },
  }
}

const quoteCsvText = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`

/** A text that a spreadsheet program would run as a formula, after any number of apostrophes. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const apostrophe = 39

/**
 * CSV injection: puts an apostrophe before a text that would be a formula, as OWASP recommends. A text that already has
 * one gets a second, because `unescapeFormula` removes one when the file is imported.
 */
export const escapeFormula = (text: string): string =>
  mayBeginFormula(text) && formulaStart.test(text) ? `'${text}` : text

/** The reverse of `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && formulaStart.test(cell) ? cell.slice(1) : cell

/** Fast check before the regular expression: most texts begin with a letter or digit, which begin no formula. */
function mayBeginFormula(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 48 || (code > 57 && code < 65) || code > 122
}
