import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'

/**
 * Unsaved changes: while `isChanged`, asks before navigating and before the tab closes. Render `question` once in the
 * page. Call `leaveFreely` after saving, before navigating away.
 */
export function useUnsavedChanges(isChanged: boolean): { question: ReactElement; leaveFreely: () => void } {
  const formKey = useRef(Symbol('form')).current
  useEffect(() => {
    if (!isChanged) return
    const confirmUnload = (event: BeforeUnloadEvent) => unsavedForms.any() && event.preventDefault()
    unsavedForms.add(formKey)
    window.addEventListener('beforeunload', confirmUnload)
    return () => {
      unsavedForms.remove(formKey)
      window.removeEventListener('beforeunload', confirmUnload)
    }
  }, [isChanged, formKey])
  return { question: <NavigationBlocker />, leaveFreely: () => unsavedForms.remove(formKey) }
}

/**
 * Unsaved changes in a dialog: `close` asks first while `isChanged`. Render `question` beside the dialog.
 */
export function useUnsavedChangesInDialog(onClose: () => void, isChanged: boolean) {
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => (isChanged ? setAsking(true) : onClose()), [isChanged, onClose])
  const question = isAsking && <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />
  return { close, question }
}

/** As `useUnsavedChangesInDialog`, for a dialog whose content reports its changes to `noteChanges`. */
export function useReportedChangesInDialog(onClose: () => void) {
  const [isChanged, noteChanges] = useState(false)
  return { noteChanges, ...useUnsavedChangesInDialog(onClose, isChanged) }
}

/** Asks before navigating. One instance serves all forms, because the router takes one blocker at a time. */
function NavigationBlocker() {
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
