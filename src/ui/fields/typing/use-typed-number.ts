import { useState } from 'react'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { stripEnglishThousandsMarks } from '#src/platform/text/typed-number.ts'

/**
 * Keeps a number on the screen as it was typed. Reports it without English thousands separators if the screens are in
 * English, as the parser accepts those of the other languages only.
 */
export function useTypedNumber(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const language = useLanguage()
  const [typedText, setTypedText] = useState(value)
  const isUnchanged = stripEnglishThousandsMarks(typedText, language) === value
  const changeText = (newText: string) => {
    setTypedText(newText)
    onChange(stripEnglishThousandsMarks(newText, language))
  }
  return [isUnchanged ? typedText : value, changeText]
}
