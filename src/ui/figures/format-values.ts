import { readShopTimeZone } from '#src/platform/settings/shop-day.ts'

/** Format of a number: its decimals, and a currency before it or % after it. */
export type NumberFormat = { decimals: number; unit?: string | undefined }

/** Formats a number in a language. Money always has all its decimals. */
export function formatNumber(value: number, { decimals, unit }: NumberFormat, language: string): string {
  const isMoney = unit !== undefined && unit !== '%'
  const formattedNumber = value.toLocaleString(language, {
    minimumFractionDigits: isMoney ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
  if (!unit) return formattedNumber
  return unit === '%' ? `${formattedNumber}\u00a0%` : `${unit}\u00a0${formattedNumber}`
}

/** Formats a date `YYYY-MM-DD` in UTC, so that no time zone shifts the day. Another text is returned unchanged. */
export function formatDate(
  value: string,
  language: string,
  options: Intl.DateTimeFormatOptions = buildDateFormatOptions(language),
): string {
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? value : date.toLocaleDateString(language, { timeZone: 'UTC', ...options })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Formats a timestamp: how long ago within the last 24 hours, else day and time at the shop. */
export function formatRelativeOrDateTime(value: string, language: string, now = Date.now()): string {
  const agoMs = now - Date.parse(value)
  // The device's clock may be slow: a timestamp up to an hour ahead counts as recent.
  const isRecent = agoMs >= -hourMs && agoMs < 24 * hourMs
  if (!isRecent) return formatDateTime(value, language)
  const relativeFormat = new Intl.RelativeTimeFormat(language, { style: language === 'en' ? 'long' : 'short' })
  return agoMs < hourMs
    ? relativeFormat.format(-Math.max(1, Math.floor(agoMs / minuteMs)), 'minute')
    : relativeFormat.format(-Math.floor(agoMs / hourMs), 'hour')
}

/** Formats a timestamp by its day and time at the shop. A text that is no timestamp is returned unchanged. */
export function formatDateTime(value: string, language: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime())
    ? value
    : moment.toLocaleString(language, { ...buildDateFormatOptions(language), ...buildTimeFormatOptions() })
}

/** Time of day of a timestamp at the shop, in 24 hours. */
export function formatTime(value: string, language: string): string {
  return new Date(value).toLocaleTimeString(language, buildTimeFormatOptions())
}

const buildTimeFormatOptions = (): Intl.DateTimeFormatOptions => ({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: readShopTimeZone(),
})

/**
 * Options for formatting a date: day and month in two digits, the year in four. English spells the month, because its
 * readers disagree about the order of day and month.
 */
export function buildDateFormatOptions(language: string): Intl.DateTimeFormatOptions {
  const month = language === 'en' ? 'short' : '2-digit'
  return { day: '2-digit', month, year: 'numeric' }
}

const sizeUnits = ['KB', 'MB', 'GB']

/** Formats bytes as file managers do: '812 KB', '2,4 MB', '1,3 GB'. */
export function formatFileSize(bytes: number, language: string): string {
  const power = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  const value = bytes === 0 ? 0 : Math.max(bytes / 1024 ** power, 0.1)
  const options = { maximumFractionDigits: value < 10 ? 1 : 0 }
  return `${value.toLocaleString(language, options)} ${sizeUnits[power - 1]}`
}
