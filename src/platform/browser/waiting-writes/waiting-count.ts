import { useSyncExternalStore } from 'react'

/** How many writes wait to be sent, and how many the server refused. */
export type WaitingCounts = { waiting: number; refused: number }

const buildKey = (userId: number | undefined) => `waiting:${userId}`
const listeners = new Set<() => void>()

/**
 * How many writes of the user stand in this browser, as text; null if there are none. The numbers stand in
 * localStorage, because the first script shows them and does not open the database. They outlive a sign-out, as the
 * writes do.
 */
export const readWaitingCounts = (userId: number | undefined) => localStorage.getItem(buildKey(userId))

export function parseWaitingCounts(storedCounts: string): WaitingCounts {
  const [waiting = 0, refused = 0] = storedCounts.split(' ').map(Number)
  return { waiting, refused }
}

export function storeWaitingCountsAndNotify(userId: number, { waiting, refused }: WaitingCounts): void {
  if (waiting + refused === 0) localStorage.removeItem(buildKey(userId))
  else localStorage.setItem(buildKey(userId), `${waiting} ${refused}`)
  for (const listener of listeners) listener()
}

export const useWaitingCounts = (userId: number | undefined) =>
  useSyncExternalStore(subscribe, () => readWaitingCounts(userId))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
