import { useCallback, useEffect, useRef } from 'react'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/**
 * Returns a function that focuses an occurrence by its key, as soon as it is shown: a moved event is drawn anew, and
 * loses the focus. Resolves then, or when the reader has focused something else, or wants another occurrence.
 */
export function useFocusOccurrence(): (key: string) => Promise<void> {
  const stopWaiting = useRef(() => {})
  useEffect(() => () => stopWaiting.current(), [])
  return useCallback((key: string) => {
    stopWaiting.current()
    return new Promise((resolve) => {
      const focusIfShown = () => {
        const focusable = findFocusable(key)
        if (isFocusLost()) focusable?.focus()
        // The grid draws an event hidden, until it has measured it. It cannot have the focus before.
        if (focusable && !isFocusLost()) stopWaiting.current()
      }
      const observer = new MutationObserver(focusIfShown)
      stopWaiting.current = () => {
        observer.disconnect()
        resolve()
      }
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] })
      focusIfShown()
    })
  }, [])
}

const findFocusable = (key: string) =>
  document.querySelector(`[data-occurrence="${CSS.escape(key)}"]`)?.closest<HTMLElement>('[tabindex], a')
