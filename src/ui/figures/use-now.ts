import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let clock: ReturnType<typeof setInterval> | undefined

/** Current time in milliseconds, updated every minute. All components share one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (clock === undefined) {
    now = Date.now()
    clock = setInterval(updateNowAndNotify, minuteMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

function updateNowAndNotify(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}
