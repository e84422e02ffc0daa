import { lazy, Suspense, useEffect, useState } from 'react'
import { readCurrentSession, useSession } from '#src/platform/browser/session.ts'
import {
  readRecordForUser,
  storeRecordForUser,
  type WaitingWrite,
} from '#src/platform/browser/waiting-writes/user-database.ts'
import {
  listenToSentWrites,
  sendWaitingWrites,
  useWaitingWrites,
} from '#src/platform/browser/waiting-writes/waiting-writes.ts'
import { loadScreenTexts, useText } from '#src/platform/i18n/i18n.tsx'
import { isSignedBefore } from '#src/safety/rounds/offline/is-done-already.ts'
import { applyAnswer, isAbsence } from '#src/safety/rounds/page/merge-unsent.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'
import './unsent-line.css'

const RefusedWritesDialog = lazy(async () => ({
  default: (await import('#src/safety/rounds/offline/RefusedWritesDialog.tsx')).RefusedWritesDialog,
}))

/** How often sending is tried while something waits. */
const intervalMs = 5_000

const textLoaders = {
  es: () => import('virtual:messages/unsent/es'),
  en: () => import('virtual:messages/unsent/en'),
  pt: () => import('virtual:messages/unsent/pt'),
}

/** Lazy loading: loads the line's texts and returns the line. */
export async function loadUnsentLineAndTexts(): Promise<typeof UnsentLine> {
  await loadScreenTexts(textLoaders)
  return UnsentLine
}

/**
 * In the frame: how many signatures and absences of this user wait for a connection. Sends them when the line is back.
 */
function UnsentLine() {
  const text = useText()
  const { user } = useSession()
  const writes = useWaitingWrites(user?.id)
  const waitingWrites = writes.filter(({ refusal }) => refusal === null)
  const waitingCount = waitingWrites.length
  const refusedWrites = writes.filter(({ refusal }) => refusal !== null)
  const isWaiting = waitingCount > 0
  const [isListing, setListing] = useState(false)
  useEffect(() => listenToSentWrites(applyToStoredRecord), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user's writes are sent anew.
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void sendWaitingWrites(isSignedBefore)
    send()
    const timer = setInterval(send, intervalMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [isWaiting, user?.id])
  return (
    <div className="unsent-line" role="status">
      {waitingCount > 0 && (
        <span>
          <i className="bi bi-cloud-arrow-up" aria-hidden="true" />{' '}
          {text(`safety.unsent.waiting${nameWrites(waitingWrites)}`, { count: waitingCount })}
        </span>
      )}
      {refusedWrites.length > 0 && (
        <span>
          <i className="bi bi-exclamation-circle" aria-hidden="true" />{' '}
          {text(`safety.unsent.refused${nameWrites(refusedWrites)}`, { count: refusedWrites.length })}{' '}
          <button type="button" onClick={() => setListing(true)}>
            {text('safety.unsent.look')}
          </button>
        </span>
      )}
      {isListing && refusedWrites.length > 0 && (
        <Suspense>
          <RefusedWritesDialog writes={refusedWrites} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The end of a message's key: 'signatures', or 'entries' where an absence is among them. */
const nameWrites = (writes: readonly WaitingWrite[]) => (writes.some(isAbsence) ? '_entries' : '')

/** Lays an answer over the round that this device has stored, whichever screen is open. */
async function applyToStoredRecord({ about }: { about: string }, answer: unknown): Promise<void> {
  const userId = readCurrentSession().user?.id
  if (userId === undefined) return
  const stored = await readRecordForUser(userId, about)
  if (stored) await storeRecordForUser(userId, about, applyAnswer(stored as Round, answer))
}
