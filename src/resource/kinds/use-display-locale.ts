import { useMemo } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { DisplayLocale } from '#src/resource/kinds/kind.ts'

/** The current locale for formatting values. */
export function useDisplayLocale(): DisplayLocale {
  const text = useText()
  const language = useLanguage()
  return useMemo(() => ({ text, language }), [text, language])
}
