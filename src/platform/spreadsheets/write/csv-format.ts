import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { Cell, Sheet, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** How the spreadsheets of a language read CSV: the sign between two cells, and the decimal sign. */
type Spelling = { separator: string; decimal: string }

/** A spreadsheet in Spanish or Portuguese has a decimal comma, and so a semicolon between the cells. */
const spellings: Readonly<Record<Language, Spelling>> = {
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
export function csvOf({ columns, language }: Sheet) {
  const { separator, decimal } = spellings[language]
  const figure = (value: number, { decimals }: SheetColumn) => value.toFixed(decimals).replace('.', decimal)
  const line = (row: readonly Cell[]) => {
    let text = ''
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at]
      const cell = row[at]
      if (at > 0) text += separator
      if (typeof cell === 'number' && column) text += figure(cell, column)
      else if (typeof cell === 'string') text += column?.type === 'text' ? quoted(harmless(cell)) : cell
    }
    return `${text}\r\n`
  }
  return {
    headings: () => `${columns.map(({ heading }) => quoted(harmless(heading))).join(separator)}\r\n`,
    lines(rows: readonly (readonly Cell[])[]) {
      let text = ''
      for (const row of rows) text += line(row)
      return text
    },
  }
}

const quoted = (text: string) => `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`

/** What a spreadsheet would take for a formula, behind as many apostrophes as there are. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const apostrophe = 39

/**
 * CSV injection: an apostrophe before what would be a formula, as OWASP recommends. Whoever reads such a text back
 * takes one apostrophe away; a text that had one already gets a second, so that nothing is lost.
 */
export const harmless = (text: string): string => (isSuspect(text) && formula.test(text) ? `'${text}` : text)

/** What `harmless` made of a text is that text again. */
export const unharmed = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && formula.test(cell) ? cell.slice(1) : cell

/** Letters and digits, with which most texts begin, are no signs of a formula: the regular expression costs more. */
function isSuspect(text: string): boolean {
  const code = text.charCodeAt(0)
  return code < 48 || (code > 57 && code < 65) || code > 122
}
