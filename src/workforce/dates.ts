import type { DayRange } from '#src/resource/kinds/date/date.ts'

/** The days that a date of birth may have. */
export const birthDays: DayRange = { from: '1900-01-01', to: 'today', message: 'workforce.dates.birth' }

/** The days that any other date may have: 1900 to 2100, so that a mistyped year is refused. */
export const recordDays: DayRange = { from: '1900-01-01', to: '2100-12-31', message: 'workforce.dates.of_our_time' }
