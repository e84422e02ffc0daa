import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { useDialogFocus } from '#src/ui/dialog-focus.ts'
import './drawer.css'

type DrawerProps = {
  title: string
  /** A line under the title. */
  note?: string
  children: ReactNode
  onClose: () => void
}

/** A dialog from the right, over the whole screen on a phone, with focus trap and Esc; a click beside it closes it. */
export function Drawer({ title, note, children, onClose }: DrawerProps) {
  const text = useText()
  const titleId = useId()
  const ground = useRef<HTMLDivElement>(null)
  useDialogFocus(ground, onClose)
  return createPortal(
    <div ref={ground}>
      <div className="drawer-scrim" onClick={onClose} aria-hidden="true" />
      <div className="drawer" role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <header>
          <div className="grow">
            <h2 id={titleId}>{title}</h2>
            {note && <p>{note}</p>}
          </div>
          <Button
            variant="quiet"
            size="small"
            className="modal-x"
            aria-label={text('ui.modal.close')}
            onClick={onClose}
          >
            X
          </Button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard. */}
        <div className="drawer-in" tabIndex={0}>
          {children}
        </div>
      </div>
    </div>,
    document.body,
  )
}
