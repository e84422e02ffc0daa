import { type SyntheticEvent, useEffect, useRef } from 'react'

/** Focus restore: a form is disabled while it is saved, which drops the focus. Wrap its `onSubmit`. */
export function useFocusAfterSaving(isSaving: boolean) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isSaving && isLost && before.current instanceof HTMLElement) before.current.focus()
  }, [isSaving])
  return (submit: (event: SyntheticEvent) => void) => (event: SyntheticEvent) => {
    before.current = document.activeElement
    submit(event)
  }
}
