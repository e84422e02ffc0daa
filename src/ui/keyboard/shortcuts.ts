import { useEffect, useRef } from 'react'

const typingSelector = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Keyboard shortcut `/`, except while typing or with a dialog open. */
export function useSlashShortcut(open: () => void): void {
  useShortcut(isSlashOutsideOfInput, open)
}

/**
 * Shortcuts of the search for everything: Ctrl K (Cmd K), and `/` on screens that do not use it themselves (see
 * `aria-keyshortcuts`). Inactive over a dialog.
 */
export function useFindShortcuts(open: () => void): void {
  useShortcut(
    (event) =>
      isCtrlK(event) ||
      (isSlashOutsideOfInput(event) && document.querySelector('main [aria-keyshortcuts="/"]') === null),
    open,
  )
}

const isSlashOutsideOfInput = ({ key, target }: KeyboardEvent) =>
  key === '/' && !(target instanceof HTMLElement && target.closest(typingSelector))

const isCtrlK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

function useShortcut(matches: (event: KeyboardEvent) => boolean, act: () => void): void {
  const latestShortcut = useRef({ matches, act })
  latestShortcut.current = { matches, act }
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latestShortcut.current.matches(event)) return
      // The browser's action is prevented over a dialog too, where Ctrl K would open the browser's own search.
      event.preventDefault()
      if (!document.querySelector('[aria-modal]')) latestShortcut.current.act()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
