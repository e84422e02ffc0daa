import { useMemo } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Reader } from '#src/resource/kinds/kind.ts'

/** In whose language values are put into words on this screen. */
export function useReader(): Reader {
  const text = useText()
  const language = useLanguage()
  return useMemo(() => ({ text, language }), [text, language])
}
