import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { formatNumber } from '#src/ui/figures/format-values.ts'

/** Returns a function that formats whole numbers in the reader's language. */
export function useWholeNumberFormat(): (value: number) => string {
  const language = useLanguage()
  return (value) => formatNumber(value, { decimals: 0 }, language)
}
