import type { TextRule } from '#src/resource/kinds/text/text.ts'

const timeZone = 'America/Argentina/Buenos_Aires'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone })

/** Today in Argentina as `YYYY-MM-DD`, whatever the machine's time zone. */
export const readToday = (now = new Date()): string => dayFormat.format(now)

/** Field rule for a date of birth: not before 1900, not in the future. */
export const birthDateRule: TextRule = (day) =>
  day >= '1900-01-01' && day <= readToday() ? { value: day } : { problem: 'workforce.dates.birth' }

/** Field rule for other dates: refuses mistyped years. */
export const dateRule: TextRule = (day) =>
  day >= '1900-01-01' && day <= '2100-12-31' ? { value: day } : { problem: 'workforce.dates.of_our_time' }
