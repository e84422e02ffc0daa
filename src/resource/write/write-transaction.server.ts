import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import { retryOnDeadlock } from '#src/platform/database/retry-on-deadlock.server.ts'
import type { BeginOptions, Sql, Tx } from '#src/platform/database/sql.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import { leavingOf, ownerOf } from '#src/platform/http/caller.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  claimIdempotencyKey,
  findStoredAnswer,
  parseIdempotencyClaim,
  storeAnswer,
} from '#src/resource/write/idempotency.server.ts'
import { isConstraintRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** Of a write of many rows: each statement may take a minute, half of what a silent connection lasts. */
export const bulkTransactionOptions: BeginOptions = { patience: 4 }

/** Judges a stored answer before it is given again. Throws NotFound where the actor may no longer see its record. */
export type RequireVisible<Answer> = (db: Sql | Tx, actor: Actor, answer: Answer) => Promise<unknown>

type TransactionOptions<Answer> = {
  requireVisible?: RequireVisible<Answer> | undefined
  /** A write of many rows takes turns with others. A preview is rolled back, and ends when its client leaves. */
  bulk?: { isPreview: boolean } | undefined
}

/**
 * One write in one transaction, with the sender's rights checked again, as a body may arrive long after its head.
 * Idempotency: the first answer is stored with its `Idempotency-Key` in the same transaction; the same key and body
 * give it again and write nothing, and a simultaneous repeat waits for it. Throws Conflict for the same key with
 * another body, TooMany for a bulk write whose turn did not come.
 */
export async function runWriteTransaction<Answer>(
  services: Services,
  request: FastifyRequest,
  body: Body,
  write: (context: WriteContext) => Promise<Answer>,
  { requireVisible, bulk }: TransactionOptions<Answer> = {},
): Promise<Answer> {
  const { sql, rights, publicVersion, files, turns } = services
  const claim = parseIdempotencyClaim(request, body)
  const work = async (tx: Tx, afterCommit: AfterCommit, findsRefusedRows = false) => {
    const isFirst = claim === null || (await claimIdempotencyKey(tx, claim))
    // Rights are checked after waiting for the key and before a stored answer is returned.
    const context = { tx, actor: await rights.renew(tx, request), files, afterCommit, findsRefusedRows }
    const stored = isFirst ? null : await findStoredAnswer(tx, claim)
    if (stored) {
      await requireVisible?.(tx, context.actor, stored.answer as Answer)
      return stored.answer as Answer
    }
    const answer = await write(context)
    if (bulk?.isPreview) throw new PreviewRollback('preview', { cause: answer })
    return storeAnswer(tx, claim, answer)
  }
  const completion = bulk
    ? runBulkTransaction(services, request, bulk, work)
    : turns.inRecordTurn(() => runRetriedTransaction(sql, work))
  const committedAnswer = await completion.catch((error): CommittedAnswer<Answer> => {
    if (error instanceof PreviewRollback) return { answer: error.cause as Answer, afterCommitTasks: [] }
    throw error
  })
  await publicVersion.spread()
  return runAfterCommitTasks(request, committedAnswer)
}

/**
 * The same for a visitor, without rights and without changes to public pages. `key` stands in for the header, which a
 * page without scripts cannot send.
 */
export async function runVisitorTransaction<Answer>(
  { sql }: Pick<Services, 'sql'>,
  request: FastifyRequest,
  body: Body,
  write: (tx: Tx, afterCommit: AfterCommit) => Promise<Answer>,
  key?: string,
): Promise<Answer> {
  const claim = parseIdempotencyClaim(request, body, key)
  const committedAnswer = await runRetriedTransaction(sql, async (tx, afterCommit) => {
    const stored = claim && !(await claimIdempotencyKey(tx, claim)) ? await findStoredAnswer(tx, claim) : null
    return stored ? (stored.answer as Answer) : storeAnswer(tx, claim, await write(tx, afterCommit))
  })
  return runAfterCommitTasks(request, committedAnswer)
}

type TransactionWork<Answer> = (tx: Tx, afterCommit: AfterCommit, findsRefusedRows?: boolean) => Promise<Answer>

/** A committed answer, and the work that waits for the commit. */
type CommittedAnswer<Answer> = { answer: Answer; afterCommitTasks: (() => Promise<unknown>)[] }

/** Carries a preview's answer, its cause, out of the transaction that it rolls back: nothing is kept, not its key. */
class PreviewRollback extends Error {}

/**
 * A preview whose client has left is cancelled; other bulk writes go on, as their sender may ask again by the key. A
 * write that a constraint refuses runs once more, to name the rows: savepoints, which that takes, cost every write two
 * statements a thousand rows.
 */
function runBulkTransaction<Answer>(
  { sql, turns }: Services,
  request: FastifyRequest,
  { isPreview }: { isPreview: boolean },
  work: TransactionWork<Answer>,
): Promise<CommittedAnswer<Answer>> {
  const signal = isPreview ? leavingOf(request.raw) : undefined
  const run = (findsRefusedRows: boolean) =>
    runRetriedTransaction(sql.bulk, (tx, afterCommit) => work(tx, afterCommit, findsRefusedRows), {
      ...bulkTransactionOptions,
      signal,
    })
  const runAndFindRefused = () =>
    run(false).catch((error) => {
      if (error instanceof Refusal && isConstraintRefusal(error)) return run(true)
      throw error
    })
  return turns.inWriteTurn(ownerOf(request), runAndFindRefused, signal)
}

function runRetriedTransaction<Answer>(
  sql: Pick<Sql, 'begin'>,
  work: TransactionWork<Answer>,
  options?: BeginOptions,
): Promise<CommittedAnswer<Answer>> {
  return retryOnDeadlock(async () => {
    const afterCommitTasks: CommittedAnswer<Answer>['afterCommitTasks'] = []
    const answer = await sql.begin((tx) => work(tx, (task) => afterCommitTasks.push(task)), options)
    return { answer, afterCommitTasks }
  })
}

async function runAfterCommitTasks<Answer>(
  { log }: FastifyRequest,
  { answer, afterCommitTasks }: CommittedAnswer<Answer>,
) {
  for (const task of afterCommitTasks) await task().catch((error) => log.error({ err: error }, 'after the commit'))
  return answer
}
