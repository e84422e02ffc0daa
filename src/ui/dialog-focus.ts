import { type RefObject, useEffect, useRef } from 'react'

const stops = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])'
const open: HTMLElement[] = []

/**
 * While `ground` (a child of body) is on the screen, everything beside it but the toasts is out of reach; the focus
 * starts in it and returns where it was. Esc answers for the uppermost dialog alone.
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

/** A field before a button, so that one can type at once; else the dialog itself. */
function firstStop(element: HTMLElement): HTMLElement | null {
  return (
    element.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])') ??
    element.querySelector<HTMLElement>(`.modal-body :is(${stops}), .modal-footer :is(${stops})`) ??
    element.querySelector<HTMLElement>(stops)
  )
}
