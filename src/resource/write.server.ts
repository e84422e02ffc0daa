import type { FastifyRequest } from 'fastify'
import type { Sql, Tx } from '#src/platform/database.server.ts'
import { BadRequest, Conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type Body, hashOf } from '#src/resource/body.server.ts'

/** Runs when the transaction is committed: files and mail, never rows. */
export type AfterCommit = (work: () => Promise<unknown>) => void

export type Write<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>

/**
 * One write, one transaction. With an `Idempotency-Key` the first answer is kept in the same transaction: the same
 * key with the same body gives it again and writes nothing, another body is a Conflict, and a request that comes
 * while the first runs waits for it on the key's row.
 */
export async function inWrite<T>(services: Services, request: FastifyRequest, body: Body, write: Write<T>): Promise<T> {
  const later: (() => Promise<unknown>)[] = []
  const key = idempotencyKey(request)
  const answer = await services.sql.begin(async (tx) => {
    if (!key) return write(tx, (work) => later.push(work))
    const claim = { owner: ownerOf(request), key, hash: hashOf(request.method, pathOf(request), body) }
    const earlier = await claimKey(tx, claim)
    if (earlier) return earlier.answer as T
    const result = await write(tx, (work) => later.push(work))
    await tx`update idempotency_keys set status = 200, answer = ${tx.json(result as never)} where owner = ${claim.owner} and key = ${key}`
    return result
  })
  for (const work of later) await work().catch((error) => request.log.error({ err: error }, 'after the commit'))
  return answer as T
}

type Claim = { owner: string; key: string; hash: string }

/** Takes the key for this transaction, or finds the answer that it gave before. */
async function claimKey(tx: Tx, { owner, key, hash }: Claim): Promise<{ answer: unknown } | null> {
  const [claimed] = await tx`
    insert into idempotency_keys (owner, key, request_hash) values (${owner}, ${key}, ${hash})
    on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where idempotency_keys.created_at < now() - interval '1 day'
    returning 1 as taken`
  return claimed ? null : answerOf(tx, { owner, key, hash })
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
  services: Services,
  request: FastifyRequest,
  body: Body,
): Promise<{ answer: unknown } | null> {
  const key = idempotencyKey(request)
  if (!key) return null
  return answerOf(services.sql, { owner: ownerOf(request), key, hash: hashOf(request.method, pathOf(request), body) })
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new BadRequest('resource.write.bad_key')
  return key
}

const ownerOf = (request: FastifyRequest) => (request.actor ? `user:${request.actor.id}` : `address:${request.ip}`)

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? request.url
