import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readCurrentSession, useSession } from '#src/platform/browser/session.ts'
import { readForUser, removeForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { EditConflict } from '#src/resource/screens/conflict/list-other-editors-changes.ts'
import {
  buildDraft,
  type Draft,
  findDraftConflict,
  parseDraft,
} from '#src/resource/screens/draft/build-and-parse-draft.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

type DraftOptions = {
  resource: Resource
  form: UseFormReturn<FormValues>
  /** The record from which the form began; null for a new record. */
  base: Entity | null
  /** Distinguishes the forms of a resource; null for a form whose draft is not stored. */
  formKey: string | null
  onConflict: (conflict: EditConflict) => void
}

const pauseMs = 300

/**
 * Draft: typed values survive a reload, a crash and an ended session, in this tab and for this user. Leaving the form
 * and signing out delete the draft. `restoredDraft` is the draft with which this form began. `discard` deletes the
 * draft: callers use it after saving and when the user asks for it.
 */
export function useStoreAndRestoreDraft({ resource, form, base, formKey, onConflict }: DraftOptions): {
  restoredDraft: Draft | null
  discard: () => void
} {
  const userId = useSession().user?.id
  const name = formKey === null ? null : `draft:${resource.name}/${formKey}`
  const [restoredDraft, setRestoredDraft] = useState<Draft | null>(null)
  // `isOver`: the draft was discarded, but the form may still be mounted for a moment.
  const latestState = useRef({ base, timer: 0, isOver: false, path: '' })
  latestState.current.base = base
  const storage = useMemo(() => {
    if (userId === undefined || name === null) return null
    // Nothing is written after the user signed out or another user signed in.
    const isStillSignedIn = () => readCurrentSession().user?.id === userId
    return {
      read: () => parseDraft(resource, readForUser(sessionStorage, userId, name)),
      write: (draft: Draft | null) => {
        if (!isStillSignedIn()) return
        if (draft) storeForUserIfRoom(sessionStorage, userId, name, draft)
        else removeForUser(sessionStorage, userId, name)
      },
    }
  }, [resource, userId, name])
  const storeDraft = useCallback(() => {
    clearTimeout(latestState.current.timer)
    const { isOver, path } = latestState.current
    if (isOver || window.location.pathname !== path) return storage?.write(null)
    const initialValues = form.formState.defaultValues ?? {}
    storage?.write(buildDraft(resource, { values: form.getValues(), initialValues, base: latestState.current.base }))
  }, [storage, resource, form])
  const discard = useCallback(() => {
    clearTimeout(latestState.current.timer)
    latestState.current.isOver = true
    storage?.write(null)
    setRestoredDraft(null)
  }, [storage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form appears.
  useEffect(() => {
    const draft = storage?.read()
    if (!draft) return
    for (const [field, value] of Object.entries(draft.values)) form.setValue(field, value, { shouldDirty: true })
    const conflict = base && findDraftConflict(resource, draft, base)
    if (conflict) onConflict(conflict)
    setRestoredDraft(draft)
  }, [])

  useEffect(() => {
    if (!storage) return
    latestState.current.path = window.location.pathname
    const { unsubscribe } = form.watch(() => {
      clearTimeout(latestState.current.timer)
      latestState.current.isOver = false
      latestState.current.timer = window.setTimeout(storeDraft, pauseMs)
    })
    window.addEventListener('pagehide', storeDraft)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', storeDraft)
      clearTimeout(latestState.current.timer)
      // The user went to another screen, and has confirmed that unsaved changes may be lost.
      if (window.location.pathname !== latestState.current.path) storage.write(null)
    }
  }, [form, storage, storeDraft])

  return { restoredDraft, discard }
}
