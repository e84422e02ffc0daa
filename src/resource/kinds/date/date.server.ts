import { formatSerialDate } from '#src/platform/spreadsheets/read-xlsx/serial-date.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import { spelt } from '#src/resource/kinds/text/text.server.ts'

const daysOf1900 = 366

export const dateColumn = spelt<'date'>(
  { pattern: datePattern, example: '2026-02-28', format: 'date' },
  {
    columnTypes: ['date'],
    cell: { type: 'date', value: (_, stored) => (typeof stored === 'string' ? stored : null) },
    fromCell(cell, { dates }) {
      // A day whose cell lost its format shows as the serial number; a smaller figure is no day of anybody's.
      if (typeof cell === 'number') return cell > daysOf1900 ? formatSerialDate(cell, 'day', false) : String(cell)
      return readDateText(String(cell), dates) ?? String(cell)
    },
  },
)
