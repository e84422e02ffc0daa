import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { type Body, hashOf } from '#src/platform/body.server.ts'
import type { Sql, Tx } from '#src/platform/database.server.ts'
import { BadRequest, Conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.server.ts'
import { isDatabaseError } from '#src/resource/refusals.server.ts'
import type { By } from '#src/resource/save.server.ts'

/** Runs when the transaction is committed: files and mail, never rows. */
export type AfterCommit = (work: () => Promise<unknown>) => void

/** What a write does, by the actor as they are now. */
export type Write<T> = (by: By, afterCommit: AfterCommit) => Promise<T>

/**
 * One write, one transaction, in which the rights of who sent it are read again: its body may arrive long after its
 * head. With an `Idempotency-Key` the first answer is kept in the same transaction: the same key with the same body
 * gives it again and writes nothing, another body is a Conflict, and a request that comes while the first runs waits
 * for it on the key's row.
 */
export async function inWrite<T>(services: Services, request: FastifyRequest, body: Body, write: Write<T>): Promise<T> {
  const { answer, later } = await again(() => transaction(services, request, body, write))
  await services.publicVersion.spread()
  for (const work of later) await work().catch((error) => request.log.error({ err: error }, 'after the commit'))
  return answer
}

type Later = (() => Promise<unknown>)[]

async function transaction<T>(
  { sql, rights }: Services,
  request: FastifyRequest,
  body: Body,
  write: Write<T>,
): Promise<{ answer: T; later: Later }> {
  const later: Later = []
  const answer = await sql.begin(async (tx) => {
    const claim = claimOf(request, body)
    const isFirst = claim === null || (await takeKey(tx, claim))
    // Rights are read after the wait for the key and before its answer is given again.
    const actor = await rights.renew(tx, request)
    const earlier = isFirst ? null : await earlierAnswer(tx, request, body)
    if (earlier) return earlier.answer as T
    const result = await write({ tx, actor }, (work) => later.push(work))
    if (claim) await keepAnswer(tx, claim, result)
    return result
  })
  return { answer: answer as T, later }
}

/** Two writes that wait for each other crosswise: the database ends one, and nothing of it stands, so it goes once more. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isVictim = isDatabaseError(error) && (error.code === '40P01' || error.code === '40001')
      if (!isVictim || attempt === 4) throw error
    }
  }
}

/** `key` is the sender's key hashed: the key itself, which opens `hash` to guessing, is kept nowhere. */
type Claim = { owner: string; key: string; hash: string }

function claimOf(request: FastifyRequest, body: Body): Claim | null {
  const key = idempotencyKey(request)
  if (key === null) return null
  const hash = hashOf(key, request.method, pathOf(request) + scopeOf(request.actor), body)
  return { owner: ownerOf(request), key: createHash('sha256').update(key).digest('base64url'), hash }
}

/** Takes the key for this transaction, after whoever holds it; false where it has given an answer already. */
async function takeKey(tx: Tx, { owner, key, hash }: Claim): Promise<boolean> {
  const taken = await tx`
    insert into idempotency_keys (owner, key, request_hash) values (${owner}, ${key}, ${hash})
    on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '1 day'
    returning 1`
  return taken.length === 1
}

async function keepAnswer(tx: Tx, { owner, key }: Claim, answer: unknown): Promise<void> {
  await tx`
    update idempotency_keys set status = 200, answer = ${tx.json(answer as never)}
    where owner = ${owner} and key = ${key}`
}

async function answerOf(db: Sql | Tx, { owner, key, hash }: Claim): Promise<{ answer: unknown } | null> {
  const [row] = await db<{ request_hash: string; answer: unknown }[]>`
    select request_hash, answer from idempotency_keys
    where owner = ${owner} and key = ${key} and created_at >= now() - interval '1 day'`
  if (!row) return null
  if (row.request_hash !== hash) throw new Conflict('resource.write.key_reused', 'KEY_REUSED')
  return { answer: row.answer }
}

/** The answer that this very write already got, asked before costly work (a picture) is done a second time. */
export async function earlierAnswer(
  db: Sql | Tx,
  request: FastifyRequest,
  body: Body,
): Promise<{ answer: unknown } | null> {
  const claim = claimOf(request, body)
  return claim && answerOf(db, claim)
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest('resource.write.bad_key')
  return key
}

const ownerOf = (request: FastifyRequest) => (request.actor ? `user:${request.actor.id}` : `address:${request.ip}`)

/** Tenant scope: to who was moved to another company or client meanwhile, the answer is not theirs any more. */
function scopeOf(actor: Actor | null): string {
  if (actor === null || (actor.company_id === null && actor.client_id === null)) return ''
  return ` in company ${actor.company_id} and client ${actor.client_id}`
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? request.url
