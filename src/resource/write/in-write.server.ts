import type { FastifyRequest } from 'fastify'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import type { BeginOptions, Sql, Tx } from '#src/platform/database/sql.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import { leavingOf, ownerOf } from '#src/platform/http/caller.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { type Claim, claimOf, earlierAnswer, keepAnswer, takeKey } from '#src/resource/write/idempotency.server.ts'
import type { By } from '#src/resource/write/optimistic-lock.server.ts'

/** Queues work for after the commit: files and mail, never rows. An error is logged. */
export type AfterCommit = (work: () => Promise<unknown>) => void

/** Of a write of many rows: each statement may take a minute, half of what a silent connection lasts. */
export const manyRows: BeginOptions = { patience: 4 }

export type WriteOptions<T> = {
  /** Judges a stored answer before it is given again. */
  onRepeat?: (by: By, answer: T) => Promise<unknown>
  /** A write of many rows takes turns with others; a preview ends where its client leaves. */
  bulk?: { isPreview: boolean }
}

/** The work of a write, with the actor as they are now. */
export type Write<T> = (by: By, afterCommit: AfterCommit) => Promise<T>

export type VisitorWrite<T> = (tx: Tx, afterCommit: AfterCommit) => Promise<T>

/**
 * One write in one transaction, with the sender's rights checked again, as a body may arrive long after its head.
 * Idempotency: the first answer is stored with its `Idempotency-Key` in the same transaction; the same key and body
 * give it again and write nothing, and a simultaneous repeat waits for it. Throws Conflict for the same key with
 * another body, TooMany for a bulk write whose turn did not come.
 */
export async function inWrite<T>(
  services: Services,
  request: FastifyRequest,
  body: Body,
  write: Write<T>,
  { onRepeat, bulk }: WriteOptions<T> = {},
): Promise<T> {
  const { rights, publicVersion } = services
  const work = async (tx: Tx, later: AfterCommit) => {
    const claim = claimOf(request, body)
    const isFirst = claim === null || (await takeKey(tx, claim))
    // Rights are checked after waiting for the key and before a stored answer is returned.
    const actor = await rights.renew(tx, request)
    const earlier = isFirst ? null : await earlierAnswer(tx, claimOf(request, body))
    if (earlier) {
      await onRepeat?.({ tx, actor }, earlier.answer as T)
      return earlier.answer as T
    }
    return kept(tx, claim, await write({ tx, actor }, later))
  }
  const done = await (bulk ? inBulkTurn(services, request, bulk, work) : inRecordTurn(services, work))
  await publicVersion.spread()
  return afterCommitOf(request, done)
}

/**
 * The same for a visitor, without rights and without changes to public pages. `key` stands in for the header, which a
 * page without scripts cannot send.
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

type TransactionWork<T> = (tx: Tx, later: AfterCommit) => Promise<T>

function inRecordTurn<T>({ sql, turns }: Services, work: TransactionWork<T>): Promise<Done<T>> {
  return turns.inRecordTurn(() => retryOnDeadlock(() => inTransaction(sql, work)))
}

/** A preview whose client has left is cancelled; other bulk writes go on, as their sender may ask again by the key. */
function inBulkTurn<T>(
  { sql, turns }: Services,
  request: FastifyRequest,
  { isPreview }: { isPreview: boolean },
  work: TransactionWork<T>,
): Promise<Done<T>> {
  const signal = isPreview ? leavingOf(request.raw) : undefined
  const run = () => retryOnDeadlock(() => inTransaction(sql.bulk, work, { ...manyRows, signal }))
  return turns.inWriteTurn(ownerOf(request), run, signal)
}

async function kept<T>(tx: Tx, claim: Claim | null, answer: T): Promise<T> {
  if (claim) await keepAnswer(tx, claim, answer)
  return answer
}

type Done<T> = { answer: T; later: (() => Promise<unknown>)[] }

async function inTransaction<T>(
  sql: Pick<Sql, 'begin'>,
  work: TransactionWork<T>,
  options?: BeginOptions,
): Promise<Done<T>> {
  const later: Done<T>['later'] = []
  const answer = await sql.begin((tx) => work(tx, (one) => later.push(one)), options)
  return { answer: answer as T, later }
}

async function afterCommitOf<T>({ log }: FastifyRequest, { answer, later }: Done<T>): Promise<T> {
  for (const work of later) await work().catch((error) => log.error({ err: error }, 'after the commit'))
  return answer
}
