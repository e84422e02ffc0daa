import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { currentSession, useSession } from '#src/platform/browser/session.ts'
import { readForUser, removeForUser, storeForUser } from '#src/platform/browser/user-storage.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Stale } from '#src/resource/screens/conflict/stale.ts'
import { conflictOf, type Draft, draftOf, readDraft } from '#src/resource/screens/draft/draft.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

type Drafting = {
  resource: Resource
  form: UseFormReturn<FormValues>
  /** The record that the form began with; null for a new one. */
  base: Entity | null
  /** Which form it is among those of the resource; null for one whose draft is not kept. */
  of: string | null
  onConflict: (stale: Stale) => void
}

const pauseMs = 300

/**
 * Draft: what is half-typed survives a reload, a crash and an ended session, in this tab, for this user. It goes with
 * saving, with leaving the form and with signing out. `restored` is what this form began again with; `drop` throws it
 * away.
 */
export function useDraft({ resource, form, base, of, onConflict }: Drafting): {
  restored: Draft | null
  drop: () => void
} {
  const userId = useSession().user?.id
  const name = of === null ? null : `draft:${resource.name}/${of}`
  const [restored, setRestored] = useState<Draft | null>(null)
  // `isOver`: the screen may be left, or the tab closed, before the form is gone.
  const latest = useRef({ base, later: 0, isOver: false, here: '' })
  latest.current.base = base
  const place = useMemo(() => {
    if (userId === undefined || name === null) return null
    // Nothing is written for who has signed out meanwhile, or in another's name.
    const isTheirs = () => currentSession().user?.id === userId
    return {
      read: () => readDraft(resource, readForUser(sessionStorage, userId, name)),
      write: (draft: Draft | null) => {
        if (!isTheirs()) return
        if (draft) storeForUser(sessionStorage, userId, name, draft)
        else removeForUser(sessionStorage, userId, name)
      },
    }
  }, [resource, userId, name])
  const keep = useCallback(() => {
    clearTimeout(latest.current.later)
    const { isOver, here } = latest.current
    if (isOver || window.location.pathname !== here) return place?.write(null)
    const begun = form.formState.defaultValues ?? {}
    place?.write(draftOf(resource, { values: form.getValues(), begun, base: latest.current.base }))
  }, [place, resource, form])
  const drop = useCallback(() => {
    clearTimeout(latest.current.later)
    latest.current.isOver = true
    place?.write(null)
    setRestored(null)
  }, [place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const draft = place?.read()
    if (!draft) return
    for (const [field, value] of Object.entries(draft.values)) form.setValue(field, value, { shouldDirty: true })
    const conflict = base && conflictOf(resource, draft, base)
    if (conflict) onConflict(conflict)
    setRestored(draft)
  }, [])

  useEffect(() => {
    if (!place) return
    latest.current.here = window.location.pathname
    const { unsubscribe } = form.watch(() => {
      clearTimeout(latest.current.later)
      latest.current.isOver = false
      latest.current.later = window.setTimeout(keep, pauseMs)
    })
    window.addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keep)
      clearTimeout(latest.current.later)
      // Left for another screen: who had typed has been asked.
      if (window.location.pathname !== latest.current.here) place.write(null)
    }
  }, [form, place, keep])

  return { restored, drop }
}
