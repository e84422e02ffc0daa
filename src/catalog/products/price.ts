import type { Language } from '#src/platform/i18n/define-messages.ts'

/** Thousands and decimal separators by language. */
const separators: Record<Language, { thousands: string; decimal: string }> = {
  es: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
  pt: { thousands: '.', decimal: ',' },
}

/** Formats a price in dollars: `USD 1.249,50`, in English `USD 1,249.50`. Cents are left out if they are zero. */
export function formatUsd(price: number, language: Language): string {
  return `USD ${formatWholeOrTwoDecimals(price, language)}`
}

/** Formats whole pesos without the currency sign: `1.903.976`. */
export function formatPesosWithoutSymbol(pesos: bigint, language: Language): string {
  return groupThousands(pesos.toString(), language)
}

/** Formats a number with two decimals, or without decimals if it is whole: `12`, `12,50`. More decimals are rounded. */
export function formatWholeOrTwoDecimals(value: number, language: Language): string {
  const hundredths = convertToHundredths(value)
  const magnitude = hundredths < 0n ? -hundredths : hundredths
  const cents = magnitude % 100n
  const wholeDigits = groupThousands((magnitude / 100n).toString(), language)
  const sign = hundredths < 0n ? '-' : ''
  return sign + wholeDigits + (cents === 0n ? '' : separators[language].decimal + cents.toString().padStart(2, '0'))
}

/** Formats a percentage with its sign and at most two decimals: `+3 %`, `+18,5 %`, `-2,25 %`. Zero has no sign. */
export function formatSignedPercent(percent: number, language: Language): string {
  return `${percent > 0 ? '+' : ''}${formatWholeOrTwoDecimals(percent, language).replace(/([.,]\d)0$/, '$1')}\u00a0%`
}

/** Price in dollars with a surcharge: price × (1 + percent / 100), rounded half up to cents. */
export function addSurchargeInUsd(price: number, percent: number): number {
  const scaledPrice = convertToHundredths(price) * (10_000n + convertToHundredths(percent))
  return Number((scaledPrice * 2n + 10_000n) / 20_000n) / 100
}

/**
 * Price in pesos: price × exchange × (1 + percent / 100), rounded half up to whole pesos. Computed with fixed-point
 * integers, because floats could differ by a peso from a calculator.
 */
export function convertToPesos(price: number, exchangeRate: number, surchargePercent: number): bigint {
  const scale = 100n * 100n * 10_000n
  const scaledPrice =
    convertToHundredths(price) * convertToHundredths(exchangeRate) * (10_000n + convertToHundredths(surchargePercent))
  return (scaledPrice * 2n + scale) / (scale * 2n)
}

function convertToHundredths(value: number): bigint {
  return BigInt(Math.round(value * 100))
}

function groupThousands(digits: string, language: Language): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separators[language].thousands)
}
