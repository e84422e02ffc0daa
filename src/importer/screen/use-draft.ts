import { useContext, useState } from 'react'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { buildFirstDraft, guessTarget } from '#src/importer/screen/draft.ts'
import type { PendingImport } from '#src/importer/screen/import-summary.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { readForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'

/** The draft of the next request. The browser stores it, so that a reload loses nothing. */
export function useStoredImportDraft(
  sheetImport: PendingImport,
  target: string | null,
): [ImportRequest, (draft: ImportRequest) => void] {
  const { user } = useSession()
  const resources = useContext(ResourcesContext)
  const storageKey = `load:${sheetImport.id}:${sheetImport.sheet}:${sheetImport.header_row}`
  const [draft, setDraft] = useState(() => {
    const storedDraft = user && readForUser(sessionStorage, user.id, storageKey)
    if (mayBeImportRequest(storedDraft) && storedDraft.resource in sheetImport.fields) return storedDraft
    const requestedTarget = sheetImport.asked?.resource ?? target
    return buildFirstDraft(
      sheetImport,
      requestedTarget !== null && requestedTarget in sheetImport.fields
        ? requestedTarget
        : guessTarget(sheetImport, resources),
    )
  })
  const storeDraft = (newDraft: ImportRequest) => {
    setDraft(newDraft)
    if (user) storeForUserIfRoom(sessionStorage, user.id, storageKey, newDraft)
  }
  return [draft, storeDraft]
}

/** Only this screen stores values under this key, so a few fields suffice to tell a request from an unusable value. */
const mayBeImportRequest = (storedDraft: unknown): storedDraft is ImportRequest =>
  typeof storedDraft === 'object' &&
  storedDraft !== null &&
  'resource' in storedDraft &&
  'mapping' in storedDraft &&
  'resolve' in storedDraft
