import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Thousands and decimal separators by language. */
const marks: Record<Language, { thousands: string; decimal: string }> = {
  es: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
  pt: { thousands: '.', decimal: ',' },
}

/** `USD 1.249`, `USD 1.249,50`; in English `USD 1,249.50`. Cents are left out where they are zero. */
export function formatUsd(price: number, language: Language): string {
  return `USD ${formatDecimal(price, language)}`
}

/** Whole pesos without the currency sign: `1.903.976`. */
export function formatPesos(pesos: bigint, language: Language): string {
  return grouped(pesos.toString(), language)
}

/** A number in the language's spelling, with no decimals or two: `12`, `12,50`. More decimals are rounded. */
export function formatDecimal(value: number, language: Language): string {
  const hundredths = inHundredths(value)
  const size = hundredths < 0n ? -hundredths : hundredths
  const cents = size % 100n
  const whole = grouped((size / 100n).toString(), language)
  const sign = hundredths < 0n ? '-' : ''
  return sign + whole + (cents === 0n ? '' : marks[language].decimal + cents.toString().padStart(2, '0'))
}

/** `+3 %`, `+18,5 %`, `-2,25 %`, as the admin spells percentages. */
export function formatPercent(percent: number, language: Language): string {
  return `${percent > 0 ? '+' : ''}${formatDecimal(percent, language).replace(/([.,]\d)0$/, '$1')}\u00a0%`
}

/** Price in dollars with a surcharge: price × (1 + percent / 100), rounded half up to cents. */
export function usdOf(price: number, percent: number): number {
  const exact = inHundredths(price) * (10_000n + inHundredths(percent))
  return Number((exact * 2n + 10_000n) / 20_000n) / 100
}

/**
 * Price in pesos: price × exchange × (1 + percent / 100), rounded half up to whole pesos. Fixed-point integers, as
 * floats could differ by a peso from a calculator.
 */
export function pesosOf(price: number, exchange: number, percent: number): bigint {
  const scale = 100n * 100n * 10_000n
  const exact = inHundredths(price) * inHundredths(exchange) * (10_000n + inHundredths(percent))
  return (exact * 2n + scale) / (scale * 2n)
}

function inHundredths(value: number): bigint {
  return BigInt(Math.round(value * 100))
}

function grouped(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, marks[language].thousands)
}
