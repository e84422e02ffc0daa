import { readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { buildDateFormatOptions } from '#src/ui/figures/format-values.ts'

const dayMs = 86_400_000

/** Day of a timestamp at the shop, in words: 'hoy, 24/11/2025', 'ayer, …', 'sábado, 22 de noviembre de 2025'. */
export function formatDayInWords(value: string, language: string, now = Date.now()): string {
  const daysAgo = countDaysSinceEpoch(new Date(now)) - countDaysSinceEpoch(new Date(value))
  const formatDay = (options: Intl.DateTimeFormatOptions) =>
    new Date(value).toLocaleDateString(language, { ...options, timeZone: readShopTimeZone() })
  return daysAgo === 0 || daysAgo === 1
    ? `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')}, ${formatDay(buildDateFormatOptions(language))}`
    : formatDay({ dateStyle: 'full' })
}

/** Days since 1970 at the shop. The Swedish format of a day is ISO 8601. */
const countDaysSinceEpoch = (moment: Date) =>
  Date.parse(moment.toLocaleDateString('sv-SE', { timeZone: readShopTimeZone() })) / dayMs
