import type { FastifyRequest } from 'fastify'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type Claim, claimOf, earlierAnswer, keepAnswer, takeKey } from '#src/resource/write/idempotency.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/** Runs when the transaction is committed: files and mail, never rows. */
export type AfterCommit = (work: () => Promise<unknown>) => void

/** What a write does, by the actor as they are now. */
export type Write<T> = (by: By, afterCommit: AfterCommit) => Promise<T>

export type VisitorWrite<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>

/**
 * One write, one transaction, in which the rights of who sent it are read again: its body may arrive long after its
 * head. Idempotency: with an `Idempotency-Key` the first answer is kept in the same transaction; the same key with the
 * same body gives it again and writes nothing, another body is a Conflict, and a request that comes while the first
 * runs waits for it on the key's row.
 */
export async function inWrite<T>(services: Services, request: FastifyRequest, body: Body, write: Write<T>): Promise<T> {
  const { sql, rights, publicVersion } = services
  const done = await retryOnDeadlock(() =>
    inTransaction(sql, async (tx, later) => {
      const claim = claimOf(request, body)
      const isFirst = claim === null || (await takeKey(tx, claim))
      // Rights are read after the wait for the key and before its answer is given again.
      const actor = await rights.renew(tx, request)
      const earlier = isFirst ? null : await earlierAnswer(tx, claimOf(request, body))
      if (earlier) return earlier.answer as T
      return kept(tx, claim, await write({ tx, actor }, later))
    }),
  )
  await publicVersion.spread()
  return afterCommitOf(request, done)
}

/**
 * The same for a visitor, who has no account and changes nothing that a public page shows. Where a page without scripts
 * sends no key, one may be given.
 */
export async function inVisitorWrite<T>(
  { sql }: Pick<Services, 'sql'>,
  request: FastifyRequest,
  body: Body,
  write: VisitorWrite<T>,
  key?: string,
): Promise<T> {
  const claim = claimOf(request, body, key)
  const done = await retryOnDeadlock(() =>
    inTransaction(sql, async (tx, later) => {
      const earlier = claim && !(await takeKey(tx, claim)) ? await earlierAnswer(tx, claim) : null
      return earlier ? (earlier.answer as T) : kept(tx, claim, await write(tx, later))
    }),
  )
  return afterCommitOf(request, done)
}

async function kept<T>(tx: Tx, claim: Claim | null, answer: T): Promise<T> {
  if (claim) await keepAnswer(tx, claim, answer)
  return answer
}

type Done<T> = { answer: T; later: (() => Promise<unknown>)[] }

async function inTransaction<T>(sql: Sql, work: (tx: Tx, later: AfterCommit) => Promise<T>): Promise<Done<T>> {
  const later: Done<T>['later'] = []
  const answer = await sql.begin((tx) => work(tx, (one) => later.push(one)))
  return { answer: answer as T, later }
}

async function afterCommitOf<T>({ log }: FastifyRequest, { answer, later }: Done<T>): Promise<T> {
  for (const work of later) await work().catch((error) => log.error({ err: error }, 'after the commit'))
  return answer
}
