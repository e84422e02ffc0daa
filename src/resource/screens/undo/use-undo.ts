import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { readCurrentSession } from '#src/platform/browser/session.ts'
import { readForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { toast } from '#src/ui/toast/toasts.tsx'

/**
 * An offer to undo a write: its token, the text that reported the write (`says`), the time at which the offer ends (ms
 * since 1970), and the message key for a successful undo (`undone`).
 */
type UndoOffer = { token: string; says: string; until: number; undone: string }
type UndoOffers = Readonly<Record<string, UndoOffer>>

const offerLastsMs = 10 * 60_000
const storageName = 'undo'

/**
 * The undo offers of the current user, by resource: one for the last write. The tab's storage keeps them across screens
 * and reloads.
 */
let cachedOffers: { userId: number | undefined; offers: UndoOffers } = { userId: undefined, offers: {} }
const listeners = new Set<() => void>()

function getOrReadOffers(): UndoOffers {
  const userId = readCurrentSession().user?.id
  if (cachedOffers.userId !== userId) {
    const storedValue = userId === undefined ? null : readForUser(sessionStorage, userId, storageName)
    cachedOffers = {
      userId,
      offers: typeof storedValue === 'object' && storedValue !== null ? (storedValue as UndoOffers) : {},
    }
  }
  return cachedOffers.offers
}

function storeOrRemoveOfferAndNotify(resource: string, offer: UndoOffer | null): void {
  const { [resource]: _, ...otherOffers } = getOrReadOffers()
  cachedOffers = { ...cachedOffers, offers: offer ? { ...otherOffers, [resource]: offer } : otherOffers }
  if (cachedOffers.userId !== undefined)
    storeForUserIfRoom(sessionStorage, cachedOffers.userId, storageName, cachedOffers.offers)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function findUnexpiredOffer(resource: string): UndoOffer | undefined {
  const offer = getOrReadOffers()[resource]
  return offer && offer.until > Date.now() ? offer : undefined
}

/** The last write to a list that can still be undone, and the functions that undo or report a write. */
export function useUndo({ name }: Resource) {
  const text = useText()
  const queries = useQueryClient()
  const offer = useSyncExternalStore(subscribe, () => findUnexpiredOffer(name))
  const undo = async (newOffer: UndoOffer) => {
    storeOrRemoveOfferAndNotify(name, null)
    try {
      await call('POST', 'audit/restore', { body: { undo: newOffer.token }, idempotencyKey: createIdempotencyKey() })
      toast.success(text(newOffer.undone))
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
      // Nothing was undone, so the offer stays, unless the server says that its token is used up.
      if (failure.code !== 'VOID' && failure.code !== 'GONE') storeOrRemoveOfferAndNotify(name, newOffer)
    }
    await queries.invalidateQueries()
  }
  return {
    offer,
    undo: () => offer && void undo(offer),
    dismiss: () => storeOrRemoveOfferAndNotify(name, null),
    /**
     * Reports a successful write in a toast, with an undo button if there is a token. `undoneText` is the message key
     * for a successful undo.
     */
    reportWrite(writtenText: string, token: string | null, undoneText = 'resource.screens.undone') {
      if (token === null) return toast.success(writtenText)
      const newOffer = { token, says: writtenText, until: Date.now() + offerLastsMs, undone: undoneText }
      storeOrRemoveOfferAndNotify(name, newOffer)
      setTimeout(() => getOrReadOffers()[name] === newOffer && storeOrRemoveOfferAndNotify(name, null), offerLastsMs)
      const label = text('resource.screens.undo')
      toast.success(writtenText, { label, icon: 'arrow-counterclockwise', act: () => void undo(newOffer) })
    },
  }
}
