import { type RefObject, useEffect, useRef } from 'react'

const stops = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])'
const open: HTMLElement[] = []

/**
 * Focus trap of a dialog: while `ground` (a child of body) is shown, its siblings except the toasts are inert. The
 * focus starts in it and returns where it was. Esc closes the topmost dialog alone.
 */
export function useDialogFocus(ground: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const before = document.activeElement
    const beside = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child !== element && !child.inert && !('overDialogs' in child.dataset),
    )
    for (const child of beside) child.inert = true
    open.push(element)
    document.body.classList.add('modal-open')
    firstStop(element)?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || open.at(-1) !== element || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      open.splice(open.indexOf(element), 1)
      for (const child of beside) child.inert = false
      if (open.length === 0) document.body.classList.remove('modal-open')
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [ground])
}

/** Initial focus: the field marked for it, else the first field, else a button. */
function firstStop(element: HTMLElement): HTMLElement | null {
  return (
    element.querySelector<HTMLElement>('[data-first-focus]') ??
    element.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])') ??
    element.querySelector<HTMLElement>(`.modal-body :is(${stops}), .modal-footer :is(${stops})`) ??
    element.querySelector<HTMLElement>(stops)
  )
}
