import { useEffect } from 'react'
import { useSession } from '#src/platform/browser/session.ts'
import { readForUser, removeForUser, storeForUser } from '#src/platform/browser/user-storage.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** A screen that was opened: a record's by its label, or a resource's list, which has none. */
export type Recent = { path: string; resource: string; label: string | null }

const name = 'recent'
const most = 10

/** What this user last opened in this browser, the latest first. */
export function recentOf(userId: number): Recent[] {
  const kept = readForUser(localStorage, userId, name)
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : []
}

/** The storage may hold anything. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  if (!('path' in value && 'resource' in value && 'label' in value)) return false
  const { path, resource, label } = value
  const isNamed = label === null || (typeof label === 'string' && label !== '')
  return typeof path === 'string' && path.startsWith('/admin/') && typeof resource === 'string' && isNamed
}

/** Notes that the screen at `path` was opened; a record once it has been read, and its label is known. */
export function useNoteRecent({ name: resource }: Resource, path: string, label: string | null | undefined): void {
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined || label === undefined || label === '') return
    const others = recentOf(userId).filter((one) => one.path !== path)
    storeForUser(localStorage, userId, name, [{ path, resource, label }, ...others].slice(0, most))
  }, [userId, resource, path, label])
}

/** Forgets a record that is no more. */
export function useForgetRecent(path: string, isGone: boolean): void {
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined || !isGone) return
    const others = recentOf(userId).filter((one) => one.path !== path)
    if (others.length === 0) removeForUser(localStorage, userId, name)
    else storeForUser(localStorage, userId, name, others)
  }, [userId, path, isGone])
}
