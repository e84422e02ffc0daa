import type { Client } from 'pg'
import { requestCancel } from '#src/platform/database/connection/cancel-request.server.ts'
import { ChannelListener } from '#src/platform/database/connection/channel-listener.server.ts'
import { ConfiguredClient } from '#src/platform/database/connection/configured-client.server.ts'
import { Connection, cancelWhenAborted, isStalePlan } from '#src/platform/database/connection/connection.server.ts'
import { Pool } from '#src/platform/database/connection/pool.server.ts'
import {
  type DatabaseAddress,
  type DatabaseServer,
  parseAddress,
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
   * Statement timeout: a statement that sends nothing for so long is cancelled; where nothing comes even then, its
   * connection counts as lost. 0 for none.
   */
  timeoutSeconds?: number
  /** Time zone of the connections (IANA): where a day begins in SQL. */
  timeZone?: string
  /** True for work that nobody waits for at a screen: the embedded database does it below normal priority. */
  isLowPriority?: boolean
}

/** What a person waits for at a screen. */
const screenTimeoutSeconds = 15
const backgroundMax = 2
/** Two bulk edits and three long lists at once (`work-queues.server.ts`). */
const bulkMax = 5
/** Idle timeout of the rarely used pools: each connection costs the database megabytes. */
const smallPoolIdleMs = 10_000

/** Opens the database lazily: the first statement connects. Throws at once where the address cannot be read. */
export function connect(
  address: DatabaseAddress,
  { max = 10, timeoutSeconds = screenTimeoutSeconds, timeZone, isLowPriority = false }: ConnectOptions = {},
): Sql {
  const parsedServer = parseAddress(address)
  const server = timeZone
    ? { ...parsedServer, sessionParameters: { ...parsedServer.sessionParameters, TimeZone: timeZone } }
    : parsedServer
  const names = server.isPooled ? null : new StatementNames()
  const timeoutMs = timeoutSeconds * 1000
  // Of a database elsewhere the process id would name a process of ours.
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
        withClient: <T>(work: (client: Client) => Promise<T>) => withClient(background, work),
      },
    ),
    async listen(channel: string, onNotification: (payload: string) => void, onLoss = () => {}) {
      const listener = new ChannelListener(() => openConnection(server, timeoutMs), channel, { onNotification, onLoss })
      await listener.start()
      listeners.add(listener)
      return { unlisten: () => listener.stop() }
    },
    async end({ timeout = 5 } = {}) {
      const closings = [pool, bulk, background].map((each) => each.close(timeout))
      await Promise.all([...closings, ...[...listeners].map((listener) => listener.stop())])
    },
  })
}

/** Statements and transactions on any free connection of a pool. */
function createPooledSql(pool: Pool, names: StatementNames | null) {
  const createWithSignal = (signal?: AbortSignal): Queryable =>
    createQueryable((statement) => sendThroughPool(pool, statement, signal), names)
  return Object.assign(createWithSignal(), {
    withSignal: createWithSignal,
    begin: <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => runTransaction(pool, names, work, options),
  })
}

/** One statement on any free connection of the pool; an aborted `signal` cancels it and is thrown. */
async function sendThroughPool(pool: Pool, statement: Statement, signal?: AbortSignal): Promise<ResultRow[]> {
  signal?.throwIfAborted()
  const connection = await pool.takeConnection()
  const stopWatching = cancelWhenAborted(connection, signal)
  try {
    signal?.throwIfAborted()
    return (await connection.send(statement)).rows
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // Stack trace: whoever asked, in place of the socket that the error came from.
    if (error instanceof Error) Error.captureStackTrace(error)
    if (!isStalePlan(error)) throw error
  } finally {
    stopWatching()
    pool.releaseConnection(connection)
  }
  // Stale cached plan: other connections may hold it too, so the statement is sent once more without a name.
  return sendThroughPool(pool, { text: statement.text, values: statement.values }, signal)
}

async function withClient<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
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

/** A connection outside of the pools. */
async function openConnection(server: DatabaseServer, timeoutMs: number): Promise<Connection> {
  const client = new ConfiguredClient({ server })
  const connection = new Connection(client, { timeoutMs, cancel: () => requestCancel(server, client) })
  try {
    await client.connect()
    return connection
  } catch (error) {
    connection.markLost(error)
    throw mapConnectError(error)
  }
}
