import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable, Tx } from '#src/platform/database/sql.server.ts'
import { BadRequest, Conflict, NotFound } from '#src/platform/errors.ts'
import { normalizeAddressToNetwork } from '#src/platform/http/access/rate-limit.server.ts'
import { hashRequest, type RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** `key` is a hash. The key itself is stored nowhere: whoever knew it could guess the contents behind `hash`. */
export type IdempotencyClaim = { owner: string; key: string; hash: string }

/**
 * A request's `Idempotency-Key` with its owner and content hash; null without a key. Throws BadRequest for a malformed
 * key.
 */
export function parseIdempotencyClaim(
  request: FastifyRequest,
  body: RequestBody,
  key = parseIdempotencyKey(request),
): IdempotencyClaim | null {
  if (key === null) return null
  const hash = hashRequest(key, request.method, pathOf(request) + formatScopeOfAnswer(request.actor), body)
  return { owner: identifyKeyOwner(request), key: hashKey(key), hash }
}

/**
 * Claims the key in this transaction, and waits for a transaction that holds it. Returns false if an answer is stored
 * under it. Keys last a day.
 */
export async function claimIdempotencyKey(tx: Tx, { owner, key, hash }: IdempotencyClaim): Promise<boolean> {
  const claimedKeys = await tx`
    insert into idempotency_keys (owner, key, request_hash) values (${owner}, ${key}, ${hash})
    on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '1 day'
    returning 1`
  return claimedKeys.length === 1
}

/** Stores an answer under its key, if the request has one, and returns it. */
export async function storeAnswerUnderKey<Answer>(
  tx: Tx,
  claim: IdempotencyClaim | null,
  answer: Answer,
): Promise<Answer> {
  if (claim)
    await tx`
      update idempotency_keys set status = 200, answer = ${tx.json(answer)}
      where owner = ${claim.owner} and key = ${claim.key}`
  return answer
}

/**
 * Finds the stored answer of the same request; null without one. Throws Conflict `KEY_REUSED` for a key with other
 * contents.
 */
export async function findStoredAnswerOrRefuseReusedKey(
  db: Queryable,
  claim: IdempotencyClaim | null,
): Promise<{ answer: unknown } | null> {
  if (claim === null) return null
  const { owner, key, hash } = claim
  const [row] = await db<{ request_hash: string; answer: unknown }[]>`
    select request_hash, answer from idempotency_keys
    where owner = ${owner} and key = ${key} and created_at >= now() - interval '1 day'`
  if (!row) return null
  if (row.request_hash !== hash) throw new Conflict('resource.write.key_reused', 'KEY_REUSED')
  return { answer: row.answer }
}

/**
 * Deletes a stored answer that turned out to be a refusal. Refusals are never stored, so a repeat runs the write again.
 */
export async function deleteStoredAnswer(tx: Tx, request: FastifyRequest): Promise<void> {
  const key = parseIdempotencyKey(request)
  if (key !== null)
    await tx`delete from idempotency_keys where owner = ${identifyKeyOwner(request)} and key = ${hashKey(key)}`
}

/**
 * Tenant scope of a repeated answer: the record may belong to another company or client by now. Throws NotFound then. A
 * deleted record's answer is repeated.
 */
export async function requireVisibleUnlessDeleted(
  db: Queryable,
  { resource }: PreparedResource,
  actor: Actor,
  id: number,
) {
  const parameters = new SqlParameters()
  const idParameter = parameters.add(id)
  const where = buildScopeCondition(resource, actor, parameters)
  if (where === 'true') return
  const text = `select (${where}) is true as is_seen from ${resource.table} t where t.id = ${idParameter}`
  const [row] = await db.query<{ is_seen: boolean }[]>(text, parameters.values)
  if (row && !row.is_seen) throw new NotFound()
}

function parseIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest('resource.write.bad_key')
  return key
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/** A user's key belongs to the user, a visitor's key to the visitor's network and the route. */
function identifyKeyOwner(request: FastifyRequest): string {
  if (request.actor) return `user:${request.actor.id}`
  return `network:${normalizeAddressToNetwork(request.ip)} ${request.routeOptions.url ?? pathOf(request)}`
}

/** Tenant scope is part of the hash: a user who has moved to another company or client does not get the old answer. */
function formatScopeOfAnswer(actor: Actor | null): string {
  if (actor === null || (actor.company_id === null && actor.client_id === null)) return ''
  return ` in company ${actor.company_id} and client ${actor.client_id}`
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? request.url
