import { useEffect, useRef } from 'react'

const typingSelector = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Keyboard shortcut `/`, except while typing or with a dialog open. */
export function useSlash(open: () => void): void {
  useShortcut(isSlash, open)
}

/**
 * Keyboard shortcuts of the search for everything: Ctrl K (Cmd K) anywhere but over a dialog, and `/` on a screen that
 * has no use of its own for it, which it tells by `aria-keyshortcuts`.
 */
export function useFindKeys(open: () => void): void {
  useShortcut(
    (event) => isCtrlK(event) || (isSlash(event) && document.querySelector('main [aria-keyshortcuts="/"]') === null),
    open,
  )
}

const isSlash = ({ key, target }: KeyboardEvent) =>
  key === '/' && !(target instanceof HTMLElement && target.closest(typingSelector))

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

function useShortcut(matches: (event: KeyboardEvent) => boolean, act: () => void): void {
  const latestShortcut = useRef({ isMeant: matches, act })
  latestShortcut.current = { isMeant: matches, act }
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latestShortcut.current.isMeant(event)) return
      // Over a dialog too: the browser has a search of its own at Ctrl K.
      event.preventDefault()
      if (!document.querySelector('[aria-modal]')) latestShortcut.current.act()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
