import { channel } from 'node:diagnostics_channel'
import { type Client, DatabaseError, type QueryResult } from 'pg'
import { SilenceTimeout } from '#src/platform/database/connection/silence-timeout.server.ts'
import { DatabaseLost, endsConnection } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'

type ResultRow = Record<string, unknown>

/** `command` is the command tag: SELECT, COMMIT, ROLLBACK. */
type StatementResult = { rows: ResultRow[]; command: string }

type QueuedStatement = {
  statement: Statement
  resolve: (answer: StatementResult) => void
  reject: (error: unknown) => void
}

/** Diagnostics channel: publishes every statement, for tests and benchmarks that count them. */
export const statementChannel = channel('database:statement')

/** Statement timeout: after `timeoutMs`, 0 for none, `cancel` ends what runs. */
export type StatementTimeout = { timeoutMs: number; cancel: () => void }

/**
 * One connection; statements are sent one at a time, each after the answer to the one before. Once lost, it refuses
 * everything with the same DatabaseLost.
 */
export class Connection {
  readonly client: Client
  /** Resolves when the socket is closed, by either side. */
  readonly whenClosed: Promise<void>
  /** Called when the connection is lost, also while no statement runs. */
  onLoss: ((loss: DatabaseLost) => void) | null = null
  /** How many times the limit its statements may take. */
  timeoutFactor = 1
  readonly #silenceTimeout: SilenceTimeout | null
  readonly #sendCancel: () => void
  readonly #queue: QueuedStatement[] = []
  #isBusy = false
  #loss: DatabaseLost | null = null
  #isRetired = false
  #isCancelled = false

  constructor(client: Client, { timeoutMs, cancel }: StatementTimeout) {
    this.client = client
    this.#sendCancel = cancel
    this.#silenceTimeout = timeoutMs
      ? new SilenceTimeout(() => client.connection.stream, timeoutMs, {
          onTimeout: () => this.cancelStatement(),
          onDead: (error) => this.markLost(error),
        })
      : null
    // Unhandled 'error' event: without a listener, losing a connection in use would end the process.
    client.on('error', (error) => this.markLost(error))
    this.whenClosed = new Promise((resolve) => {
      client.once('end', () => {
        this.#silenceTimeout?.clearTimer()
        resolve()
      })
    })
  }

  get isLost(): boolean {
    return this.#loss !== null
  }

  /**
   * True where it must not go back to the pool: lost, retired, in an open transaction, with a stale cached plan, or
   * where a cancel that came too late could meet the next statement.
   */
  get isUnfitForPool(): boolean {
    return this.isLost || this.#isRetired || this.#isCancelled || this.client.getTransactionStatus() !== 'I'
  }

  /** The rows of the answer: of the last statement, where one text holds several. */
  send(statement: Statement): Promise<StatementResult> {
    if (this.#loss) return Promise.reject(this.#loss)
    return new Promise((resolve, reject) => {
      this.#queue.push({ statement, resolve, reject })
      if (!this.#isBusy) this.#sendNext()
    })
  }

  /** Cancels the statement that runs; afterwards the connection is closed instead of going back to the pool. */
  cancelStatement(): void {
    this.#isCancelled = true
    this.#sendCancel()
  }

  /** Keeps it out of the pool: it is closed when given back. */
  retire(): void {
    this.#isRetired = true
  }

  /** Graceful close: sends Terminate and waits for the socket to close; after `limitMs` it is destroyed. */
  async close(closeTimeoutMs: number): Promise<void> {
    const timer = setTimeout(() => this.markLost(new Error('it did not end')), closeTimeoutMs)
    await this.client.end()
    await this.whenClosed
    clearTimeout(timer)
  }

  /** Marks it lost and destroys its socket. */
  markLost(cause: unknown): void {
    if (this.#loss) return
    this.#loss = cause instanceof DatabaseLost ? cause : new DatabaseLost(cause)
    this.client.connection.stream.destroy()
    for (const { reject } of this.#queue.splice(0)) reject(this.#loss)
    this.onLoss?.(this.#loss)
  }

  /** Sends the next of the queue. Callbacks, since promises would cost more than all else that is done here. */
  #sendNext(): void {
    const queued = this.#queue.shift()
    this.#isBusy = queued !== undefined
    if (!queued) return
    const { statement, resolve, reject } = queued
    if (statementChannel.hasSubscribers) statementChannel.publish(statement)
    this.#silenceTimeout?.startWaiting(this.timeoutFactor)
    this.client.query(statement, (error: unknown, result: QueryResult | QueryResult[]) => {
      this.#silenceTimeout?.stopWaiting()
      if (error) reject(this.classifyError(error))
      else resolve(readResult(result))
      this.#sendNext()
    })
  }

  /**
   * Maps a driver's error: DatabaseLost where it ends the connection, StatementTooLong where it was cancelled, else the
   * error itself.
   */
  classifyError(error: unknown): unknown {
    if (endsConnection(error)) this.markLost(error)
    if (isStalePlan(error)) this.#isRetired = true
    if (this.#loss) return this.#loss
    return this.#isCancelled && isCancellation(error) ? new StatementTooLong(error) : error
  }
}

function readResult(result: QueryResult | QueryResult[]): StatementResult {
  const last = Array.isArray(result) ? result.at(-1) : result
  return { rows: last?.rows ?? [], command: last?.command ?? '' }
}

/** Stale cached plan: a table changed, so a prepared statement's result has other columns than planned. */
export function isStalePlan(error: unknown): boolean {
  // 0A000 also means 'feature not supported'; the routine's name tells them apart in every server language.
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

const isCancellation = (error: unknown) => error instanceof DatabaseError && error.code === '57014'

/** A statement that is over sooner keeps its connection warm: a cancelled connection is closed. */
const cancelAfterMs = 200

/** Cancels what runs on a connection when `signal` aborts; returns a function that ends this. */
export function cancelWhenAborted(connection: Connection, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined
  const abort = () => {
    timer = setTimeout(() => connection.cancelStatement(), cancelAfterMs)
  }
  signal?.addEventListener('abort', abort)
  return () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The rows of an answer. */
export async function awaitRows(result: Promise<StatementResult>): Promise<ResultRow[]> {
  try {
    return (await result).rows
  } catch (error) {
    // Stack trace: points to the caller instead of the driver's socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
