import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button, type ButtonVariant } from '#src/ui/button/button.tsx'
import { DialogCloseButton } from '#src/ui/dialog/dialog-close-button.tsx'
import { useTrapFocusInDialog } from '#src/ui/dialog/use-trap-focus-in-dialog.ts'

type ModalProps = {
  title: string
  children: ReactNode
  onClose: () => void
  /**
   * Called by the button Aceptar. Without this and without `confirmForm` there is no such button, and the other button
   * reads Cerrar instead of Cancelar.
   */
  onConfirm?: () => void
  /** Appearance, state and label of the Aceptar button. While it is busy it spins and cannot be pressed. */
  confirmButton?: { variant?: ButtonVariant; disabled: boolean; label?: string | undefined; isBusy?: boolean }
  /** Label of the button that only closes, instead of Cancelar or Cerrar. */
  closeLabel?: string
  /** Instead of `onConfirm`: the button Aceptar submits the form with this id. */
  confirmForm?: { form: string; disabled: boolean }
  /** True to leave out the footer, because the content has its own buttons. */
  hasOwnButtons?: boolean
  size?: 'sm' | 'lg' | 'xl'
}

/** Modal dialog over everything but toasts, with focus trap and Esc. */
export function Modal(props: ModalProps) {
  const { title, children, onClose, onConfirm, confirmButton, confirmForm, hasOwnButtons = false, size } = props
  const text = useText()
  const { label = text('Aceptar'), isBusy = false, disabled: isDisabled = false, ...buttonProps } = confirmButton ?? {}
  const { closeLabel = text(onConfirm || confirmForm ? 'Cancelar' : 'Cerrar') } = props
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  useTrapFocusInDialog(container, onClose)
  return createPortal(
    <div ref={container} className="modal-ground">
      <div
        className="modal d-block"
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-busy={isBusy || undefined}
        tabIndex={-1}
      >
        <div className={`modal-dialog modal-dialog-centered modal-dialog-scrollable ${size ? `modal-${size}` : ''}`}>
          <div className="modal-content">
            <div className="modal-header">
              <h2 className="modal-title" id={titleId}>
                {title}
              </h2>
              <DialogCloseButton {...{ onClose }} />
            </div>
            <div className="modal-body">{children}</div>
            {!hasOwnButtons && (
              <div className="modal-footer">
                <Button variant="secondary" onClick={onClose}>
                  {closeLabel}
                </Button>
                {onConfirm && (
                  <Button {...buttonProps} disabled={isBusy || isDisabled} onClick={onConfirm}>
                    {isBusy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
                    {label}
                  </Button>
                )}
                {confirmForm && (
                  <Button type="submit" {...confirmForm}>
                    {text('Aceptar')}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
      <div className="modal-backdrop show" />
    </div>,
    document.body,
  )
}
