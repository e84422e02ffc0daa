import { type SyntheticEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/** Focus restore: a form is disabled while it is saved, which drops the focus. Wrap its `onSubmit`. */
export function useFocusAfterSaving(isSaving: boolean) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (!isSaving && isFocusLost() && before.current instanceof HTMLElement) before.current.focus()
  }, [isSaving])
  return (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    before.current = document.activeElement
    submit(event)
  }
}
