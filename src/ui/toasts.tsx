import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { type Id, toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'

type Question = {
  text: string
  note?: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

type Complaint = (text: string, options?: Pick<ToastOptions, 'position'>) => void

const said = new Set<string>()
let question: Id | null = null
let success: Id | null = null

/** The same complaint twice at once is one toast; one that is leaving already is said anew. */
function once(kind: 'warning' | 'error'): Complaint {
  return (text, options) => {
    if (said.has(text)) return
    said.add(text)
    show[kind](text, { ...options, onClose: () => said.delete(text) })
  }
}

/** What the program tells the reader in passing. The texts are translated already. */
export const toast = {
  /** Whoever saves forty in a row reads the last one: an older success gives way. */
  success(text: string): void {
    if (success !== null) show.dismiss(success)
    success = show.success(text)
  },
  warning: once('warning'),
  error: once('error'),
  /** Asks, and stays until it is answered; it goes either way. Another question takes its place. */
  confirm(asked: Question): void {
    const before = document.activeElement
    if (question !== null) show.dismiss(question)
    question = show.warning(({ closeToast }) => <Confirmation {...asked} close={() => closeToast()} />, {
      autoClose: false,
      closeButton: false,
      draggable: false,
      role: 'alertdialog',
      ariaLabel: asked.text,
      onClose: () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      },
    })
  },
}

/** Stands once on every page. Beside the page itself, so that a toast can be read and pressed over an open dialog. */
export function Toasts() {
  const text = useText()
  const { pathname } = useLocation()
  // A question about what is no longer on the screen is not asked any longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(
    () => () => {
      if (question !== null) show.dismiss(question)
    },
    [pathname],
  )
  return createPortal(
    <div data-over-dialogs="">
      <ToastContainer
        aria-label={text('ui.toasts.label')}
        position="top-right"
        autoClose={5000}
        closeButton={({ closeToast }) => <Close close={closeToast} />}
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

function Close({ close }: { close: (event: MouseEvent<HTMLElement>) => void }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  // The library's bar has an English name that it lets nobody change.
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

function Confirmation({ text, note, confirm, cancel, onConfirm, close }: Question & { close: () => void }) {
  const safe = useRef<HTMLButtonElement>(null)
  /** It takes a moment to leave, and is answered once. */
  const [isAnswered, setAnswered] = useState(false)
  const answer = () => {
    setAnswered(true)
    close()
  }
  useEffect(() => safe.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc answers no from either button.
    <div
      className="toast-question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog below, which may be what asked, does not hear of it.
        event.preventDefault()
        answer()
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
            answer()
            onConfirm()
          }}
        >
          {confirm}
        </Button>
        <Button ref={safe} variant="secondary" size="small" disabled={isAnswered} onClick={answer}>
          {cancel}
        </Button>
      </div>
    </div>
  )
}
