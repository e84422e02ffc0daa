import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { BeginOptions, Sql, Tx } from '#src/platform/database/sql.server.ts'
import { retryOnDeadlock } from '#src/platform/database/statements/retry-on-deadlock.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import { getDisconnectSignal, identifyCaller } from '#src/platform/http/access/caller.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { claimOf, earlierAnswer, storeAnswer, takeKey } from '#src/resource/write/idempotency.server.ts'
import { isOfConstraint } from '#src/resource/write/rows/refusals.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** Of a write of many rows: each statement may take a minute, half of what a silent connection lasts. */
export const manyRows: BeginOptions = { timeoutFactor: 4 }

/** Judges a stored answer before it is given again. Throws NotFound where the actor may no longer see its record. */
export type RequireSeen<Answer> = (db: Sql | Tx, actor: Actor, answer: Answer) => Promise<unknown>

type TransactionOptions<Answer> = {
  requireSeen?: RequireSeen<Answer> | undefined
  /** A write of many rows takes turns with others. A preview is rolled back, and ends when its client leaves. */
  bulk?: { isPreview: boolean } | undefined
}

/**
 * One write in one transaction, with the sender's rights checked again, as a body may arrive long after its head.
 * Idempotency: the first answer is stored with its `Idempotency-Key` in the same transaction; the same key and body
 * give it again and write nothing, and a simultaneous repeat waits for it. Throws Conflict for the same key with
 * another body, TooMany for a bulk write whose turn did not come.
 */
export async function inWriteTransaction<Answer>(
  services: Services,
  request: FastifyRequest,
  body: RequestBody,
  write: (context: WriteContext) => Promise<Answer>,
  { requireSeen, bulk }: TransactionOptions<Answer> = {},
): Promise<Answer> {
  const { sql, authorization, publicVersion, files, queues } = services
  const claim = claimOf(request, body)
  const work = async (tx: Tx, afterCommit: AfterCommit, seeksRefused = false) => {
    const isFirst = claim === null || (await takeKey(tx, claim))
    // Rights are checked after waiting for the key and before a stored answer is returned.
    const context = { tx, actor: await authorization.reauthorize(tx, request), files, afterCommit, seeksRefused }
    const earlier = isFirst ? null : await earlierAnswer(tx, claim)
    if (earlier) {
      await requireSeen?.(tx, context.actor, earlier.answer as Answer)
      return earlier.answer as Answer
    }
    const answer = await write(context)
    if (bulk?.isPreview) throw new RolledBack('preview', { cause: answer })
    return storeAnswer(tx, claim, answer)
  }
  const committed = bulk
    ? inBulkTurn(services, request, bulk, work)
    : queues.runRecordWrite(() => inTransaction(sql, work))
  const result = await committed.catch((error): Committed<Answer> => {
    if (error instanceof RolledBack) return { answer: error.cause as Answer, afterwards: [] }
    throw error
  })
  await publicVersion.announceWrite()
  return finishCommit(request, result)
}

/**
 * The same for a visitor, without rights and without changes to public pages. `key` stands in for the header, which a
 * page without scripts cannot send.
 */
export async function inVisitorTransaction<Answer>(
  { sql }: Pick<Services, 'sql'>,
  request: FastifyRequest,
  body: RequestBody,
  write: (tx: Tx, afterCommit: AfterCommit) => Promise<Answer>,
  key?: string,
): Promise<Answer> {
  const claim = claimOf(request, body, key)
  const committed = await inTransaction(sql, async (tx, afterCommit) => {
    const earlier = claim && !(await takeKey(tx, claim)) ? await earlierAnswer(tx, claim) : null
    return earlier ? (earlier.answer as Answer) : storeAnswer(tx, claim, await write(tx, afterCommit))
  })
  return finishCommit(request, committed)
}

type TransactionWork<Answer> = (tx: Tx, afterCommit: AfterCommit, seeksRefused?: boolean) => Promise<Answer>

/** A committed answer, and the work that waits for the commit. */
type Committed<Answer> = { answer: Answer; afterwards: (() => Promise<unknown>)[] }

/** Carries a preview's answer, its cause, out of the transaction that it rolls back: nothing is kept, not its key. */
class RolledBack extends Error {}

/**
 * A preview whose client has left is cancelled; other bulk writes go on, as their sender may ask again by the key. A
 * write that a constraint refuses runs once more, to name the rows: savepoints, which that takes, cost every write two
 * statements a thousand rows.
 */
function inBulkTurn<Answer>(
  { sql, queues }: Services,
  request: FastifyRequest,
  { isPreview }: { isPreview: boolean },
  work: TransactionWork<Answer>,
): Promise<Committed<Answer>> {
  const signal = isPreview ? getDisconnectSignal(request.raw) : undefined
  const run = (seeksRefused: boolean) =>
    inTransaction(sql.bulk, (tx, afterCommit) => work(tx, afterCommit, seeksRefused), { ...manyRows, signal })
  const runTwice = () =>
    run(false).catch((error) => {
      if (error instanceof Refusal && isOfConstraint(error)) return run(true)
      throw error
    })
  return queues.runBulkWrite(identifyCaller(request), runTwice, signal)
}

function inTransaction<Answer>(
  sql: Pick<Sql, 'begin'>,
  work: TransactionWork<Answer>,
  options?: BeginOptions,
): Promise<Committed<Answer>> {
  return retryOnDeadlock(async () => {
    const afterwards: Committed<Answer>['afterwards'] = []
    const answer = await sql.begin((tx) => work(tx, (task) => afterwards.push(task)), options)
    return { answer, afterwards }
  })
}

async function finishCommit<Answer>({ log }: FastifyRequest, { answer, afterwards }: Committed<Answer>) {
  for (const task of afterwards) await task().catch((error) => log.error({ err: error }, 'after the commit'))
  return answer
}
