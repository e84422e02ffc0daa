import { serialText } from '#src/platform/spreadsheets/read-xlsx/serial-date.ts'
import { readDateText } from '#src/platform/text/typed-day.ts'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import type { ServerKind } from '#src/resource/kinds/kind.server.ts'
import { spelt } from '#src/resource/kinds/text/text.server.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'

const daysOf1900 = 366

export const dateColumn: ServerKind<TextField<'date'>> = {
  ...spelt<'date'>(datePattern, '2026-02-28', { format: 'date' }, ['date']),
  cell: { type: 'date', value: (_, stored) => (typeof stored === 'string' ? stored : null) },
  fromCell(cell, { dates }) {
    // A day whose cell lost its format shows as the serial number; a smaller figure is no day of anybody's.
    if (typeof cell === 'number') return cell > daysOf1900 ? serialText(cell, 'day', false) : String(cell)
    return readDateText(String(cell), dates) ?? String(cell)
  },
}
