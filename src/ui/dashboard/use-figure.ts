import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { figureText } from '#src/ui/figures/figures.ts'

/** Writes whole numbers in the reader's spelling. */
export function useFigure(): (value: number) => string {
  const language = useLanguage()
  return (value) => figureText(value, { decimals: 0 }, language)
}
