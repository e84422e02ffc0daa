import { shopDay } from '#src/platform/settings/shop-day.ts'
import type { TextRule } from '#src/resource/kinds/text/text.ts'

/** Field rule for a date of birth: not before 1900, not in the future. */
export const birthDateRule: TextRule = (day) =>
  day >= '1900-01-01' && day <= shopDay() ? { value: day } : { problem: 'workforce.dates.birth' }

/** Field rule for any other date: from 1900 to 2100, so that a mistyped year is noticed. */
export const dateRule: TextRule = (day) =>
  day >= '1900-01-01' && day <= '2100-12-31' ? { value: day } : { problem: 'workforce.dates.of_our_time' }
