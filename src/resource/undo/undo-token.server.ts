import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Tx } from '#src/platform/database/sql.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

/** Minutes in which a request can be undone. */
export const undoMinutes = 10

/** What a write that can be undone answers with: its body, and the token for the header `X-Undo`. */
export type Undoable<T> = { body: T; undo: string | null }

/** Sends an answer with its `X-Undo`. */
export function sendUndoable<T>(reply: FastifyReply, { body, undo }: Undoable<T>): FastifyReply {
  if (undo !== null) reply.header('x-undo', undo)
  return reply.send(body)
}

/** Makes the token that undoes all of this request; only its hash is stored. */
export async function offerUndo({ tx, actor }: WriteContext): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await tx`insert into undos (token_hash, user_id, request_id) values (${hashOf(token)}, ${actor.id}, ${actor.request_id})`
  return token
}

/** Takes a token of this user's, which works once; gives the request that it undoes, null where it is void. */
export async function takeUndo(tx: Tx, userId: number, token: string): Promise<string | null> {
  const [row] = await tx<{ request_id: string }[]>`
    delete from undos where token_hash = ${hashOf(token)} and user_id = ${userId}
      and created_at > now() - make_interval(mins => ${undoMinutes}) returning request_id`
  return row?.request_id ?? null
}

/** The request of somebody else's that a token undoes, and its sender; null where there is no such token. */
export async function findForeignUndo(tx: Tx, userId: number, token: string): Promise<ForeignUndo | null> {
  const [row] = await tx<ForeignUndo[]>`
    select u.user_id, exists (
      select from audit a where a.request_id = u.request_id and a.user_id = u.user_id and a.action = 'deleted') as is_delete
    from undos u where u.token_hash = ${hashOf(token)} and u.user_id <> ${userId}
      and u.created_at > now() - make_interval(mins => ${undoMinutes})`
  return row ?? null
}

export type ForeignUndo = { user_id: number; is_delete: boolean }

const hashOf = (token: string) => createHash('sha256').update(token).digest()
