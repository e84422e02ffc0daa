import { useSyncExternalStore } from 'react'

const buildKey = (userId: number) => `waiting:${userId}`
const listeners = new Set<() => void>()

/**
 * How many writes of the user wait for a connection. The number stands in localStorage, because the first script shows
 * it and does not open the database. It outlives a sign-out, as the writes do.
 */
export const readWaitingCount = (userId: number | undefined): number =>
  userId === undefined ? 0 : Number(localStorage.getItem(buildKey(userId)) ?? 0)

export function storeWaitingCountAndNotify(userId: number, count: number): void {
  if (count === 0) localStorage.removeItem(buildKey(userId))
  else localStorage.setItem(buildKey(userId), String(count))
  for (const listener of listeners) listener()
}

export const useWaitingCount = (userId: number | undefined): number =>
  useSyncExternalStore(subscribe, () => readWaitingCount(userId))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
