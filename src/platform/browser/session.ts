import { useSyncExternalStore } from 'react'
import { unsavedForms } from '#src/platform/browser/unsaved-forms.ts'
import { readWaitingCounts } from '#src/platform/browser/waiting-writes/waiting-count.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'

export type SignedInUser = {
  id: number
  name: string
  surname: string
  image: string | null
  permissions: readonly string[]
  /** The server's last hash of the permissions; absent right after a sign-in. */
  permissions_hash?: string
}

/**
 * `isLapsed`: the session ended under a half-filled form, or while writes of its user wait to be sent. The storage is
 * empty, but `user` stays set, so that the screen stays until the same user signs in again.
 */
export type Session = { user: SignedInUser | null; token: string | null; isLapsed: boolean }

const signedOut: Session = { user: null, token: null, isLapsed: false }
const listeners = new Set<() => void>()
let current: Session | null = null
let pendingCalls: ((mayRepeat: boolean) => void)[] = []
let reportDiscardedForm: () => void = () => {}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readCurrentSession)
}

export function readCurrentSession(): Session {
  current ??= readStorage()
  return current
}

/** Signs in here and, through localStorage, in this browser's other tabs. */
export function storeSignIn(user: SignedInUser, token: string): void {
  writeStorage(user, token)
  replaceSessionAndNotify({ user, token, isLapsed: false })
}

/** Clears the user and every unsaved form. The caller ends the session on the server. */
export function clearSessionAndForms(): void {
  clearStorage()
  unsavedForms.discardAll()
  replaceSessionAndNotify(signedOut)
}

/** Stores a newer name, picture and permissions of the signed-in user. Ignores any other user. */
export function updateStoredUserIfSame(user: SignedInUser): void {
  const session = readCurrentSession()
  if (!session.token || session.user?.id !== user.id) return
  if (JSON.stringify(session.user) === JSON.stringify(user)) return
  writeStorage(user, session.token)
  replaceSessionAndNotify({ ...session, user })
}

/**
 * To be called on a 401. Ends this browser's session, unless it already has a newer token; under a half-filled form, or
 * while something waits to be sent, the session only lapses. Resolves to true once the same user holds a new token, at
 * once or after signing in over the screen. Resolves to false if the call must not be repeated.
 */
export function endUsedSessionAndAwaitRenewal(usedSession: Session): Promise<boolean> {
  const session = readCurrentSession()
  if (session.token && session.token !== usedSession.token)
    return Promise.resolve(session.user?.id === usedSession.user?.id)
  clearStorage()
  endSessionOrMarkLapsed()
  return readCurrentSession().isLapsed ? new Promise((resolve) => pendingCalls.push(resolve)) : Promise.resolve(false)
}

/**
 * Storage event: follows sign-in and sign-out in other tabs. `onFormDiscarded` runs when another user's session
 * replaces a half-filled form. Returns the function that stops it.
 */
export function followSessionOfOtherTabs(onFormDiscarded: () => void): () => void {
  reportDiscardedForm = onFormDiscarded
  const followStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token' && event.key !== 'user') return
    const storedSession = readStorage()
    if (!storedSession.token) endSessionOrMarkLapsed()
    else if (storedSession.user && storedSession.token !== readCurrentSession().token)
      replaceSessionAndNotify(storedSession)
  }
  window.addEventListener('storage', followStorage)
  return () => window.removeEventListener('storage', followStorage)
}

function endSessionOrMarkLapsed(): void {
  const { user } = readCurrentSession()
  const hasUnsent = unsavedForms.any() || readWaitingCounts(user?.id)
  replaceSessionAndNotify(user && hasUnsent ? { user, token: null, isLapsed: true } : signedOut)
}

function replaceSessionAndNotify(next: Session): void {
  const previous = readCurrentSession()
  if (previous === next) return
  current = next
  const isSameUser = next.isLapsed || (next.user !== null && next.user.id === previous.user?.id)
  if (previous.user && next.user && !isSameUser && unsavedForms.any()) {
    unsavedForms.discardAll()
    reportDiscardedForm()
  }
  for (const listener of listeners) listener()
  if (next.isLapsed) return
  const settledCalls = pendingCalls
  pendingCalls = []
  for (const resolve of settledCalls) resolve(isSameUser)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStorage(): Session {
  const token = localStorage.getItem('token')
  const user = parseUser(localStorage.getItem('user'))
  return token && user ? { user, token, isLapsed: false } : signedOut
}

function writeStorage(user: SignedInUser, token: string): void {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', token)
}

function clearStorage(): void {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

/** localStorage may hold anything: a value that is no user counts as none. */
function parseUser(text: string | null): SignedInUser | null {
  const value = parseJsonOrNull(text)
  return isSignedInUser(value) ? value : null
}

function isSignedInUser(value: unknown): value is SignedInUser {
  if (typeof value !== 'object' || value === null || !('id' in value && 'permissions' in value)) return false
  return typeof value.id === 'number' && Array.isArray(value.permissions)
}
