import { useLayoutEffect } from 'react'

/** About the height of a toast of two lines. Bars that end further up are not at the foot. */
const toastHeight = 72

/**
 * Keeps the toasts clear of the bars of the page, whatever their height: sets `--toasts-top`, below the header, the
 * page's title with its buttons and the line that offers an undo, and `--toasts-bottom`, above the buttons at the foot
 * of the window or of a dialog.
 */
export function useToastsClearOfBars(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const place = () => {
      if (!document.querySelector('.Toastify__toast')) return
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((bar) => bar.getBoundingClientRect())
      const top = Math.max(0, ...boxes('.main-header, .page-head, .undo-line').map(({ bottom }) => bottom))
      const feet = boxes('.form-foot, .data-table-bulk, .modal-footer').filter(
        ({ bottom }) => bottom > innerHeight - toastHeight,
      )
      const height = Math.max(0, ...feet.map((foot) => innerHeight - foot.top))
      root.style.setProperty('--toasts-top', `${Math.round(top)}px`)
      root.style.setProperty('--toasts-bottom', `${Math.round(height)}px`)
    }
    // A toast that appears, a page that replaces another, and a message that makes the save bar higher.
    const mutations = new MutationObserver(place)
    mutations.observe(document.body, { childList: true, characterData: true, subtree: true })
    const listener = new AbortController()
    for (const eventName of ['scroll', 'resize'])
      addEventListener(eventName, place, { passive: true, signal: listener.signal })
    place()
    return () => {
      mutations.disconnect()
      listener.abort()
    }
  }, [])
}
