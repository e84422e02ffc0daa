import { channel } from 'node:diagnostics_channel'
import { type Client, DatabaseError, type QueryResult } from 'pg'
import { Silence } from '#src/platform/database/connection/silence-timeout.server.ts'
import { DatabaseLost, saysConnectionEnds } from '#src/platform/database/errors/database-lost.server.ts'
import { StatementTooLong } from '#src/platform/database/errors/statement-too-long.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'

type Row = Record<string, unknown>

/** `command` is the command tag: SELECT, COMMIT, ROLLBACK. */
type Answer = { rows: Row[]; command: string }

type Asked = { statement: Statement; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/** Diagnostics channel: publishes every statement, for tests and benchmarks that count them. */
export const statements = channel('database:statement')

/** Statement timeout: after `answerMs`, 0 for none, `cancel` ends what runs. */
export type Limit = { answerMs: number; cancel: () => void }

/**
 * One connection; statements are sent one at a time, each after the answer to the one before. Once lost, it refuses
 * everything with the same DatabaseLost.
 */
export class Connection {
  readonly client: Client
  /** Resolves when the socket is closed, by either side. */
  readonly closed: Promise<void>
  /** Called when the connection is lost, also while no statement runs. */
  onLoss: ((lost: DatabaseLost) => void) | null = null
  /** How many times the limit its statements may take. */
  patience = 1
  readonly #silence: Silence | null
  readonly #sendCancel: () => void
  readonly #waiting: Asked[] = []
  #isAsking = false
  #lost: DatabaseLost | null = null
  #isSpent = false
  #isCancelled = false

  constructor(client: Client, { answerMs, cancel }: Limit) {
    this.client = client
    this.#sendCancel = cancel
    this.#silence = answerMs
      ? new Silence(() => client.connection.stream, answerMs, {
          tooLong: () => this.cancel(),
          isDead: (error) => this.lose(error),
        })
      : null
    // Unhandled 'error' event: without a listener, losing a connection in use would end the process.
    client.on('error', (error) => this.lose(error))
    this.closed = new Promise((resolve) => {
      client.once('end', () => {
        this.#silence?.stop()
        resolve()
      })
    })
  }

  get isLost(): boolean {
    return this.#lost !== null
  }

  /**
   * True where it must not go back to the pool: lost, retired, in an open transaction, with a stale cached plan, or
   * where a cancel that came too late could meet the next statement.
   */
  get isSpent(): boolean {
    return this.isLost || this.#isSpent || this.#isCancelled || this.client.getTransactionStatus() !== 'I'
  }

  /** The rows of the answer: of the last statement, where one text holds several. */
  ask(statement: Statement): Promise<Answer> {
    if (this.#lost) return Promise.reject(this.#lost)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject })
      if (!this.#isAsking) this.#send()
    })
  }

  /** Cancels the statement that runs; afterwards the connection is closed instead of going back to the pool. */
  cancel(): void {
    this.#isCancelled = true
    this.#sendCancel()
  }

  /** Keeps it out of the pool: it is closed when given back. */
  retire(): void {
    this.#isSpent = true
  }

  /** Graceful close: sends Terminate and waits for the socket to close; after `limitMs` it is destroyed. */
  async end(limitMs: number): Promise<void> {
    const tooLong = setTimeout(() => this.lose(new Error('it did not end')), limitMs)
    await this.client.end()
    await this.closed
    clearTimeout(tooLong)
  }

  /** Marks it lost and destroys its socket. */
  lose(cause: unknown): void {
    if (this.#lost) return
    this.#lost = cause instanceof DatabaseLost ? cause : new DatabaseLost(cause)
    this.client.connection.stream.destroy()
    for (const { reject } of this.#waiting.splice(0)) reject(this.#lost)
    this.onLoss?.(this.#lost)
  }

  /** Sends the next of the queue. Callbacks, since promises would cost more than all else that is done here. */
  #send(): void {
    const asked = this.#waiting.shift()
    this.#isAsking = asked !== undefined
    if (!asked) return
    const { statement, resolve, reject } = asked
    if (statements.hasSubscribers) statements.publish(statement)
    this.#silence?.begin(this.patience)
    this.client.query(statement, (error: unknown, result: QueryResult | QueryResult[]) => {
      this.#silence?.end()
      if (error) reject(this.judge(error))
      else resolve(answerOf(result))
      this.#send()
    })
  }

  /**
   * Maps a driver's error: DatabaseLost where it ends the connection, StatementTooLong where it was cancelled, else the
   * error itself.
   */
  judge(error: unknown): unknown {
    if (saysConnectionEnds(error)) this.lose(error)
    if (isStalePlan(error)) this.#isSpent = true
    if (this.#lost) return this.#lost
    return this.#isCancelled && saysCancelled(error) ? new StatementTooLong(error) : error
  }
}

function answerOf(result: QueryResult | QueryResult[]): Answer {
  const last = Array.isArray(result) ? result.at(-1) : result
  return { rows: last?.rows ?? [], command: last?.command ?? '' }
}

/** Stale cached plan: a table changed, so a prepared statement's result has other columns than planned. */
export function isStalePlan(error: unknown): boolean {
  // 0A000 also means 'feature not supported'; the routine's name tells them apart in every server language.
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

const saysCancelled = (error: unknown) => error instanceof DatabaseError && error.code === '57014'

/** A statement that is over sooner keeps its connection warm: a cancelled connection is closed. */
const cancelAfterMs = 200

/** Cancels what runs on a connection when `signal` aborts; returns a function that ends this. */
export function cancelWhenAborted(connection: Connection, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined
  const abort = () => {
    timer = setTimeout(() => connection.cancel(), cancelAfterMs)
  }
  signal?.addEventListener('abort', abort)
  return () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** The rows of an answer. */
export async function rowsOf(asked: Promise<Answer>): Promise<Row[]> {
  try {
    return (await asked).rows
  } catch (error) {
    // Stack trace: points to the caller instead of the driver's socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
