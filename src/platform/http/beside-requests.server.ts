import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Event loop: in the meantime the requests that have come are answered. */
const pauseMs = 1
/** Somebody who asked a moment ago is likely to ask again. */
const busyMs = 1000
/** Long enough for somebody who works with the shop to have asked. */
const initialBusyMs = 200

/** Resolves at once where nobody else asks anything of this server, and after a pause where somebody does. */
export type YieldToRequests = () => Promise<void>

/**
 * Runs work that would leave other requests no room between its steps, since it waits for nothing else: it waits for
 * `yieldToRequests` after each of them. The server's requests are watched only meanwhile, as each would cost a little
 * more; so for the first 200 milliseconds the work pauses as if somebody asked. `now` is a clock in milliseconds.
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
