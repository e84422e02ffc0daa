import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Event loop: pending requests are answered during this pause. */
const pauseMs = 1
/** A client that sent a request is likely to send another within this time. */
const busyMs = 1000
/** The first milliseconds count as busy: an active client sends a request within them. */
const initialBusyMs = 200

/** Pauses if other requests came recently, else resolves at once. */
export type YieldToRequests = () => Promise<void>

/**
 * Runs CPU-bound work that would block other requests: it awaits `yieldToRequests` after each step. Watching for
 * requests costs a little for each, so they are watched only during the work, and its first 200 ms count as busy. `now`
 * is a clock in milliseconds.
 */
export async function runYieldingToRequests<T>(
  server: Server,
  work: (yieldToRequests: YieldToRequests) => Promise<T>,
  now = () => performance.now(),
): Promise<T> {
  let busyUntil = now() + initialBusyMs
  const recordRequest = () => {
    busyUntil = now() + busyMs
  }
  server.on('request', recordRequest)
  try {
    return await work(async () => {
      if (now() < busyUntil) await pause(pauseMs)
    })
  } finally {
    server.off('request', recordRequest)
  }
}
