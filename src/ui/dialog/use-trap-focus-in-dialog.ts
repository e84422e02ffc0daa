import { type RefObject, useEffect, useRef } from 'react'

const focusableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])'
const openDialogs: HTMLElement[] = []

/**
 * Focus trap of a dialog: while `container` (a child of body) is mounted, its siblings except the toasts are inert. The
 * focus moves into the dialog, and back when it closes. Esc calls `onEscape` of the topmost dialog alone.
 */
export function useTrapFocusInDialog(container: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latestOnEscape = useRef(onEscape)
  latestOnEscape.current = onEscape
  useEffect(() => {
    const element = container.current
    if (!element) return
    const previousFocus = document.activeElement
    const inertSiblings = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child !== element && !child.inert && !('overDialogs' in child.dataset),
    )
    for (const child of inertSiblings) child.inert = true
    openDialogs.push(element)
    document.body.classList.add('modal-open')
    findInitialFocus(element)?.focus()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || openDialogs.at(-1) !== element || event.defaultPrevented) return
      event.preventDefault()
      latestOnEscape.current()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      openDialogs.splice(openDialogs.indexOf(element), 1)
      for (const child of inertSiblings) child.inert = false
      if (openDialogs.length === 0) document.body.classList.remove('modal-open')
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
    }
  }, [container])
}

/**
 * Initial focus: the field with or in `data-first-focus`, else the first field, else the first link or button of the
 * dialog's body and footer, else any other.
 */
function findInitialFocus(element: HTMLElement): HTMLElement | null {
  return (
    element.querySelector<HTMLElement>('input:is([data-first-focus], [data-first-focus] *)') ??
    element.querySelector<HTMLElement>('input:not([disabled]), select:not([disabled]), textarea:not([disabled])') ??
    element.querySelector<HTMLElement>(
      `.modal-body :is(${focusableSelector}), .modal-footer :is(${focusableSelector})`,
    ) ??
    element.querySelector<HTMLElement>(focusableSelector)
  )
}
