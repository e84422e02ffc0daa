import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

/**
 * Unsaved changes: while `changed`, asks before navigation and before the tab closes. Render `question`, of one
 * form alone. Call `leaveFreely` after saving, before navigating away.
 */
export function useUnsaved(changed: boolean): { question: ReactElement; leaveFreely: () => void } {
  const form = useRef(Symbol('form')).current
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => unsavedForms.any() && event.preventDefault()
    unsavedForms.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedForms.remove(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [changed, form])
  return { question: <BeforeLeaving />, leaveFreely: () => unsavedForms.remove(form) }
}

/**
 * Unsaved changes in a dialog: `close` asks first while `note` last said that something is changed. Render `question`
 * beside the dialog.
 */
export function useUnsavedIn(onClose: () => void) {
  const isChanged = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const note = useCallback((changed: boolean) => {
    isChanged.current = changed
  }, [])
  const close = useCallback(() => (isChanged.current ? setAsking(true) : onClose()), [onClose])
  const question = isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />
  return { note, close, question }
}

/** The router takes one blocker at a time. */
function BeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedForms.any() && currentLocation.pathname !== nextLocation.pathname,
  )
  return blocker.state === 'blocked' ? <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} /> : null
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const text = useText()
  return (
    <Modal title={text('ui.unsaved.title')} onClose={onStay} onConfirm={onLeave}>
      {text('ui.unsaved.text')}
    </Modal>
  )
}
