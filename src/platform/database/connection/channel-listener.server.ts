import { setTimeout as delay } from 'node:timers/promises'
import { escapeIdentifier } from 'pg'
import type { Connection } from '#src/platform/database/connection/connection.server.ts'
import { backoffMs } from '#src/platform/database/connection/pool.server.ts'

type Listener = {
  hear(told: string): void
  /** Called when the connection is lost: notifications are missed until it is back. */
  isDeaf(): void
}

const endMs = 1000

/** LISTEN on a connection of its own, which reconnects after a loss until it is stopped. */
export class Listening {
  readonly #connect: () => Promise<Connection>
  readonly #channel: string
  readonly #listener: Listener
  #current: Connection | null = null
  #isOver = false

  constructor(connect: () => Promise<Connection>, channel: string, listener: Listener) {
    this.#connect = connect
    this.#channel = channel
    this.#listener = listener
  }

  /** Throws where the database does not answer; only a listener that started once reconnects by itself. */
  async start(): Promise<void> {
    const connection = await this.#connect()
    this.#current = connection
    connection.client.on('notification', ({ payload = '' }) => this.#listener.hear(payload))
    try {
      await connection.ask({ text: `listen ${escapeIdentifier(this.#channel)}`, values: [] })
    } catch (error) {
      connection.lose(error)
      throw error
    }
    connection.closed.then(() => this.#comeBack())
    if (this.#isOver) await connection.end(endMs)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#current?.end(endMs)
  }

  async #comeBack(): Promise<void> {
    if (!this.#isOver) this.#listener.isDeaf()
    for (let failures = 0; !this.#isOver; failures++) {
      await delay(backoffMs(failures), undefined, { ref: false })
      const isBack = await this.start().then(
        () => true,
        () => false,
      )
      if (isBack) return
    }
  }
}
