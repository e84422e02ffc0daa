import { type RefObject, useEffect } from 'react'
import { waitForAwaitedChoices } from '#src/ui/choice/awaited-choices.ts'

/**
 * Shortcut Ctrl S (Cmd S on a Mac): submits the form of the save button, and never opens the browser's own dialog. A
 * button below an open dialog submits nothing, and neither does a disabled one. A dialog that is busy, such as one that
 * cuts a picture, closes by itself: the button below it submits afterwards, once.
 */
export function useSaveShortcut(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    let isWaiting = false
    const submitIfReachable = () => {
      const topDialog = findTopDialog()
      const isReachable = !topDialog || topDialog.contains(button.current)
      if (isReachable && button.current?.disabled === false) button.current.form?.requestSubmit(button.current)
    }
    const saveOnShortcut = async (event: KeyboardEvent) => {
      if (!isCtrlS(event)) return
      event.preventDefault()
      if (event.repeat || isWaiting) return
      if (findTopDialog()?.ariaBusy === 'true') {
        isWaiting = true
        await waitForAwaitedChoices()
        isWaiting = false
      }
      submitIfReachable()
    }
    document.addEventListener('keydown', saveOnShortcut)
    return () => document.removeEventListener('keydown', saveOnShortcut)
  }, [button])
}

const findTopDialog = () => [...document.querySelectorAll('[aria-modal]')].at(-1)

const isCtrlS = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey
