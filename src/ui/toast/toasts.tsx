import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { type Id, toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { toastsHaveCome } from '#src/ui/toast/with-toast.ts'

toastsHaveCome()

type Question = {
  text: string
  note?: string
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** What a toast offers to do. */
export type ToastAction = { label: string; icon: string; act: () => void }

type Complaint = (text: string, options?: Pick<ToastOptions, 'position'>) => void

/** Complaints on the screen, by their text. */
const said = new Map<string, Id>()
let question: Id | null = null
let success: Id | null = null
let stays: Id | null = null

/** Deduplication: the same text is not shown twice at a time. */
function once(kind: 'warning' | 'error'): Complaint {
  return (text, options) => {
    if (said.has(text)) return
    const id = show[kind](text, {
      ...options,
      onClose: () => {
        if (said.get(text) === id) said.delete(text)
      },
    })
    said.set(text, id)
  }
}

/** Toasts; texts must be translated. */
export const toast = {
  /** A new success replaces the former, so that many saves in a row do not pile up. */
  success(text: string, action?: ToastAction): void {
    if (success !== null) show.dismiss(success)
    success = show.success(action ? <Told text={text} action={action} /> : text, { ariaLabel: text })
  },
  warning: once('warning'),
  error: once('error'),
  /** Takes away what an earlier try was told. */
  withdraw(): void {
    for (const id of said.values()) show.dismiss(id)
    said.clear()
  },
  /** Stays until it is closed; `said` is its text, for readers of screens. */
  stay(content: ReactNode, said: string): void {
    if (stays !== null) show.dismiss(stays)
    stays = show.error(content, { autoClose: false, ariaLabel: said })
  },
  /** Confirmation that stays until it is answered; a new one replaces it. */
  confirm(asked: Question): void {
    const before = document.activeElement
    if (question !== null) show.dismiss(question)
    question = show.warning(({ closeToast }) => <Confirmation {...asked} close={() => closeToast()} />, {
      autoClose: false,
      closeButton: false,
      draggable: false,
      role: 'alertdialog',
      ariaLabel: [asked.text, asked.note].join(' '),
      onClose: () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus()
      },
    })
  },
}

/** Mounted once, in a portal beside the page, so that toasts can be used over an open dialog. */
export function Toasts() {
  const text = useText()
  const { pathname } = useLocation()
  // Navigation dismisses an open question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(
    () => () => {
      if (question !== null) show.dismiss(question)
    },
    [pathname],
  )
  return createPortal(
    <div data-over-dialogs="" data-bs-theme="light">
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
  // The library gives its progress bar a fixed English name.
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

function Told({ text, action: { label, icon, act } }: { text: string; action: ToastAction }) {
  return (
    <div className="toast-told">
      <span>{text}</span>
      <Button variant="secondary" size="small" icon={icon} onClick={act}>
        {label}
      </Button>
    </div>
  )
}

function Confirmation({ text, note, confirm, cancel, onConfirm, close }: Question & { close: () => void }) {
  const safe = useRef<HTMLButtonElement>(null)
  /** Answered once: the toast takes a moment to close. */
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
        // Keeps Esc from closing the dialog below.
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
