import { type SyntheticEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/** Focus restore: a form is disabled while it is saved, which drops the focus. Wrap its `onSubmit`. */
export function useFocusAfterSaving(isSaving: boolean) {
  const previousFocus = useRef<Element | null>(null)
  useEffect(() => {
    if (!isSaving && isFocusLost() && previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }, [isSaving])
  return (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    previousFocus.current = document.activeElement
    submit(event)
  }
}
