import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { currentSession } from '#src/platform/browser/session.ts'
import { readForUser, storeForUser } from '#src/platform/browser/user-storage.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/** A write that can be taken back: its token, what was said of it, until when (ms since 1970), what to say then. */
type Offer = { token: string; says: string; until: number; undone: string }
type Offers = Readonly<Record<string, Offer>>

const lasts = 10 * 60_000
const key = 'undo'

/** The last write to each list, kept with the tab: it outlives the screen and a reload. */
let known: { userId: number | undefined; offers: Offers } = { userId: undefined, offers: {} }
const listeners = new Set<() => void>()

function offersNow(): Offers {
  const userId = currentSession().user?.id
  if (known.userId !== userId) {
    const kept = userId === undefined ? null : readForUser(sessionStorage, userId, key)
    known = { userId, offers: typeof kept === 'object' && kept !== null ? (kept as Offers) : {} }
  }
  return known.offers
}

function change(resource: string, offer: Offer | null): void {
  const { [resource]: _, ...others } = offersNow()
  known = { ...known, offers: offer ? { ...others, [resource]: offer } : others }
  if (known.userId !== undefined) storeForUser(sessionStorage, known.userId, key, known.offers)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(resource: string): Offer | undefined {
  const offer = offersNow()[resource]
  return offer && offer.until > Date.now() ? offer : undefined
}

/** The last write to a list that can still be taken back, and what takes it back. */
export function useUndo({ name }: Resource) {
  const text = useText()
  const queries = useQueryClient()
  const offer = useSyncExternalStore(subscribe, () => current(name))
  const undo = async (made: Offer) => {
    change(name, null)
    try {
      await call('POST', 'audit/restore', { body: { undo: made.token }, idempotencyKey: newIdempotencyKey() })
      toast.success(text(made.undone))
    } catch (failure) {
      // `call` has shown it.
      if (!(failure instanceof CallFailed)) throw failure
      // Nothing was undone, so that it can be tried again, but for a token that is over.
      if (failure.code !== 'VOID' && failure.code !== 'GONE') change(name, made)
    }
    await queries.invalidateQueries()
  }
  return {
    offer,
    undo: () => offer && void undo(offer),
    dismiss: () => change(name, null),
    /** Says that a write succeeded, with the way back where there is one; `undone` is the message after taking it. */
    tell(says: string, token: string | null, undone = 'resource.screens.undone') {
      if (token === null) return toast.success(says)
      const made = { token, says, until: Date.now() + lasts, undone }
      change(name, made)
      setTimeout(() => offersNow()[name] === made && change(name, null), lasts)
      const label = text('resource.screens.undo')
      toast.success(says, { label, icon: 'arrow-counterclockwise', act: () => void undo(made) })
    },
  }
}
