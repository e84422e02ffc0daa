import { dayOfSerial, typedDay } from '#src/platform/text/typed-day.ts'
import { datePattern } from '#src/resource/kinds/date/date.ts'
import type { ServerKind } from '#src/resource/kinds/kind.server.ts'
import { spelt } from '#src/resource/kinds/text/text.server.ts'
import type { TextField } from '#src/resource/kinds/text/text.ts'

export const dateColumn: ServerKind<TextField<'date'>> = {
  ...spelt<'date'>(datePattern, '2026-02-28', { format: 'date' }, ['date']),
  cell: { type: 'date', value: (_, stored) => (typeof stored === 'string' ? stored : null) },
  fromCell: (cell, { dates }) => (typeof cell === 'number' ? dayOfSerial(cell) : typedDay(String(cell), dates)) ?? cell,
}
