import { definePatternColumn } from '#src/resource/kinds/text/text.server.ts'
import { timePattern } from '#src/resource/kinds/time/time.ts'

export const timeColumn = definePatternColumn<'time'>(
  { pattern: timePattern, example: '09:30' },
  {
    // Reads the times that people write: 9:30, 09:30:00.
    convertCell: (cell) =>
      String(cell)
        .trim()
        .replace(/^\d(?=:)/, '0$&')
        .replace(/^(\d\d:\d\d):00$/, '$1'),
  },
)
