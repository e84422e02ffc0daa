import type { DayRange } from '#src/resource/kinds/date/date.ts'

/** The days of a date of birth. */
export const birthDays: DayRange = { from: '1900-01-01', to: 'today', message: 'workforce.dates.birth' }

/** The days of any other date: from 1900 to 2100, so that a mistyped year is noticed. */
export const recordDays: DayRange = { from: '1900-01-01', to: '2100-12-31', message: 'workforce.dates.of_our_time' }
