/** A day as people type it, `YYYY-MM-DD`; null for what is none. */
export function typedDay(typed: string, order: 'dmy' | 'mdy'): string | null {
  const text = typed.trim()
  if (/^\d{4}-\d{2}-\d{2}(?:T00:00:00)?$/.test(text)) return text.slice(0, 10)
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? []
  if (year === '') return null
  const [day, month] = order === 'dmy' ? [one, two] : [two, one]
  const full = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const msOfDay = 86_400_000

/** The day of a spreadsheet's serial number, from 1900-03-01 to 2199; null for other numbers. */
export function dayOfSerial(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < 61 || serial > 109_574) return null
  return new Date((serial - 25_569) * msOfDay).toISOString().slice(0, 10)
}
