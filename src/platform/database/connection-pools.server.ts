import type { Client } from 'pg'
import { requestCancel } from '#src/platform/database/connection/cancel-request.server.ts'
import { ChannelListener } from '#src/platform/database/connection/channel-listener.server.ts'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { Connection, cancelSoonAfterAbort, isStalePlan } from '#src/platform/database/connection/connection.server.ts'
import { Pool } from '#src/platform/database/connection/pool.server.ts'
import {
  type DatabaseAddress,
  type DatabaseServer,
  parseDatabaseAddress,
} from '#src/platform/database/connection/server-address.server.ts'
import { mapConnectError } from '#src/platform/database/errors/database-lost.server.ts'
import {
  type BeginOptions,
  createQueryable,
  type Queryable,
  type ResultRow,
  type Sql,
  type Tx,
} from '#src/platform/database/sql.server.ts'
import { type Statement, StatementNames } from '#src/platform/database/statements/statement.server.ts'
import { runTransaction } from '#src/platform/database/statements/transaction.server.ts'
import { lowerPriorityOfProcess } from '#src/platform/process/low-priority.server.ts'

type ConnectOptions = {
  max?: number
  /**
   * Statement timeout: a statement is cancelled when the server sends no byte for so long. If the cancel brings no
   * answer either, the connection counts as lost. 0 means no timeout.
   */
  timeoutSeconds?: number
  /** Time zone of the sessions (IANA name): it decides where a day begins in SQL. */
  timeZone?: string
  /** Background work: the embedded database runs these statements below normal priority. */
  isLowPriority?: boolean
}

/** Statement timeout of a request that a person waits for at a screen. */
const screenTimeoutSeconds = 15
const backgroundMax = 2
/**
 * Connections of the bulk pool: enough for two bulk writes, two long lists and one visitor's long list
 * (`work-queues.server.ts`).
 */
const bulkMax = 5
/** Idle timeout of the bulk and background pools: each idle connection costs the database megabytes. */
const smallPoolIdleMs = 10_000

/**
 * Creates the pools of a database. A pool opens a connection when a statement needs one, so a server that cannot be
 * reached is noticed at the first statement. Throws if the address cannot be parsed.
 */
export function createConnectionPools(
  address: DatabaseAddress,
  { max = 10, timeoutSeconds = screenTimeoutSeconds, timeZone, isLowPriority = false }: ConnectOptions = {},
): Sql {
  const parsedServer = parseDatabaseAddress(address)
  const server = timeZone
    ? { ...parsedServer, sessionParameters: { ...parsedServer.sessionParameters, TimeZone: timeZone } }
    : parsedServer
  const names = server.isPooled ? null : new StatementNames()
  const timeoutMs = timeoutSeconds * 1000
  // The process id of a backend means something only if the database runs on this machine.
  const lowPriority = 'url' in address ? {} : { onBackend: lowerPriorityOfProcess }
  const pool = new Pool(server, { max, timeoutMs, idleTimeoutMs: 0, ...(isLowPriority && lowPriority) })
  const bulk = new Pool(server, { max: bulkMax, timeoutMs, idleTimeoutMs: smallPoolIdleMs, ...lowPriority })
  const background = new Pool(server, {
    max: backgroundMax,
    timeoutMs: 0,
    idleTimeoutMs: smallPoolIdleMs,
    ...lowPriority,
  })
  const listeners = new Set<ChannelListener>()
  return Object.assign(createPooledSql(pool, names), {
    address,
    maxConnections: max,
    bulk: createPooledSql(bulk, names),
    background: Object.assign(
      createQueryable((statement) => sendThroughPool(background, statement), names),
      {
        begin: <T>(work: (tx: Tx) => Promise<T>) => runTransaction(background, names, work),
        withClient: <T>(work: (client: Client) => Promise<T>) => lendClientThenCloseConnection(background, work),
      },
    ),
    async listen(channel: string, onNotification: (payload: string) => void, onLoss = () => {}) {
      const listener = new ChannelListener(() => openConnection(server, timeoutMs), channel, { onNotification, onLoss })
      await listener.start()
      listeners.add(listener)
      return { unlisten: () => listener.stop() }
    },
    async end({ timeout = 5 } = {}) {
      const closings = [pool, bulk, background].map((connectionPool) => connectionPool.close(timeout))
      await Promise.all([...closings, ...[...listeners].map((listener) => listener.stop())])
    },
  })
}

/** Runs statements and transactions on any free connection of a pool. */
function createPooledSql(pool: Pool, names: StatementNames | null) {
  const bindSignal = (signal?: AbortSignal): Queryable =>
    createQueryable((statement) => sendThroughPool(pool, statement, signal), names)
  return Object.assign(bindSignal(), {
    withSignal: bindSignal,
    begin: <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => runTransaction(pool, names, work, options),
  })
}

/** Runs one statement on any free connection. An aborted `signal` cancels it, and its reason is thrown. */
async function sendThroughPool(pool: Pool, statement: Statement, signal?: AbortSignal): Promise<ResultRow[]> {
  signal?.throwIfAborted()
  const connection = await pool.takeConnection()
  const stopWatching = cancelSoonAfterAbort(connection, signal)
  try {
    signal?.throwIfAborted()
    return (await connection.send(statement)).rows
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // Stack trace: replaced by the caller's, since the driver's begins at its socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    if (!isStalePlan(error)) throw error
  } finally {
    stopWatching()
    pool.releaseConnection(connection)
  }
  // Stale cached plan: other connections may hold the same plan, so the retry sends the statement without a name.
  return sendThroughPool(pool, { text: statement.text, values: statement.values }, signal)
}

async function lendClientThenCloseConnection<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await pool.takeConnection()
  try {
    return await work(connection.client)
  } catch (error) {
    throw connection.classifyError(error)
  } finally {
    connection.retire()
    pool.releaseConnection(connection)
  }
}

/** Opens a connection outside the pools. Throws DatabaseLost if the server does not answer. */
async function openConnection(server: DatabaseServer, statementTimeoutMs: number): Promise<Connection> {
  const client = new ConfiguredClient({ server })
  const connection = new Connection(client, {
    timeoutMs: statementTimeoutMs,
    cancel: () => requestCancel(server, client),
  })
  try {
    await client.connect()
    return connection
  } catch (error) {
    connection.markLost(error)
    throw mapConnectError(error)
  }
}
