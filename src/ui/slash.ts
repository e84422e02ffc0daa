import { useEffect, useRef } from 'react'

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Keyboard shortcut `/`, except while typing or with a dialog open. */
export function useSlash(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.closest(typed)
      if (event.key !== '/' || isTyping || event.defaultPrevented || document.querySelector('[aria-modal]')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
