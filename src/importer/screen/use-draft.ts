import { useState } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { beginDraft, likelyTarget } from '#src/importer/screen/draft.ts'
import type { OpenLoad } from '#src/importer/screen/load.ts'
import { keepForUser, keptForUser } from '#src/platform/browser/kept-for-user.ts'
import { useSession } from '#src/platform/browser/session.ts'

/** What is going to be asked of a load; kept by the browser, so that a reload loses nothing. */
export function useDraft(load: OpenLoad, target: string | null): [ImportRequest, (draft: ImportRequest) => void] {
  const { user } = useSession()
  const name = `load:${load.id}:${load.sheet}:${load.header_row}`
  const [draft, setDraft] = useState(() => {
    const kept = user && keptForUser(sessionStorage, user.id, name)
    if (isAsked(kept) && kept.resource in load.fields) return kept
    const wanted = load.asked?.resource ?? target
    return beginDraft(load, wanted !== null && wanted in load.fields ? wanted : likelyTarget(load))
  })
  const keep = (next: ImportRequest) => {
    setDraft(next)
    if (user) keepForUser(sessionStorage, user.id, name, next)
  }
  return [draft, keep]
}

/** This screen alone writes under that name: what has a target is whole. */
const isAsked = (kept: unknown): kept is ImportRequest =>
  typeof kept === 'object' && kept !== null && 'resource' in kept && 'mapping' in kept && 'resolve' in kept
