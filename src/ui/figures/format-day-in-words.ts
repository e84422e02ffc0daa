import { readShopDay, readShopTimeZone } from '#src/platform/settings/shop-day.ts'
import { buildDateFormatOptions } from '#src/ui/figures/format-values.ts'

const dayMs = 86_400_000

/**
 * Day of a timestamp at the shop, in words, by the page's own today: 'hoy, 24/11/2025', 'ayer, …', 'sábado, 22 de
 * noviembre de 2025'.
 */
export function formatDayInWords(value: string, language: string, today = readShopDay()): string {
  const daysAgo = (Date.parse(today) - Date.parse(formatShopDay(value))) / dayMs
  const formatDay = (options: Intl.DateTimeFormatOptions) =>
    new Date(value).toLocaleDateString(language, { ...options, timeZone: readShopTimeZone() })
  return daysAgo === 0 || daysAgo === 1
    ? `${new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')}, ${formatDay(buildDateFormatOptions(language))}`
    : formatDay({ dateStyle: 'full' })
}

/** The day of a moment at the shop. The Swedish format of a day is ISO 8601. */
const formatShopDay = (moment: string): string =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: readShopTimeZone() })
