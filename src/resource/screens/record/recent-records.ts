import { useEffect } from 'react'
import { useSession } from '#src/platform/browser/session.ts'
import { readForUser, removeForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'
import type { Resource } from '#src/resource/declaration.ts'

/** A recently opened screen: a record with its label, or a resource's list without a label. */
export type RecentScreen = { path: string; resource: string; label: string | null }

const storageName = 'recent'
const maxRecent = 10

/** The screens that this user opened in this browser, the latest first. */
export function readRecentScreens(userId: number): RecentScreen[] {
  const storedValue = readForUser(localStorage, userId, storageName)
  return Array.isArray(storedValue) ? storedValue.filter(isRecentScreen).slice(0, maxRecent) : []
}

/** Checked because the storage may hold anything. */
function isRecentScreen(value: unknown): value is RecentScreen {
  if (typeof value !== 'object' || value === null) return false
  if (!('path' in value && 'resource' in value && 'label' in value)) return false
  const { path, resource, label } = value
  const isNamed = label === null || (typeof label === 'string' && label !== '')
  return typeof path === 'string' && path.startsWith('/admin/') && typeof resource === 'string' && isNamed
}

/**
 * Stores that the screen at `path` was opened. A record is stored once its label is known; until then `label` is
 * undefined. It is null for a list.
 */
export function useStoreRecentScreen(
  { name: resource }: Resource,
  path: string,
  label: string | null | undefined,
): void {
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined || label === undefined || label === '') return
    const otherScreens = readRecentScreens(userId).filter((screen) => screen.path !== path)
    storeForUserIfRoom(
      localStorage,
      userId,
      storageName,
      [{ path, resource, label }, ...otherScreens].slice(0, maxRecent),
    )
  }, [userId, resource, path, label])
}

/** Once `isGone` is true, forgets the screen of a record that no longer exists. */
export function useForgetRecentScreenIfGone(path: string, isGone: boolean): void {
  const userId = useSession().user?.id
  useEffect(() => {
    if (userId === undefined || !isGone) return
    const otherScreens = readRecentScreens(userId).filter((screen) => screen.path !== path)
    if (otherScreens.length === 0) removeForUser(localStorage, userId, storageName)
    else storeForUserIfRoom(localStorage, userId, storageName, otherScreens)
  }, [userId, path, isGone])
}
