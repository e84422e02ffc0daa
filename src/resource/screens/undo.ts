import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { newIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { toast } from '#src/ui/toasts.tsx'

/** A write that can be taken back: its token, what was said of it, and until when (ms since 1970). */
type Offer = { token: string; says: string; until: number }

const lasts = 10 * 60_000

const offers = new Map<string, Offer>()
const listeners = new Set<() => void>()

function change(resource: string, offer: Offer | null): void {
  if (offer) offers.set(resource, offer)
  else offers.delete(resource)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The last write to a list that can still be taken back, and what takes it back; outlives the screen, not the page. */
export function useUndo({ name }: Resource) {
  const text = useText()
  const queries = useQueryClient()
  const offer = useSyncExternalStore(subscribe, () => current(name))
  const undo = async ({ token }: Offer) => {
    change(name, null)
    try {
      await call('POST', 'audit/restore', { body: { undo: token }, idempotencyKey: newIdempotencyKey() })
      toast.success(text('resource.screens.undone'))
    } catch (failure) {
      // `call` has shown it; the list is fetched again as it may be outdated.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await queries.invalidateQueries()
  }
  return {
    offer,
    undo: () => offer && void undo(offer),
    dismiss: () => change(name, null),
    /** Says that a write succeeded, with the way back where there is one. */
    tell(says: string, token: string | null) {
      if (token === null) return toast.success(says)
      const made = { token, says, until: Date.now() + lasts }
      change(name, made)
      setTimeout(() => offers.get(name) === made && change(name, null), lasts)
      const label = text('resource.screens.undo')
      toast.success(says, { label, icon: 'arrow-counterclockwise', act: () => void undo(made) })
    },
  }
}

function current(name: string): Offer | undefined {
  const offer = offers.get(name)
  return offer && offer.until > Date.now() ? offer : undefined
}
