import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { type Id, toast as show, ToastContainer, type ToastContent, type ToastOptions } from 'react-toastify/unstyled'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useToastsClearOfBars } from '#src/ui/toast/use-toasts-clear-of-bars.ts'
import { markToastsLoadedAndNotify } from '#src/ui/toast/with-toast.ts'

markToastsLoadedAndNotify()

type ConfirmQuestion = {
  text: string
  note?: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** A button inside a toast. */
export type ToastAction = { label: string; icon: string; act: () => void }

type ShowWarning = (text: string, options?: Pick<ToastOptions, 'position'>) => void

/** Visible warnings and errors, by their text. */
const shownComplaints = new Map<string, Id>()
let openQuestion: Id | null = null
let shownSuccess: Id | null = null
let stayingToast: Id | null = null

/** Deduplication: returns a function that shows a toast, unless its text is already on the screen. */
function createDeduplicatingToastFunction(kind: 'warning' | 'error'): ShowWarning {
  return (text, options) => {
    if (shownComplaints.has(text)) return
    const id = show[kind](text, {
      ...options,
      onClose: () => {
        if (shownComplaints.get(text) === id) shownComplaints.delete(text)
      },
    })
    shownComplaints.set(text, id)
  }
}

/** Toasts. Their texts are shown as they are, so the caller translates them. */
export const toast = {
  /** Shows a success in place of the last one, so that successive saves do not pile up. */
  success(text: string, action?: ToastAction): void {
    if (shownSuccess !== null) show.dismiss(shownSuccess)
    const content: ToastContent = action
      ? ({ closeToast }) => <ToastWithAction {...{ text, action }} close={() => closeToast()} />
      : text
    shownSuccess = show.success(content, { ariaLabel: text })
  },
  warning: createDeduplicatingToastFunction('warning'),
  error: createDeduplicatingToastFunction('error'),
  /** Removes all visible warnings and errors, because they belong to an earlier attempt. */
  withdraw(): void {
    for (const id of shownComplaints.values()) show.dismiss(id)
    shownComplaints.clear()
  },
  /**
   * Shows an error that stays until it is closed, in place of the last such error. `ariaLabel` is its text for screen
   * readers.
   */
  stay(content: ReactNode, ariaLabel: string): void {
    if (stayingToast !== null) show.dismiss(stayingToast)
    stayingToast = show.error(content, { autoClose: false, ariaLabel })
  },
  /** Asks for confirmation in a toast that stays until it is answered. A new question replaces an open one. */
  confirm(question: ConfirmQuestion): void {
    const previousFocus = document.activeElement
    if (openQuestion !== null) show.dismiss(openQuestion)
    openQuestion = show.warning(({ closeToast }) => <Confirmation {...question} close={() => closeToast()} />, {
      autoClose: false,
      closeButton: false,
      draggable: false,
      role: 'alertdialog',
      ariaLabel: [question.text, question.note].join(' '),
      onClose: () => {
        if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
      },
    })
  },
}

/**
 * Container of the toasts. It is rendered once, in a portal beside the page, so that toasts stay usable over a dialog.
 */
export function Toasts() {
  const text = useText()
  const { pathname } = useLocation()
  useToastsClearOfBars()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation dismisses an open question.
  useEffect(
    () => () => {
      if (openQuestion !== null) show.dismiss(openQuestion)
    },
    [pathname],
  )
  return createPortal(
    <div data-over-dialogs="" data-bs-theme="light">
      <ToastContainer
        aria-label={text('ui.toasts.label')}
        position="top-right"
        autoClose={5000}
        closeButton={({ closeToast }) => <CloseButton close={closeToast} />}
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

function CloseButton({ close }: { close: (event: MouseEvent<HTMLElement>) => void }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  // The library labels its progress bar in English, so the label is replaced.
  useEffect(() => {
    const bar = button.current?.closest('.Toastify__toast')?.querySelector('[role=progressbar]')
    bar?.setAttribute('aria-label', text('ui.toasts.timer'))
  })
  return (
    <button ref={button} type="button" className="toast-close" aria-label={text('ui.toasts.close')} onClick={close}>
      <i className="bi bi-x-lg" aria-hidden="true" />
    </button>
  )
}

type ToastWithActionProps = { text: string; action: ToastAction; close: () => void }

/** Pressing the button closes the toast, which would stay over the next screen while the pointer is on it. */
function ToastWithAction({ text, action: { label, icon, act }, close }: ToastWithActionProps) {
  const closeAndAct = () => {
    close()
    act()
  }
  return (
    <div className="toast-told">
      <span>{text}</span>
      <Button variant="secondary" size="small" icon={icon} onClick={closeAndAct}>
        {label}
      </Button>
    </div>
  )
}

function Confirmation({ text, note, confirm, cancel, onConfirm, close }: ConfirmQuestion & { close: () => void }) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  /** True once an answer was given: a second press while the toast closes does nothing. */
  const [isAnswered, setAnswered] = useState(false)
  const closeOnce = () => {
    setAnswered(true)
    close()
  }
  useEffect(() => cancelButton.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc answers no, from either button.
    <div
      className="toast-question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The key Esc closes the question only, not the dialog below it.
        event.preventDefault()
        closeOnce()
      }}
    >
      <p>{text}</p>
      {note && <p className="small">{note}</p>}
      <div className="d-flex gap-2">
        <Button
          variant="danger"
          size="small"
          disabled={isAnswered}
          onClick={() => {
            closeOnce()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
        <Button ref={cancelButton} variant="secondary" size="small" disabled={isAnswered} onClick={closeOnce}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
