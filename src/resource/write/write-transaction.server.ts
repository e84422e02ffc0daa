import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { BeginOptions, Sql, Tx } from '#src/platform/database/sql.server.ts'
import { retryOnDeadlock } from '#src/platform/database/statements/retry-on-deadlock.server.ts'
import { Refusal } from '#src/platform/errors.ts'
import {
  getOrCreateDisconnectSignal,
  identifyCaller,
} from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import {
  claimIdempotencyKey,
  findStoredAnswerOrRefuseReusedKey,
  parseIdempotencyClaim,
  storeAnswerUnderKey,
} from '#src/resource/write/idempotency.server.ts'
import { isConstraintRefusal } from '#src/resource/write/rows/constraint-refusals.server.ts'
import type { AfterCommit, WriteContext } from '#src/resource/write/write-context.server.ts'

/** Options of a bulk write: each statement may take a minute, half the time after which a silent connection is cut. */
export const bulkTransactionOptions: BeginOptions = { timeoutFactor: 4 }

/** Checks a stored answer before it is repeated. Throws NotFound if the actor may no longer see its record. */
export type RequireVisible<Answer> = (db: Sql | Tx, actor: Actor, answer: Answer) => Promise<unknown>

type TransactionOptions<Answer> = {
  requireVisible?: RequireVisible<Answer> | undefined
  /**
   * Set for a bulk write. Bulk writes take turns. A preview is rolled back, and is cancelled when its client
   * disconnects.
   */
  bulk?: { isPreview: boolean } | undefined
  /** True for a preview of a write of one record. */
  isPreview?: boolean | undefined
}

/**
 * Runs one write in one transaction. The sender's rights are checked again, as a body may arrive long after its
 * headers. Idempotency: the first answer is stored under the `Idempotency-Key` in the same transaction. The same key
 * and contents return it and write nothing; a simultaneous repeat waits for it. Throws Conflict for the same key with
 * other contents, TooMany for a write whose turn did not come. Resolves when no instance serves public pages from
 * before the write.
 */
export async function runWriteTransaction<Answer>(
  services: Services,
  request: FastifyRequest,
  body: RequestBody,
  write: (context: WriteContext) => Promise<Answer>,
  { requireVisible, bulk, isPreview = bulk?.isPreview }: TransactionOptions<Answer> = {},
): Promise<Answer> {
  const { sql, authorization, publicVersion, files, queues } = services
  const claim = parseIdempotencyClaim(request, body)
  const work = async (tx: Tx, afterCommit: AfterCommit, findsRefusedRows = false) => {
    const isFirst = claim === null || (await claimIdempotencyKey(tx, claim))
    // Rights are checked after the wait for the key, and before a stored answer is returned.
    const context = { tx, actor: await authorization.reauthorize(tx, request), files, afterCommit, findsRefusedRows }
    const storedAnswer = isFirst ? null : await findStoredAnswerOrRefuseReusedKey(tx, claim)
    if (storedAnswer) {
      await requireVisible?.(tx, context.actor, storedAnswer.answer as Answer)
      return storedAnswer.answer as Answer
    }
    const answer = await write(context)
    if (isPreview) throw new PreviewRollback('preview', { cause: answer })
    return storeAnswerUnderKey(tx, claim, answer)
  }
  const completion = bulk
    ? runBulkTransaction(services, request, bulk, work)
    : queues.runRecordWrite(() => runTransactionWithDeadlockRetry(sql, work))
  const committedAnswer = await completion.catch((error): CommittedAnswer<Answer> => {
    if (error instanceof PreviewRollback) return { answer: error.cause as Answer, afterCommitTasks: [] }
    throw error
  })
  await publicVersion.announceWrite()
  return runAfterCommitTasksAndReturnAnswer(request, committedAnswer)
}

/**
 * Runs a visitor's write in one transaction, without rights and without changes to public pages. `key` stands in for
 * the header, which a page without scripts cannot send.
 */
export async function runVisitorTransaction<Answer>(
  { sql }: Pick<Services, 'sql'>,
  request: FastifyRequest,
  body: RequestBody,
  write: (tx: Tx, afterCommit: AfterCommit) => Promise<Answer>,
  key?: string,
): Promise<Answer> {
  const claim = parseIdempotencyClaim(request, body, key)
  const committedAnswer = await runTransactionWithDeadlockRetry(sql, async (tx, afterCommit) => {
    const storedAnswer =
      claim && !(await claimIdempotencyKey(tx, claim)) ? await findStoredAnswerOrRefuseReusedKey(tx, claim) : null
    return storedAnswer ? (storedAnswer.answer as Answer) : storeAnswerUnderKey(tx, claim, await write(tx, afterCommit))
  })
  return runAfterCommitTasksAndReturnAnswer(request, committedAnswer)
}

type TransactionWork<Answer> = (tx: Tx, afterCommit: AfterCommit, findsRefusedRows?: boolean) => Promise<Answer>

/** A committed answer, and the work that runs after the commit. */
type CommittedAnswer<Answer> = { answer: Answer; afterCommitTasks: (() => Promise<unknown>)[] }

/**
 * Thrown to roll a preview back; `cause` is the preview's answer. Nothing of the write is kept, its idempotency key
 * included.
 */
class PreviewRollback extends Error {}

/**
 * Runs a bulk write when its turn comes. A preview whose client has disconnected is cancelled. Other bulk writes go on,
 * as the sender may repeat the request with its key. A write that a constraint refuses runs a second time to find the
 * refused rows: that takes savepoints, which cost two statements for each thousand rows.
 */
function runBulkTransaction<Answer>(
  { sql, queues }: Services,
  request: FastifyRequest,
  { isPreview }: { isPreview: boolean },
  work: TransactionWork<Answer>,
): Promise<CommittedAnswer<Answer>> {
  const signal = isPreview ? getOrCreateDisconnectSignal(request.raw) : undefined
  const run = (findsRefusedRows: boolean) =>
    runTransactionWithDeadlockRetry(sql.bulk, (tx, afterCommit) => work(tx, afterCommit, findsRefusedRows), {
      ...bulkTransactionOptions,
      signal,
    })
  const runAndFindRefused = () =>
    run(false).catch((error) => {
      if (error instanceof Refusal && isConstraintRefusal(error)) return run(true)
      throw error
    })
  return queues.runBulkWrite(identifyCaller(request), runAndFindRefused, signal)
}

function runTransactionWithDeadlockRetry<Answer>(
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

async function runAfterCommitTasksAndReturnAnswer<Answer>(
  { log }: FastifyRequest,
  { answer, afterCommitTasks }: CommittedAnswer<Answer>,
) {
  for (const task of afterCommitTasks) await task().catch((error) => log.error({ err: error }, 'after the commit'))
  return answer
}
