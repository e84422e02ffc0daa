import { useState } from 'react'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { withoutEnglishMarks } from '#src/platform/text/typed-number.ts'

/**
 * A figure stays on the screen as it was typed, and is told as all languages read it: where the screens are in English,
 * without its thousands marks.
 */
export function useTypedNumber(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const language = useLanguage()
  const [typedText, setTypedText] = useState(value)
  const isUnchanged = withoutEnglishMarks(typedText, language) === value
  const changeText = (newText: string) => {
    setTypedText(newText)
    onChange(withoutEnglishMarks(newText, language))
  }
  return [isUnchanged ? typedText : value, changeText]
}
