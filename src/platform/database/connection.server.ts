import { channel } from 'node:diagnostics_channel'
import { type Client, DatabaseError, type QueryResult } from 'pg'
import { DatabaseLost, saysConnectionEnds } from '#src/platform/database/database-lost.server.ts'
import { Silence } from '#src/platform/database/silence.server.ts'
import type { Statement } from '#src/platform/database/statement.server.ts'

/** Every statement of every connection, where somebody counts them. */
export const statements = channel('database:statement')

/**
 * One connection. Statements are sent one after the other, each when the one before it was answered. Once it is lost,
 * everything that is asked of it is refused with the same DatabaseLost.
 */
export class Connection {
  readonly client: Client
  /** Ends when the socket is closed, whoever closed it. */
  readonly closed: Promise<void>
  /** Told at the moment of the loss, also while no statement runs. */
  onLoss: ((lost: DatabaseLost) => void) | null = null
  readonly #silence: Silence | null
  #turn: Promise<unknown> = Promise.resolve()
  #lost: DatabaseLost | null = null
  #isSpent = false

  /** `answerMs` 0 lets a statement stay silent for as long as it works. */
  constructor(client: Client, answerMs: number) {
    this.client = client
    this.#silence = answerMs
      ? new Silence(
          () => client.connection.stream,
          answerMs,
          (error) => this.lose(error),
        )
      : null
    // Without a listener the loss of a connection that is in use would end the process.
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

  /** Whether it must not be handed on: lost, in an open transaction, or with a plan that no longer holds. */
  get isSpent(): boolean {
    return this.isLost || this.#isSpent || this.client.getTransactionStatus() !== 'I'
  }

  ask(statement: Statement): Promise<QueryResult> {
    const asked = this.#turn.then(() => this.#send(statement))
    this.#turn = asked.catch(() => {})
    return asked
  }

  /** Not to be handed on, whatever becomes of it. */
  retire(): void {
    this.#isSpent = true
  }

  /** Says goodbye and waits until the socket is closed, so long at most; then it is cut off. */
  async end(limitMs: number): Promise<void> {
    const tooLong = setTimeout(() => this.lose(new Error('it did not end')), limitMs)
    await this.client.end()
    await this.closed
    clearTimeout(tooLong)
  }

  /** Takes it for lost and closes its socket: nothing is sent through it any more. */
  lose(cause: unknown): void {
    if (this.#lost) return
    this.#lost = cause instanceof DatabaseLost ? cause : new DatabaseLost(cause)
    this.client.connection.stream.destroy()
    this.onLoss?.(this.#lost)
  }

  async #send(statement: Statement): Promise<QueryResult> {
    if (this.#lost) throw this.#lost
    if (statements.hasSubscribers) statements.publish(statement)
    this.#silence?.begin()
    try {
      return await this.client.query(statement)
    } catch (error) {
      throw this.judge(error)
    } finally {
      this.#silence?.end()
    }
  }

  /** What an error of the driver means here: the loss, where the connection is lost by it. */
  judge(error: unknown): unknown {
    if (saysConnectionEnds(error)) this.lose(error)
    if (isStalePlan(error)) this.#isSpent = true
    return this.#lost ?? error
  }
}

/** A table changed under a prepared statement: what it answers with is not what it was planned for. */
export function isStalePlan(error: unknown): boolean {
  // The same code says that a feature is not supported; the routine is the same in every language of the server.
  return error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}
