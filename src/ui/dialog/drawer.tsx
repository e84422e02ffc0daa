import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DialogCloseButton } from '#src/ui/dialog/dialog-close-button.tsx'
import { useTrapFocusInDialog } from '#src/ui/dialog/use-trap-focus-in-dialog.ts'
import './drawer.css'

type DrawerProps = {
  title: string
  /** A line under the title. */
  note?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** Dialog from the right, full screen on a phone, with focus trap. Esc and a click outside close it. */
export function Drawer({ title, note, children, onClose }: DrawerProps) {
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  useTrapFocusInDialog(container, onClose)
  return createPortal(
    <div ref={container}>
      <div className="drawer-scrim" onClick={onClose} aria-hidden="true" />
      <div className="drawer" role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <header>
          <div className="grow">
            <h2 id={titleId}>{title}</h2>
            {note && <div className="drawer-note">{note}</div>}
          </div>
          <DialogCloseButton {...{ onClose }} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard. */}
        <div className="drawer-in" tabIndex={0}>
          {children}
        </div>
      </div>
    </div>,
    document.body,
  )
}
