import { readTypedTime } from '#src/platform/text/typed-time.ts'
import { definePatternColumn } from '#src/resource/kinds/text/text.server.ts'
import { timePattern } from '#src/resource/kinds/time/time.ts'

export const timeColumn = definePatternColumn<'time'>(
  { pattern: timePattern, example: '09:30' },
  {
    // Reads the times that people write: 9:30, 09:30:00, 9.30 hs. A bare 9 is not read as a time, because it may be a
    // number of hours.
    convertCell(cell) {
      const text = String(cell).trim()
      return (/^\d{1,2}[:.h]/.test(text) && readTypedTime(text)) || text
    },
  },
)
