import { datetimePattern } from '#src/resource/kinds/datetime/datetime.ts'
import { definePatternColumn } from '#src/resource/kinds/text/text.server.ts'

const format = { pattern: datetimePattern, example: '2026-02-28T12:30:00.123456Z', format: 'date-time' }

/**
 * The timestamp is selected as text with microseconds, which the optimistic lock compares: JavaScript's Date would drop
 * them. A sheet gets the local time in the connection's time zone.
 */
export const datetimeColumn = definePatternColumn<'datetime'>(format, {
  columnTypes: ['timestamp with time zone'],
  // The parameter is a day in the connection's time zone, which is the shop's.
  equals: (column, parameter) => `(${column} >= ${parameter}::date and ${column} < ${parameter}::date + 1)`,
  isAtLeast: (column, parameter) => `${column} >= ${parameter}::date`,
  isAtMost: (column, parameter) => `${column} < ${parameter}::date + 1`,
  cell: {
    type: 'moment',
    select: (column) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`,
    toCellValue: (_, storedValue) => (typeof storedValue === 'string' ? storedValue : null),
  },
  select: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
})
