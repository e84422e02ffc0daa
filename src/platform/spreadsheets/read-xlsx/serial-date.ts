import type { TimeFormat } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'

const secondsOfDay = 86_400
/** Serial number of 9999-12-31, Excel's last day. */
const lastSerialDay = 2_958_465
/** Days between the starts of Excel's two date systems, 1900 and 1904, by Excel's counting. */
const daysFrom1900To1904 = 1462

/**
 * Formats an Excel serial number as a day, moment, time or duration. The date system 1900 treats 1900 as a leap year (a
 * bug of Lotus 1-2-3 that Excel kept): 60 is 1900-02-29 and 0 is 1900-01-00. Both are returned as Excel shows them; the
 * check of the field refuses them. A number outside of Excel's calendar is returned unchanged.
 */
export function formatSerialDate(serial: number, format: Exclude<TimeFormat, null>, is1904: boolean): string | number {
  const seconds = Math.round(serial * secondsOfDay)
  if (seconds < 0) return serial
  if (format === 'duration') return formatTime(seconds, false)
  if (format === 'time') return formatTime(seconds % secondsOfDay, false)
  const day = Math.floor(seconds / secondsOfDay) + (is1904 ? daysFrom1900To1904 : 0)
  if (day > lastSerialDay) return serial
  return format === 'day' ? formatSerialDay(day) : `${formatSerialDay(day)}T${formatTime(seconds % secondsOfDay, true)}`
}

function formatSerialDay(day: number): string {
  if (day === 0) return '1900-01-00'
  if (day === 60) return '1900-02-29'
  const daysBefore1970 = day > 60 ? 25_569 : 25_568
  return new Date((day - daysBefore1970) * secondsOfDay * 1000).toISOString().slice(0, 10)
}

function formatTime(seconds: number, alwaysWithSeconds: boolean): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const hoursAndMinutes = `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}`
  return alwaysWithSeconds || seconds % 60 !== 0 ? `${hoursAndMinutes}:${twoDigits(seconds % 60)}` : hoursAndMinutes
}
