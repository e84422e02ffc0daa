import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { ColumnType, OutputCell, SheetLayout } from '#src/platform/spreadsheets/write/sheet-layout.ts'

/** Excel's longest text in a cell, in characters. */
const maxCellText = 32_767

const dateFormats: Readonly<Record<Language, string>> = { es: 'dd/mm/yyyy', en: 'yyyy-mm-dd', pt: 'dd/mm/yyyy' }
const minColumnWidths: Readonly<Record<ColumnType, number>> = { text: 28, number: 14, date: 12, moment: 18 }

/** Columns for the library: heading, width in characters, number format. Text and whole numbers have no format. */
export function buildXlsxColumns({ columns, language }: Pick<SheetLayout, 'columns' | 'language'>) {
  return columns.map(({ heading, type, decimals }) => {
    const formats = {
      text: undefined,
      number: decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : undefined,
      date: dateFormats[language],
      moment: `${dateFormats[language]} hh:mm`,
    }
    const numFmt = formats[type]
    const width = Math.max(minColumnWidths[type], Math.min(heading.length + 4, 60))
    return { header: heading, width, ...(numFmt !== undefined && { style: { numFmt } }) }
  })
}

/**
 * A cell's value as XLSX stores it. Days and moments become serial numbers; other values stay as they are. A text never
 * becomes a formula, because the library writes it as a text cell.
 */
export function convertToXlsxValue(cell: OutputCell, type: ColumnType): OutputCell {
  if (typeof cell !== 'string') return cell
  return (type === 'text' ? null : convertToSerialNumber(cell)) ?? truncateAndEscapeText(cell)
}

/** Escapes a typed `_x0041_`, which XLSX would read as 'A', and cuts a text that is too long for a cell. */
function truncateAndEscapeText(text: string): string {
  const shortened = text.length > maxCellText ? `${text.slice(0, maxCellText - 1).toWellFormed()}…` : text
  return shortened.includes('_x') ? shortened.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : shortened
}

const msOfDay = 86_400_000
/** Days from Excel's epoch to 1970. Right only from 1 March 1900, because Excel has a 29 February 1900. */
const daysBefore1970 = 25_569
/** Serial number of 1 March 1900. */
const firstSerial = 61

/** The serial number of a day or moment; null before 1 March 1900. */
function convertToSerialNumber(text: string): number | null {
  const ms = Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : `${text}T00:00:00Z`)
  const serial = ms / msOfDay + daysBefore1970
  return serial >= firstSerial ? serial : null
}

/** Makes a title a valid sheet name by Excel's rules: at most 31 characters, none of `[]:*?/\` and no apostrophe. */
export const cleanSheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim() || 'Mostrador'
