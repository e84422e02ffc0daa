import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { type Client as DriverClient, Pool as DriverPool, type PoolClient, type PoolConfig } from 'pg'
import { readBackendKey, requestCancel } from '#src/platform/database/connection/cancel-request.server.ts'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { Connection } from '#src/platform/database/connection/connection.server.ts'
import type { DatabaseServer } from '#src/platform/database/connection/server-address.server.ts'
import { DatabaseLost, mapConnectError } from '#src/platform/database/errors/database-lost.server.ts'

const lifetimeSeconds = 3600

type ConnectionRequest = PromiseWithResolvers<Connection>

type PoolOptions = {
  max: number
  /** Statement timeout; 0 means none. */
  timeoutMs: number
  /** Idle timeout; 0 means none. */
  idleTimeoutMs: number
  /** Function that is called with the process id of each connection's backend. */
  onBackend?: (pid: number) => void
}

/** Exponential backoff: 25 ms, doubled with each failure up to 500 ms, because callers are waiting. */
export const computeBackoffMs = (failures: number) => Math.min(25 * 2 ** failures, 500)

/**
 * Connection pool: the driver's pool behind a queue. While no server answers, only one caller at a time tries to
 * connect, and its failure rejects the whole queue.
 */
export class Pool {
  readonly #pool: DriverPool
  readonly #max: number
  readonly #connections = new Map<DriverClient, Connection>()
  readonly #takenClients = new Map<Connection, PoolClient>()
  readonly #queue: ConnectionRequest[] = []
  #takenCount = 0
  #failures = 0
  #nextTryAt = 0
  #closing: Promise<void> | null = null

  constructor(server: DatabaseServer, { max, timeoutMs, idleTimeoutMs, onBackend }: PoolOptions) {
    const options = { server, max, idleTimeoutMillis: idleTimeoutMs, maxLifetimeSeconds: lifetimeSeconds }
    this.#max = max
    // The driver's types allow neither a custom Client class nor the options of ours.
    this.#pool = new DriverPool({ ...options, Client: ConfiguredClient } as unknown as PoolConfig)
    this.#pool.on('connect', (client) => {
      const connection = new Connection(client, { timeoutMs, cancel: () => requestCancel(server, client) })
      this.#connections.set(client, connection)
      onBackend?.(readBackendKey(client).processID)
      connection.whenClosed.then(() => this.#connections.delete(client))
    })
    // Unhandled 'error' event: without a listener, the loss of an idle connection would end the process.
    this.#pool.on('error', () => {})
  }

  /**
   * Takes a connection until `releaseConnection`, waiting in the queue for one. Throws DatabaseLost if none can be
   * made.
   */
  takeConnection(): Promise<Connection> {
    if (this.#closing) return Promise.reject(createClosedError())
    const request = Promise.withResolvers<Connection>()
    this.#queue.push(request)
    this.#serveQueue()
    return request.promise
  }

  /** Returns a connection to the pool, or closes it if it is unfit (lost, retired, in a transaction). */
  releaseConnection(connection: Connection): void {
    this.#takenClients.get(connection)?.release(connection.isUnfitForPool)
    this.#takenClients.delete(connection)
    this.#takenCount--
    this.#serveQueue()
  }

  /** Graceful shutdown: waits for running statements at most `seconds`, then destroys the connections. */
  close(seconds: number): Promise<void> {
    this.#closing ??= this.#closeAll(seconds * 1000)
    return this.#closing
  }

  get #maxTaken(): number {
    return this.#failures > 0 && this.#connections.size === 0 ? 1 : this.#max
  }

  #serveQueue(): void {
    while (this.#queue.length > 0 && this.#takenCount < this.#maxTaken) {
      const request = this.#queue.shift()
      this.#takenCount++
      const pauseMs = this.#failures > 0 ? this.#nextTryAt - performance.now() : 0
      if (pauseMs > 0) setTimeout(() => this.#connectFor(request), pauseMs)
      else this.#connectFor(request)
    }
  }

  #connectFor(request: ConnectionRequest | undefined): void {
    this.#pool.connect((error, client) => {
      const connection = client && this.#connections.get(client)
      if (!connection) return this.#rejectRequest(request, error)
      this.#failures = 0
      this.#takenClients.set(connection, client)
      request?.resolve(connection)
    })
  }

  #rejectRequest(request: ConnectionRequest | undefined, error: unknown): void {
    const reason = this.#closing ? createClosedError() : mapConnectError(error)
    this.#takenCount--
    if (reason instanceof DatabaseLost) this.#nextTryAt = performance.now() + computeBackoffMs(this.#failures++)
    request?.reject(reason)
    if (this.#connections.size === 0) this.#rejectQueue(reason)
    this.#serveQueue()
  }

  #rejectQueue(reason: unknown): void {
    for (const request of this.#queue.splice(0)) request.reject(reason)
  }

  async #closeAll(limitMs: number): Promise<void> {
    this.#rejectQueue(createClosedError())
    // Waits one turn, because the driver's pool would lose track of a connection that it is just handing out.
    await nextTurn()
    const closings = [...this.#connections.values()].map((connection) => connection.whenClosed)
    const timeoutAborter = new AbortController()
    const timeout = delay(limitMs, undefined, { signal: timeoutAborter.signal }).catch(() => {})
    await Promise.race([timeout, Promise.all([this.#pool.end(), ...closings])])
    timeoutAborter.abort()
    for (const connection of this.#connections.values()) connection.markLost(createClosedError())
  }
}

function createClosedError(): DatabaseLost {
  return new DatabaseLost(new Error('its connections were closed'))
}
