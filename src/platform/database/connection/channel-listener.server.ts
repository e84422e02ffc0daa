import { setTimeout as delay } from 'node:timers/promises'
import { escapeIdentifier } from 'pg'
import type { Connection } from '#src/platform/database/connection/connection.server.ts'
import { computeBackoffMs } from '#src/platform/database/connection/pool.server.ts'

type NotificationHandlers = {
  onNotification(payload: string): void
  /** Function that is called when the connection is lost. Notifications are missed until it is restored. */
  onLoss(): void
}

const closeTimeoutMs = 1000

/** LISTEN on a dedicated connection. After a loss it reconnects until `stop`. */
export class ChannelListener {
  readonly #connect: () => Promise<Connection>
  readonly #channel: string
  readonly #handlers: NotificationHandlers
  #connection: Connection | null = null
  #isStopped = false

  constructor(connect: () => Promise<Connection>, channel: string, handlers: NotificationHandlers) {
    this.#connect = connect
    this.#channel = channel
    this.#handlers = handlers
  }

  /** Throws if the database does not answer. The listener reconnects by itself only after a first success. */
  async start(): Promise<void> {
    const connection = await this.#connect()
    this.#connection = connection
    connection.client.on('notification', ({ payload = '' }) => this.#handlers.onNotification(payload))
    try {
      await connection.send({ text: `listen ${escapeIdentifier(this.#channel)}`, values: [] })
    } catch (error) {
      connection.markLost(error)
      throw error
    }
    connection.whenClosed.then(() => this.#reconnect())
    if (this.#isStopped) await connection.close(closeTimeoutMs)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#connection?.close(closeTimeoutMs)
  }

  async #reconnect(): Promise<void> {
    if (!this.#isStopped) this.#handlers.onLoss()
    for (let failures = 0; !this.#isStopped; failures++) {
      await delay(computeBackoffMs(failures), undefined, { ref: false })
      const isConnected = await this.start().then(
        () => true,
        () => false,
      )
      if (isConnected) return
    }
  }
}
