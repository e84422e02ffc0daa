import { type ReactElement, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { unsaved } from '#src/platform/browser/unsaved.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Modal } from '#src/ui/modal.tsx'

/**
 * Unsaved changes: while `changed`, asks before navigation and before the tab closes. Render `question`, of one
 * form alone. Call `leaveFreely` after saving, before navigating away.
 */
export function useUnsaved(changed: boolean): { question: ReactElement; leaveFreely: () => void } {
  const form = useRef(Symbol('form')).current
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => unsaved.any() && event.preventDefault()
    unsaved.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.remove(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [changed, form])
  return { question: <BeforeLeaving />, leaveFreely: () => unsaved.remove(form) }
}

/** The router takes one blocker at a time. */
function BeforeLeaving() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.any() && currentLocation.pathname !== nextLocation.pathname,
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
