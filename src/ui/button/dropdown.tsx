import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

type DropdownProps = {
  /** Accessible name of the toggle, for a toggle without text. */
  label?: string
  toggle: ReactNode
  className?: string
  buttonClassName?: string
  menuClassName?: string
  /** `closeAndRefocus` closes the panel and returns the focus to the toggle. */
  children: (closeAndRefocus: () => void) => ReactNode
}

/** A button with a panel. Esc, a press outside, and a focus that leaves it close the panel. */
export function Dropdown(props: DropdownProps) {
  const { label, toggle, className = '', buttonClassName = 'nav-link', menuClassName = '', children } = props
  const [open, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const id = useId()
  useAlignPanelWithToggle(panelRef, rootRef, open)
  const close = useCallback(() => setOpen(false), [])
  const closeAndRefocus = () => {
    close()
    buttonRef.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const closeOnPressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    return () => document.removeEventListener('pointerdown', closeOnPressOutside)
  }, [open, close])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc works from the toggle and from the panel alike.
    <div
      ref={rootRef}
      className={`dropdown ${className}`}
      onBlur={(event) => event.relatedTarget && !rootRef.current?.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        closeAndRefocus()
      }}
    >
      <button
        ref={buttonRef}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {toggle}
      </button>
      {/* Focusable, so that a press on a label in it does not take the focus out, which would close it before the click. */}
      <div ref={panelRef} id={id} className={`dropdown-menu ${open ? 'show' : ''} ${menuClassName}`} tabIndex={-1}>
        {open && children(closeAndRefocus)}
      </div>
    </div>
  )
}

type ElementRef = { readonly current: HTMLElement | null }

/**
 * Aligns the panel's right end with the toggle's, but keeps the panel within the screen. Repeats this on resize, and
 * once after 50 ms, when the panel's pictures have their sizes.
 */
function useAlignPanelWithToggle(panelRef: ElementRef, rootRef: ElementRef, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const positionPanel = () => {
      if (!panelRef.current || !rootRef.current) return
      const toggle = rootRef.current.getBoundingClientRect()
      const width = panelRef.current.offsetWidth
      const left = Math.max(8, Math.min(toggle.right - width, document.documentElement.clientWidth - width - 8))
      panelRef.current.style.top = '100%'
      panelRef.current.style.left = `${left - toggle.left}px`
    }
    positionPanel()
    const timer = setTimeout(positionPanel, 50)
    window.addEventListener('resize', positionPanel)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', positionPanel)
    }
  }, [open, panelRef, rootRef])
}
