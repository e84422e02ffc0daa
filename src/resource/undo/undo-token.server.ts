import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const undoMinutes = 10

/** The answer of a write that can be undone: its body, and the undo token for the header `X-Undo`. */
export type UndoableAnswer<T> = { body: T; undo: string | null }

export function sendUndoableAnswer<T>(reply: FastifyReply, { body, undo }: UndoableAnswer<T>): FastifyReply {
  if (undo !== null) reply.header('x-undo', undo)
  return reply.send(body)
}

/** Creates the token that undoes all writes of this request. Only its hash is stored. */
export async function createAndStoreUndoToken({ tx, actor }: WriteContext): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await tx`insert into undos (token_hash, user_id, request_id) values (${hashToken(token)}, ${actor.id}, ${actor.request_id})`
  return token
}

/**
 * Deletes a user's token, which works only once, and returns the id of the request that it undoes; null if it is void.
 */
export async function redeemTokenForRequestId(tx: Tx, userId: number, token: string): Promise<string | null> {
  const [row] = await tx<{ request_id: string }[]>`
    delete from undos where token_hash = ${hashToken(token)} and user_id = ${userId}
      and created_at > now() - make_interval(mins => ${undoMinutes}) returning request_id`
  return row?.request_id ?? null
}

/**
 * Creates the Conflict that tells why a token is void: it has expired, was used, or belongs to another user. The
 * message names the other user if the actor may read users and the user is within the actor's scope.
 */
export async function createVoidTokenConflict(
  tx: Tx,
  actor: Actor,
  token: string,
  userResource: Resource,
): Promise<Conflict> {
  const [otherUsersToken] = await tx<{ user_id: number; is_delete: boolean }[]>`
    select u.user_id, exists (
      select from audit a where a.request_id = u.request_id and a.user_id = u.user_id and a.action = 'deleted') as is_delete
    from undos u where u.token_hash = ${hashToken(token)} and u.user_id <> ${actor.id}
      and u.created_at > now() - make_interval(mins => ${undoMinutes})`
  if (!otherUsersToken) return new Conflict('resource.undo.void', 'VOID')
  const name = hasAccess(actor, userResource.access.read)
    ? await readVisibleUserName(tx, actor, otherUsersToken.user_id, userResource)
    : undefined
  if (name === undefined) return new Conflict('resource.undo.done_by_other', 'VOID')
  const key = otherUsersToken.is_delete ? 'resource.undo.deleted_by' : 'resource.undo.done_by'
  return new Conflict({ key, params: { name } }, 'VOID')
}

async function readVisibleUserName(
  tx: Tx,
  actor: Actor,
  id: number,
  userResource: Resource,
): Promise<string | undefined> {
  const parameters = new SqlParameters()
  const text = `
    select concat_ws(' ', a.name, a.surname) as name from actors a join ${userResource.table} t on t.id = a.id
    where t.id = ${parameters.add(id)} and ${buildScopeCondition(userResource, actor, parameters)}`
  const [row] = await tx.query<{ name: string }[]>(text, parameters.values)
  return row?.name
}

const hashToken = (token: string) => createHash('sha256').update(token).digest()
