import {
  awaitRows,
  type Connection,
  cancelSoonAfterAbort,
} from '#src/platform/database/connection/connection.server.ts'
import type { Pool } from '#src/platform/database/connection/pool.server.ts'
import { DatabaseLost, OutcomeUnknown } from '#src/platform/database/errors/database-lost.server.ts'
import {
  type BeginOptions,
  createQueryable,
  type ResultRow,
  type Tx,
  transactionMark,
} from '#src/platform/database/sql.server.ts'
import type { Statement, StatementNames } from '#src/platform/database/statements/statement.server.ts'

const begin: Statement = { text: 'begin', values: [] }
const commit: Statement = { text: 'commit', values: [] }
const rollback: Statement = { text: 'rollback', values: [] }

/**
 * Runs a transaction on one connection. Commits when `work` resolves and every statement succeeded. Rolls back and
 * throws if a statement failed, even if `work` caught the error. Throws DatabaseLost as soon as the connection is lost,
 * OutcomeUnknown if it is lost during COMMIT, and the reason of an aborted `signal`, after its running statement is
 * cancelled.
 */
export async function runTransaction<T>(
  pool: Pool,
  names: StatementNames | null,
  work: (tx: Tx) => Promise<T>,
  { timeoutFactor = 1, signal }: BeginOptions = {},
): Promise<T> {
  const connection = await pool.takeConnection()
  connection.timeoutFactor = timeoutFactor
  const statements = new TransactionStatements(connection, signal)
  const tx = Object.assign(createQueryable(statements.send, names), { [transactionMark]: true } as const)
  const stopWatching = cancelSoonAfterAbort(connection, signal)
  try {
    signal?.throwIfAborted()
    const loss = rejectOnLoss(connection)
    await connection.send(begin)
    const result = await Promise.race([loss, (async () => work(tx))()])
    await statements.close()
    stopWatching()
    const { command } = await commitOrThrowOutcomeUnknown(connection)
    // Failed transaction: COMMIT then rolls back and answers ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error(`The transaction was not committed: the database answered ${command}`)
    return result
  } catch (error) {
    statements.isOver = true
    await connection.send(rollback).catch(() => {})
    throw signal?.aborted ? signal.reason : error
  } finally {
    stopWatching()
    connection.onLoss = null
    connection.timeoutFactor = 1
    pool.releaseConnection(connection)
  }
}

/** Throws OutcomeUnknown if COMMIT was sent and no answer came. */
async function commitOrThrowOutcomeUnknown(connection: Connection) {
  // A connection that is already lost sends nothing, so the database rolls back.
  const isSent = !connection.isLost
  try {
    return await connection.send(commit)
  } catch (error) {
    throw isSent && error instanceof DatabaseLost ? new OutcomeUnknown(error.cause) : error
  }
}

/** Rejects as soon as the connection is lost, even if no statement is running. */
function rejectOnLoss(connection: Connection): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  connection.onLoss = reject
  return promise
}

/** Sends the statements of one transaction. Keeps the first failure, and refuses statements after the end. */
class TransactionStatements {
  isOver = false
  #failure: { error: unknown } | null = null
  #lastResult: Promise<void> = Promise.resolve()
  readonly #connection: Connection
  readonly #signal: AbortSignal | undefined

  constructor(connection: Connection, signal: AbortSignal | undefined) {
    this.#connection = connection
    this.#signal = signal
  }

  send = (statement: Statement): Promise<ResultRow[]> => {
    if (this.isOver) return Promise.reject(new Error('The transaction is over: a statement came too late'))
    if (this.#signal?.aborted) return Promise.reject(this.#signal.reason)
    const rows = awaitRows(this.#connection.send(statement))
    // Unhandled rejection: `close` throws a failure that `work` did not await.
    this.#lastResult = rows.then(
      () => {},
      (error) => {
        this.#failure ??= { error }
      },
    )
    return rows
  }

  /** Waits for all answers and throws the first failure, even if `work` caught it. */
  async close(): Promise<void> {
    this.isOver = true
    await this.#lastResult
    if (this.#failure) throw this.#failure.error
  }
}
