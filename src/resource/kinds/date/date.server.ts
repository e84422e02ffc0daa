import { formatSerialDate } from '#src/platform/spreadsheets/read-xlsx/serial-date.ts'
import { readDayOfColumn } from '#src/platform/text/typed-day.ts'
import { type DateField, datePattern, findDayBounds } from '#src/resource/kinds/date/date.ts'
import type { ServerKind } from '#src/resource/kinds/kind.server.ts'
import { definePatternColumn } from '#src/resource/kinds/text/text.server.ts'

const daysOf1900 = 366

export const dateColumn: ServerKind<DateField> = {
  ...definePatternColumn<'date'>(
    { pattern: datePattern, example: '2026-02-28', format: 'date' },
    {
      columnTypes: ['date'],
      cell: { type: 'date', toCellValue: (_, storedValue) => (typeof storedValue === 'string' ? storedValue : null) },
    },
  ),
  convertCell(cell, { dates }, { range }) {
    // Excel serial number: a date whose cell lost its format. Numbers up to 366 would be days of 1900, so they are not
    // read as dates.
    if (typeof cell === 'number') return cell > daysOf1900 ? formatSerialDate(cell, 'day', false) : String(cell)
    return readDayOfColumn(String(cell), dates, range && findDayBounds(range).centuryPivot) ?? String(cell)
  },
}
