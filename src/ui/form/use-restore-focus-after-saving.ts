import { type SyntheticEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/**
 * Focus restore: saving disables the form, which drops the focus. Returns a wrapper for the form's `onSubmit`, which
 * remembers the focused element.
 */
export function useRestoreFocusAfterSaving(isSaving: boolean) {
  const previousFocus = useRef<Element | null>(null)
  useEffect(() => {
    if (!isSaving && isFocusLost() && previousFocus.current instanceof HTMLElement)
      // The bar at the foot stands within the scroll padding, so a plain focus would scroll the page.
      previousFocus.current.focus({ preventScroll: true })
  }, [isSaving])
  return (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    previousFocus.current = document.activeElement
    submit(event)
  }
}
