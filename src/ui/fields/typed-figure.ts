import { useState } from 'react'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { stripEnglishThousandsMarks } from '#src/platform/text/typed-number.ts'

/**
 * A figure stays on the screen as it was typed, and is told as all languages read it: where the screens are in English,
 * without its thousands marks.
 */
export function useTypedFigure(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const language = useLanguage()
  const [typed, setTyped] = useState(value)
  const isStillMeant = stripEnglishThousandsMarks(typed, language) === value
  const tell = (next: string) => {
    setTyped(next)
    onChange(stripEnglishThousandsMarks(next, language))
  }
  return [isStillMeant ? typed : value, tell]
}
