import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { ClientLeft } from '#src/platform/errors.ts'

/** Whose limits a request counts against: its user's, or those of a visitor's address. */
export function ownerOf({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): string {
  return actor ? `user:${actor.id}` : `address:${ip}`
}

const leavings = new WeakMap<Socket, AbortSignal>()

/**
 * Aborts with ClientLeft when the request's connection closes. One signal serves all requests of a connection, which
 * would otherwise gather listeners.
 */
export function leavingOf({ socket }: IncomingMessage): AbortSignal {
  const earlierSignal = leavings.get(socket)
  if (earlierSignal) return earlierSignal
  const leaving = new AbortController()
  const leave = () => leaving.abort(new ClientLeft())
  if (socket.destroyed) leave()
  else socket.once('close', leave)
  leavings.set(socket, leaving.signal)
  return leaving.signal
}
