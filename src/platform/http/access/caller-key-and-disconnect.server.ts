import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { ClientLeft } from '#src/platform/errors.ts'

/** Key of the quotas and queues that a request counts against: its user's, or those of the visitor's address. */
export function identifyCaller({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): string {
  return actor ? `user:${actor.id}` : `address:${ip}`
}

const disconnectSignals = new WeakMap<Socket, AbortSignal>()

/**
 * Signal that aborts with ClientLeft when the request's connection closes. All requests of a connection share one
 * signal, so that its socket gathers no listeners.
 */
export function getOrCreateDisconnectSignal({ socket }: IncomingMessage): AbortSignal {
  const earlierSignal = disconnectSignals.get(socket)
  if (earlierSignal) return earlierSignal
  const controller = new AbortController()
  const abort = () => controller.abort(new ClientLeft())
  if (socket.destroyed) abort()
  else socket.once('close', abort)
  disconnectSignals.set(socket, controller.signal)
  return controller.signal
}
