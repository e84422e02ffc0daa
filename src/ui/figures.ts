/** Format of a number: decimals, and a currency before it or % after it. */
export type FigureShape = { decimals: number; unit?: string | undefined }

/** A number in the language's spelling; money always with all its decimals. */
export function figureText(value: number, { decimals, unit }: FigureShape, language: string): string {
  const isMoney = unit !== undefined && unit !== '%'
  const figure = value.toLocaleString(language, {
    minimumFractionDigits: isMoney ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
  if (!unit) return figure
  return unit === '%' ? `${figure}\u00a0%` : `${unit}\u00a0${figure}`
}

/** Formats a date `YYYY-MM-DD` in UTC, so that no time zone shifts the day. */
export function dayText(value: string, language: string): string {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'short' })
}

/** Formats a timestamp in the device's time zone. */
export function momentText(value: string, language: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime())
    ? value
    : moment.toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })
}
