import { channel } from 'node:diagnostics_channel'
import { type Client, DatabaseError, type QueryResult } from 'pg'
import { SilenceTimeout } from '#src/platform/database/connection/silence-timeout.server.ts'
import { DatabaseLost, endsConnection } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'

type ResultRow = Record<string, unknown>

/** `command` is PostgreSQL's command tag: SELECT, COMMIT, ROLLBACK. */
type StatementResult = { rows: ResultRow[]; command: string }

type QueuedStatement = {
  statement: Statement
  resolve: (answer: StatementResult) => void
  reject: (error: unknown) => void
}

/** Diagnostics channel: publishes every statement, so that tests and benchmarks can count them. */
export const statementChannel = channel('database:statement')

/** Statement timeout: `cancel` is called when the server has sent no byte for `timeoutMs`; 0 means never. */
export type StatementTimeout = { timeoutMs: number; cancel: () => void }

/**
 * A database connection with a queue: each statement is sent after the answer to the one before it. A lost connection
 * refuses every statement with the same DatabaseLost.
 */
export class Connection {
  readonly client: Client
  /** Resolves when either side has closed the socket. */
  readonly whenClosed: Promise<void>
  /** Function that is called when the connection is lost, even if no statement is running. */
  onLoss: ((loss: DatabaseLost) => void) | null = null
  /** Statements of this connection may take this many times the statement timeout. */
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
    // Unhandled 'error' event: without a listener, the loss of a connection in use would end the process.
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
   * True if the pool must not reuse the connection: it is lost, retired, in an open transaction or has a stale plan, or
   * a late cancel could hit the next statement.
   */
  get isUnfitForPool(): boolean {
    return this.isLost || this.#isRetired || this.#isCancelled || this.client.getTransactionStatus() !== 'I'
  }

  /**
   * Sends a statement and returns its rows and its command tag. If the text holds several statements, the rows are
   * those of the last.
   */
  send(statement: Statement): Promise<StatementResult> {
    if (this.#loss) return Promise.reject(this.#loss)
    return new Promise((resolve, reject) => {
      this.#queue.push({ statement, resolve, reject })
      if (!this.#isBusy) this.#sendNext()
    })
  }

  /**
   * Cancels the running statement. The pool then closes the connection, because a late cancel could hit the next
   * statement.
   */
  cancelStatement(): void {
    this.#isCancelled = true
    this.#sendCancel()
  }

  /** Makes the pool close this connection when it is released. */
  retire(): void {
    this.#isRetired = true
  }

  /**
   * Graceful close: sends Terminate and waits for the socket to close. After `closeTimeoutMs` the socket is destroyed.
   */
  async close(closeTimeoutMs: number): Promise<void> {
    const timer = setTimeout(() => this.markLost(new Error('it did not end')), closeTimeoutMs)
    await this.client.end()
    await this.whenClosed
    clearTimeout(timer)
  }

  /** Marks the connection as lost, destroys its socket and rejects the queue. */
  markLost(cause: unknown): void {
    if (this.#loss) return
    this.#loss = cause instanceof DatabaseLost ? cause : new DatabaseLost(cause)
    this.client.connection.stream.destroy()
    for (const { reject } of this.#queue.splice(0)) reject(this.#loss)
    this.onLoss?.(this.#loss)
  }

  /** Sends the next queued statement. Uses callbacks: promises would cost more than the rest of this method. */
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
      else resolve(selectLastResult(result))
      this.#sendNext()
    })
  }

  /**
   * Maps a driver's error: to DatabaseLost if it ends the connection, to StatementTooLong if this connection cancelled
   * the statement, else to itself.
   */
  classifyError(error: unknown): unknown {
    if (endsConnection(error)) this.markLost(error)
    if (isStalePlan(error)) this.#isRetired = true
    if (this.#loss) return this.#loss
    return this.#isCancelled && isCancellation(error) ? new StatementTooLong(error) : error
  }
}

function selectLastResult(result: QueryResult | QueryResult[]): StatementResult {
  const lastResult = Array.isArray(result) ? result.at(-1) : result
  return { rows: lastResult?.rows ?? [], command: lastResult?.command ?? '' }
}

/** Stale cached plan: a table was altered, so a prepared statement would return other columns than planned. */
export function isStalePlan(error: unknown): boolean {
  // 0A000 also means 'feature not supported'. Only the routine's name tells them apart in every server language.
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

const isCancellation = (error: unknown) => error instanceof DatabaseError && error.code === '57014'

/** Delay before a cancel: a cancelled connection is closed, so a statement that ends soon anyway is left alone. */
const cancelAfterMs = 200

/**
 * Cancels the running statement 200 ms after `signal` aborts. Returns the function that stops this, to be called when
 * the statement has ended.
 */
export function cancelSoonAfterAbort(connection: Connection, signal: AbortSignal | undefined): () => void {
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

/** Returns the rows of a statement that was sent. An error gets the caller's stack trace. */
export async function awaitRows(result: Promise<StatementResult>): Promise<ResultRow[]> {
  try {
    return (await result).rows
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
