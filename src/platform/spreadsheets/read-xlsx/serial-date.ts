import type { TimeFormat } from '#src/platform/spreadsheets/read-xlsx/number-format.ts'

const secondsOfDay = 86_400
/** 9999-12-31, Excel's last day. */
const lastDay = 2_958_465
/** Days from 1 January 1900, the first of one system, to that of the other, 1 January 1904, by Excel's counting. */
const from1900to1904 = 1462

/**
 * Excel's serial number as a day, moment or time. The system of 1900 takes 1900 for a leap year (a mistake of Lotus
 * that Excel keeps), so that number 60 is its 29 February, and 0 its day before 1 January; both stay as Excel shows
 * them, for a check of days to refuse. Numbers before and after its calendar stay numbers.
 */
export function formatSerialDate(serial: number, format: Exclude<TimeFormat, null>, is1904: boolean): string | number {
  const seconds = Math.round(serial * secondsOfDay)
  if (seconds < 0) return serial
  if (format === 'duration') return formatTime(seconds, false)
  if (format === 'time') return formatTime(seconds % secondsOfDay, false)
  const day = Math.floor(seconds / secondsOfDay) + (is1904 ? from1900to1904 : 0)
  if (day > lastDay) return serial
  return format === 'day' ? formatDay(day) : `${formatDay(day)}T${formatTime(seconds % secondsOfDay, true)}`
}

function formatDay(day: number): string {
  if (day === 0) return '1900-01-00'
  if (day === 60) return '1900-02-29'
  const before1970 = day > 60 ? 25_569 : 25_568
  return new Date((day - before1970) * secondsOfDay * 1000).toISOString().slice(0, 10)
}

function formatTime(seconds: number, withSeconds: boolean): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const hoursAndMinutes = `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}`
  return withSeconds || seconds % 60 !== 0 ? `${hoursAndMinutes}:${twoDigits(seconds % 60)}` : hoursAndMinutes
}
