import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { type Client as DriverClient, Pool as DriverPool, type PoolClient, type PoolConfig } from 'pg'
import { backendOf, requestCancel } from '#src/platform/database/connection/cancel-request.server.ts'
import { Client } from '#src/platform/database/connection/configured-client.server.ts'
import { Connection } from '#src/platform/database/connection/connection.server.ts'
import type { Server } from '#src/platform/database/connection/server-address.server.ts'
import { DatabaseLost, lossWhileConnecting } from '#src/platform/database/errors/database-lost.server.ts'

const lifetimeSeconds = 3600

type Place = PromiseWithResolvers<Connection>

type PoolOptions = {
  max: number
  /** Statement timeout; 0 for none. */
  answerMs: number
  /** Idle timeout; 0 for none. */
  idleMs: number
  /** Called with the process id of each connection's backend. */
  onBackend?: (pid: number) => void
}

/** Exponential backoff: 25 ms doubled with each failure, 500 ms at most, because callers are waiting. */
export const backoffMs = (failures: number) => Math.min(25 * 2 ** failures, 500)

/**
 * Connection pool: the driver's pool behind a queue of our own. While no server answers, one caller at a time tries to
 * connect, and when that fails the whole queue fails with it.
 */
export class Pool {
  readonly #pool: DriverPool
  readonly #max: number
  readonly #connections = new Map<DriverClient, Connection>()
  readonly #held = new Map<Connection, PoolClient>()
  readonly #line: Place[] = []
  #taken = 0
  #failures = 0
  #nextTryAt = 0
  #ended: Promise<void> | null = null

  constructor(server: Server, { max, answerMs, idleMs, onBackend }: PoolOptions) {
    const options = { server, max, idleTimeoutMillis: idleMs, maxLifetimeSeconds: lifetimeSeconds }
    this.#max = max
    // The driver's types know neither a custom Client class nor the options that ours takes.
    this.#pool = new DriverPool({ ...options, Client } as unknown as PoolConfig)
    this.#pool.on('connect', (client) => {
      const connection = new Connection(client, { answerMs, cancel: () => requestCancel(server, client) })
      this.#connections.set(client, connection)
      onBackend?.(backendOf(client).processID)
      connection.closed.then(() => this.#connections.delete(client))
    })
    // Unhandled 'error' event: without a listener, losing an idle connection would end the process.
    this.#pool.on('error', () => {})
  }

  /** Takes a connection until `giveBack`, waiting in the queue for one. Throws DatabaseLost where none can be made. */
  take(): Promise<Connection> {
    if (this.#ended) return Promise.reject(ended())
    const place = Promise.withResolvers<Connection>()
    this.#line.push(place)
    this.#serve()
    return place.promise
  }

  /** Returns a connection to the pool; one that is spent (lost, retired, in a transaction) is closed instead. */
  giveBack(connection: Connection): void {
    this.#held.get(connection)?.release(connection.isSpent)
    this.#held.delete(connection)
    this.#taken--
    this.#serve()
  }

  /** Graceful shutdown: waits for running work at most `seconds`, then destroys the connections. */
  end(seconds: number): Promise<void> {
    this.#ended ??= this.#close(seconds * 1000)
    return this.#ended
  }

  get #width(): number {
    return this.#failures > 0 && this.#connections.size === 0 ? 1 : this.#max
  }

  #serve(): void {
    while (this.#line.length > 0 && this.#taken < this.#width) {
      const place = this.#line.shift()
      this.#taken++
      const pauseMs = this.#failures > 0 ? this.#nextTryAt - performance.now() : 0
      if (pauseMs > 0) setTimeout(() => this.#fill(place), pauseMs)
      else this.#fill(place)
    }
  }

  #fill(place: Place | undefined): void {
    this.#pool.connect((error, client) => {
      const connection = client && this.#connections.get(client)
      if (!connection) return this.#fail(place, error)
      this.#failures = 0
      this.#held.set(connection, client)
      place?.resolve(connection)
    })
  }

  #fail(place: Place | undefined, error: unknown): void {
    const reason = this.#ended ? ended() : lossWhileConnecting(error)
    this.#taken--
    if (reason instanceof DatabaseLost) this.#nextTryAt = performance.now() + backoffMs(this.#failures++)
    place?.reject(reason)
    if (this.#connections.size === 0) this.#tellLine(reason)
    this.#serve()
  }

  #tellLine(reason: unknown): void {
    for (const place of this.#line.splice(0)) place.reject(reason)
  }

  async #close(limitMs: number): Promise<void> {
    this.#tellLine(ended())
    // One turn of the event loop: the driver's pool would forget a connection that it is just handing out.
    await nextTurn()
    const closed = [...this.#connections.values()].map((connection) => connection.closed)
    const isOver = new AbortController()
    const tooLong = delay(limitMs, undefined, { signal: isOver.signal }).catch(() => {})
    await Promise.race([tooLong, Promise.all([this.#pool.end(), ...closed])])
    isOver.abort()
    for (const connection of this.#connections.values()) connection.lose(ended())
  }
}

function ended(): DatabaseLost {
  return new DatabaseLost(new Error('its connections were closed'))
}
