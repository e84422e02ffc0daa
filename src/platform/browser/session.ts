import { useSyncExternalStore } from 'react'
import { unsaved } from '#src/platform/browser/unsaved-forms.ts'
import { jsonOrNull } from '#src/platform/text/json.ts'

export type SignedInUser = {
  id: number
  name: string
  surname: string
  image: string | null
  permissions: readonly string[]
  /** As the server last gave it; absent right after a sign-in. */
  permissions_hash?: string
}

/**
 * `lapsed`: the session ended under a half-filled form. The storage is empty, but `user` is kept so that the form stays
 * on the screen until the same person signs in again.
 */
export type Session = { user: SignedInUser | null; token: string | null; lapsed: boolean }

const nobody: Session = { user: null, token: null, lapsed: false }
const listeners = new Set<() => void>()
let state: Session | null = null
let waiting: ((again: boolean) => void)[] = []
let formThrownAway: () => void = () => {}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession)
}

export function currentSession(): Session {
  state ??= readStorage()
  return state
}

/** Signs in here and, through the storage, in this browser's other tabs. */
export function signIn(user: SignedInUser, token: string): void {
  writeStorage(user, token)
  become({ user, token, lapsed: false })
}

/** Forgets the user and every unsaved form. The caller ends the session on the server. */
export function signOut(): void {
  clearStorage()
  unsaved.abandon()
  become(nobody)
}

/** Stores the same user's newer name, picture and permissions; anything else is ignored. */
export function refreshUser(user: SignedInUser): void {
  const session = currentSession()
  if (!session.token || session.user?.id !== user.id) return
  if (JSON.stringify(session.user) === JSON.stringify(user)) return
  writeStorage(user, session.token)
  become({ ...session, user })
}

/**
 * Call on 401. Resolves to true when the same person holds a new token, at once or after signing in over their
 * half-filled form; to false when the call is to be given up.
 */
export function sessionLost(used: Session): Promise<boolean> {
  const now = currentSession()
  if (now.token && now.token !== used.token) return Promise.resolve(now.user?.id === used.user?.id)
  clearStorage()
  lapse()
  return currentSession().lapsed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(false)
}

/**
 * Storage event: follows sign-in and sign-out in other tabs. `onFormThrownAway` runs when another user's session
 * replaces a half-filled form.
 */
export function watchSession(onFormThrownAway: () => void): () => void {
  formThrownAway = onFormThrownAway
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token' && event.key !== 'user') return
    const stored = readStorage()
    if (!stored.token) lapse()
    else if (stored.user && stored.token !== currentSession().token) become(stored)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function lapse(): void {
  const { user } = currentSession()
  become(user && unsaved.any() ? { user, token: null, lapsed: true } : nobody)
}

function become(next: Session): void {
  const before = currentSession()
  if (before === next) return
  state = next
  const sameForm = next.lapsed || (next.user !== null && next.user.id === before.user?.id)
  if (before.user && next.user && !sameForm && unsaved.any()) {
    unsaved.abandon()
    formThrownAway()
  }
  for (const listener of listeners) listener()
  if (next.lapsed) return
  const asked = waiting
  waiting = []
  for (const resolve of asked) resolve(sameForm)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStorage(): Session {
  const token = localStorage.getItem('token')
  const user = parseUser(localStorage.getItem('user'))
  return token && user ? { user, token, lapsed: false } : nobody
}

function writeStorage(user: SignedInUser, token: string): void {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', token)
}

function clearStorage(): void {
  localStorage.removeItem('token')
  localStorage.removeItem('user')
}

/** The storage may hold anything: what is not a user counts as none. */
function parseUser(text: string | null): SignedInUser | null {
  const value = jsonOrNull(text)
  return isUser(value) ? value : null
}

function isUser(value: unknown): value is SignedInUser {
  if (typeof value !== 'object' || value === null || !('id' in value && 'permissions' in value)) return false
  return typeof value.id === 'number' && Array.isArray(value.permissions)
}
