import { type RefObject, useEffect } from 'react'

/**
 * Shortcut Ctrl S (Cmd S on a Mac): submits the form of the save button, and never opens the browser's own dialog. A
 * button below an open dialog submits nothing, and neither does a disabled one.
 */
export function useSaveShortcut(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const saveOnShortcut = (event: KeyboardEvent) => {
      if (!isCtrlS(event)) return
      event.preventDefault()
      const topDialog = [...document.querySelectorAll('[aria-modal]')].at(-1)
      const isReachable = !topDialog || topDialog.contains(button.current)
      if (!event.repeat && isReachable && button.current?.disabled === false)
        button.current.form?.requestSubmit(button.current)
    }
    document.addEventListener('keydown', saveOnShortcut)
    return () => document.removeEventListener('keydown', saveOnShortcut)
  }, [button])
}

const isCtrlS = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey
