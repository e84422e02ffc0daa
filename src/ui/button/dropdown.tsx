import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

type DropdownProps = {
  /** Accessible name of the toggle, where its content gives none. */
  label?: string
  toggle: ReactNode
  className?: string
  buttonClassName?: string
  menuClassName?: string
  /** `choose` closes it and returns the focus to its button. */
  children: (choose: () => void) => ReactNode
}

/** A button with a panel; closes on Esc, on a press elsewhere, or when the focus leaves it. */
export function Dropdown(props: DropdownProps) {
  const { label, toggle, className = '', buttonClassName = 'nav-link', menuClassName = '', children } = props
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  usePlace(panel, root, open)
  const close = useCallback(() => setOpen(false), [])
  const choose = () => {
    close()
    button.current?.focus()
  }
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open, close])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc works from the toggle and from the panel alike.
    <div
      ref={root}
      className={`dropdown ${className}`}
      onBlur={(event) => event.relatedTarget && !root.current?.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        choose()
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {toggle}
      </button>
      <div ref={panel} id={id} className={`dropdown-menu ${open ? 'show' : ''} ${menuClassName}`}>
        {open && children(choose)}
      </div>
    </div>
  )
}

type Box = { readonly current: HTMLElement | null }

/** Places the panel under the toggle's right end, within the screen; again after 50 ms, when pictures have sizes. */
function usePlace(panel: Box, root: Box, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      if (!panel.current || !root.current) return
      const toggle = root.current.getBoundingClientRect()
      const width = panel.current.offsetWidth
      const left = Math.max(8, Math.min(toggle.right - width, document.documentElement.clientWidth - width - 8))
      panel.current.style.top = '100%'
      panel.current.style.left = `${left - toggle.left}px`
    }
    place()
    const later = setTimeout(place, 50)
    window.addEventListener('resize', place)
    return () => {
      clearTimeout(later)
      window.removeEventListener('resize', place)
    }
  }, [open, panel, root])
}
