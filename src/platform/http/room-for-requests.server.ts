import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Event loop: in the meantime the requests that have come are answered. */
const pauseMs = 1
/** Somebody who asked a moment ago is likely to ask again. */
const attentiveMs = 1000

/** Resolves at once where nobody else asks anything of this server, and after a pause where somebody does. */
export type LeaveRoom = () => Promise<void>

/**
 * Work that waits for nothing else would leave other requests no room between its steps: it waits for `LeaveRoom` after
 * each of them. `begin` starts such work, whose own request is not counted.
 */
export function watchRequests({ server }: FastifyInstance): { begin(): LeaveRoom } {
  let latestAt = Number.NEGATIVE_INFINITY
  server.on('request', () => {
    latestAt = performance.now()
  })
  return {
    begin() {
      const begunAt = performance.now()
      return async () => {
        const isAnyoneAsking = latestAt > begunAt && performance.now() - latestAt < attentiveMs
        if (isAnyoneAsking) await pause(pauseMs)
      }
    },
  }
}
