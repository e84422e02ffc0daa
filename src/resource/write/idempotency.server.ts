import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Reads, Tx } from '#src/platform/database/sql.server.ts'
import { BadRequest, Conflict, NotFound } from '#src/platform/errors.ts'
import { type Body, hashOf } from '#src/platform/http/body.server.ts'
import { networkOf } from '#src/platform/http/rate-limit.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

/** `key` is hashed: with the key itself, which is stored nowhere, the contents behind `hash` could be guessed. */
export type Claim = { owner: string; key: string; hash: string }

/**
 * A request's `Idempotency-Key` with its owner and content hash; null without one. Throws BadRequest for a malformed
 * key.
 */
export function claimOf(request: FastifyRequest, body: Body, key = idempotencyKey(request)): Claim | null {
  if (key === null) return null
  const hash = hashOf(key, request.method, pathOf(request) + scopeOf(request.actor), body)
  return { owner: ownerOf(request), key: hashOfKey(key), hash }
}

/**
 * Takes the key in this transaction, waiting for one that holds it; false where it has an answer already. Keys last a
 * day.
 */
export async function takeKey(tx: Tx, { owner, key, hash }: Claim): Promise<boolean> {
  const taken = await tx`
    insert into idempotency_keys (owner, key, request_hash) values (${owner}, ${key}, ${hash})
    on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '1 day'
    returning 1`
  return taken.length === 1
}

/** Stores an answer under its key, where there is one, and returns it. */
export async function storeAnswer<Answer>(tx: Tx, claim: Claim | null, answer: Answer): Promise<Answer> {
  if (claim)
    await tx`
      update idempotency_keys set status = 200, answer = ${tx.json(answer)}
      where owner = ${claim.owner} and key = ${claim.key}`
  return answer
}

/** The stored answer of the same write; null where there is none. Throws Conflict `KEY_REUSED` for another body. */
export async function earlierAnswer(db: Reads, claim: Claim | null): Promise<{ answer: unknown } | null> {
  if (claim === null) return null
  const { owner, key, hash } = claim
  const [row] = await db<{ request_hash: string; answer: unknown }[]>`
    select request_hash, answer from idempotency_keys
    where owner = ${owner} and key = ${key} and created_at >= now() - interval '1 day'`
  if (!row) return null
  if (row.request_hash !== hash) throw new Conflict('resource.write.key_reused', 'KEY_REUSED')
  return { answer: row.answer }
}

/** Frees a key whose answer turned out to be a refusal, which is stored for no write: a repeat is judged anew. */
export async function forgetAnswer(tx: Tx, request: FastifyRequest): Promise<void> {
  const key = idempotencyKey(request)
  if (key !== null) await tx`delete from idempotency_keys where owner = ${ownerOf(request)} and key = ${hashOfKey(key)}`
}

/**
 * Tenant scope of a repeated answer: the record may have gone to another company or client since. Throws NotFound; a
 * deleted one is answered as it was.
 */
export async function requireStillSeen(db: Reads, { resource }: Prepared, actor: Actor, id: number) {
  const parameters = new Parameters()
  const own = parameters.add(id)
  const where = withinScope(resource, actor, parameters)
  if (where === 'true') return
  const text = `select (${where}) is true as is_seen from ${resource.table} t where t.id = ${own}`
  const [row] = await db.query<{ is_seen: boolean }[]>(text, parameters.values)
  if (row && !row.is_seen) throw new NotFound()
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest('resource.write.bad_key')
  return key
}

const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/** A visitor's key belongs to their network and the route. */
function ownerOf(request: FastifyRequest): string {
  if (request.actor) return `user:${request.actor.id}`
  return `network:${networkOf(request.ip)} ${request.routeOptions.url ?? pathOf(request)}`
}

/** Tenant scope is hashed too: a user moved to another company or client does not get the old answer. */
function scopeOf(actor: Actor | null): string {
  if (actor === null || (actor.company_id === null && actor.client_id === null)) return ''
  return ` in company ${actor.company_id} and client ${actor.client_id}`
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? request.url
