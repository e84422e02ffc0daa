import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { OutputCell, SheetColumn } from '#src/platform/spreadsheets/write/sheet-layout.ts'

const numberLocales: Readonly<Record<Language, string>> = { es: 'es-AR', en: 'en-US', pt: 'pt-BR' }

/** Returns the function that formats a column's cells for print: a date as `dd/mm/yyyy`, a moment with its time. */
export function createCellFormatter({ type, decimals }: SheetColumn, language: Language): (cell: OutputCell) => string {
  const numberFormat = new Intl.NumberFormat(numberLocales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
  return (cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberFormat.format(cell)
    return type === 'date' || type === 'moment' ? formatDayOrMoment(cell) : cell
  }
}

/** Formats `2026-11-25 10:15:00` as `25/11/2026 10:15`. */
function formatDayOrMoment(text: string): string {
  const [, year, month, day, time = ''] = /^(\d+)-(\d\d)-(\d\d)( \d\d:\d\d)?/.exec(text) ?? []
  return year === undefined ? text : `${day}/${month}/${year}${time}`
}

/** A text whose words may break anywhere if one is too long for a narrow cell, such as an email address. */
export const wrapLongWords = (text: string): string | { text: string; wordBreak: 'break-all' } =>
  /\S{25}/u.test(text) ? { text, wordBreak: 'break-all' } : text
