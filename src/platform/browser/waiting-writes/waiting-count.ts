import { useSyncExternalStore } from 'react'

/** How many writes wait to be sent, and how many the server refused. */
export type WaitingCounts = { waiting: number; refused: number }

const buildKey = (userId: number) => `waiting:${userId}`
const listeners = new Set<() => void>()

const readStoredCounts = (userId: number | undefined): string =>
  userId === undefined ? '' : (localStorage.getItem(buildKey(userId)) ?? '')

function parseCounts(storedCounts: string): WaitingCounts {
  const [waiting = 0, refused = 0] = storedCounts.split(' ').map(Number)
  return { waiting, refused }
}

/**
 * The user's writes that stand in this browser. The numbers stand in localStorage, because the first script shows them
 * and does not open the database. They outlive a sign-out, as the writes do.
 */
export const readWaitingCounts = (userId: number | undefined): WaitingCounts => parseCounts(readStoredCounts(userId))

export function storeWaitingCountsAndNotify(userId: number, { waiting, refused }: WaitingCounts): void {
  if (waiting + refused === 0) localStorage.removeItem(buildKey(userId))
  else localStorage.setItem(buildKey(userId), `${waiting} ${refused}`)
  for (const listener of listeners) listener()
}

export const useWaitingCounts = (userId: number | undefined): WaitingCounts =>
  parseCounts(useSyncExternalStore(subscribe, () => readStoredCounts(userId)))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
