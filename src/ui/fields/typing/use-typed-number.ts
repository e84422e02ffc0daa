import { useState } from 'react'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { stripEnglishThousandsMarks } from '#src/platform/text/typed-number.ts'

/**
 * Keeps a number on the screen as it was typed. On screens in English it reports the number without English thousands
 * marks (`1,749`), because the parser reads a comma as decimal.
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
