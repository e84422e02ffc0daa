import type { FastifyReply } from 'fastify'

/** What a write that can be undone answers with: its body, and the token for the header `X-Undo`. */
export type Undoable<T> = { body: T; undo: string | null }

/** Sends an answer with its `X-Undo`. */
export function sendUndoable<T>(reply: FastifyReply, { body, undo }: Undoable<T>): FastifyReply {
  if (undo !== null) reply.header('x-undo', undo)
  return reply.send(body)
}
