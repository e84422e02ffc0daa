import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Actor, hasAccess } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'
import type { WriteContext } from '#src/resource/write/write-context.server.ts'

const undoMinutes = 10

/** What a write that can be undone answers with: its body, and the token for the header `X-Undo`. */
export type Undoable<T> = { body: T; undo: string | null }

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

/**
 * Why a token undoes nothing for this actor: it is over, or somebody else's, who is named where the actor may read
 * users (`people`) and that one is within their scope.
 */
export async function refusalOfUndo(tx: Tx, actor: Actor, token: string, people: Resource): Promise<Conflict> {
  const [foreign] = await tx<{ user_id: number; is_delete: boolean }[]>`
    select u.user_id, exists (
      select from audit a where a.request_id = u.request_id and a.user_id = u.user_id and a.action = 'deleted') as is_delete
    from undos u where u.token_hash = ${hashOf(token)} and u.user_id <> ${actor.id}
      and u.created_at > now() - make_interval(mins => ${undoMinutes})`
  if (!foreign) return new Conflict('resource.undo.void', 'VOID')
  const name = hasAccess(actor, people.access.read) ? await readName(tx, actor, foreign.user_id, people) : undefined
  if (name === undefined) return new Conflict('resource.undo.done_by_other', 'VOID')
  const key = foreign.is_delete ? 'resource.undo.deleted_by' : 'resource.undo.done_by'
  return new Conflict({ key, params: { name } }, 'VOID')
}

async function readName(tx: Tx, actor: Actor, id: number, people: Resource): Promise<string | undefined> {
  const parameters = new Parameters()
  const text = `
    select concat_ws(' ', a.name, a.surname) as name from actors a join ${people.table} t on t.id = a.id
    where t.id = ${parameters.add(id)} and ${withinScope(people, actor, parameters)}`
  const [row] = await tx.query<{ name: string }[]>(text, parameters.values)
  return row?.name
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
