/** How a number is shown: its decimals, and a currency before it or a % behind it. */
export type FigureShape = { decimals: number; unit?: string | undefined }

/** A number as the reader's language writes it; money with every decimal that it has. */
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

/** A date has no zone: it is read as the day that it is everywhere. */
export function dayText(value: string, language: string): string {
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'short' })
}

/** A moment by the clock of the reader's device. */
export function momentText(value: string, language: string): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime())
    ? value
    : moment.toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' })
}
