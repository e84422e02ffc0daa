import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { useText } from '#src/platform/i18n.tsx'
import { Button } from '#src/ui/button.tsx'

type Question = {
  text: string
  note?: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** The same text twice at once is one toast. */
const once = (text: string, options: ToastOptions = {}): ToastOptions => ({ toastId: text, ...options })

/** What the program tells the reader in passing. The texts are translated already. */
export const toast = {
  success: (text: string): void => void show.success(text, once(text)),
  warning: (text: string): void => void show.warning(text, once(text)),
  error: (text: string, options?: Pick<ToastOptions, 'position'>): void => void show.error(text, once(text, options)),
  /** Asks, and stays until it is answered; it goes either way. */
  confirm(question: Question): void {
    const before = document.activeElement
    show.warning(({ closeToast }) => <Confirmation {...question} close={() => closeToast()} />, {
      toastId: question.text,
      autoClose: false,
      closeButton: false,
      draggable: false,
      role: 'alertdialog',
      ariaLabel: question.text,
      onClose: () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      },
    })
  },
}

/** Stands once on every page. Beside the page itself, so that a toast can be read and pressed over an open dialog. */
export function Toasts() {
  const text = useText()
  return createPortal(
    <div data-over-dialogs="">
      <ToastContainer
        aria-label={text('ui.toasts.label')}
        position="top-right"
        autoClose={5000}
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" aria-label={text('ui.toasts.close')} onClick={closeToast}>
            <i className="bi bi-x-lg" aria-hidden="true" />
          </button>
        )}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        draggableDirection="x"
        theme="light"
      />
    </div>,
    document.body,
  )
}

function Confirmation({ text, note, confirm, cancel, onConfirm, close }: Question & { close: () => void }) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc answers no from either button.
    <div className="toast-question" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <p>{text}</p>
      {note && <p className="small">{note}</p>}
      <div className="d-flex gap-2">
        <Button
          variant="danger"
          size="small"
          onClick={() => {
            close()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
        <Button ref={safe} variant="secondary" size="small" onClick={close}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
