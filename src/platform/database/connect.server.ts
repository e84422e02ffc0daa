import type { Client } from 'pg'
import { requestCancel } from '#src/platform/database/connection/cancel-request.server.ts'
import { Listening } from '#src/platform/database/connection/channel-listener.server.ts'
import { Client as OwnClient } from '#src/platform/database/connection/configured-client.server.ts'
import { Connection, cancelWhenAborted, isStalePlan } from '#src/platform/database/connection/connection.server.ts'
import { Pool } from '#src/platform/database/connection/pool.server.ts'
import { type DatabaseAddress, type Server, serverOf } from '#src/platform/database/connection/server-address.server.ts'
import { lossWhileConnecting } from '#src/platform/database/errors/database-lost.server.ts'
import {
  type BeginOptions,
  type Reads,
  type Row,
  readsThrough,
  type Sql,
  type Tx,
} from '#src/platform/database/sql.server.ts'
import { type Statement, StatementNames } from '#src/platform/database/statements/statement.server.ts'
import { transaction } from '#src/platform/database/statements/transaction.server.ts'
import { letGiveWay } from '#src/platform/process/low-priority.server.ts'

type Options = {
  max?: number
  /**
   * Statement timeout: a statement that sends nothing for so long is cancelled; where nothing comes even then, its
   * connection counts as lost. 0 for none.
   */
  answerSeconds?: number
  /** Time zone of the connections (IANA): where a day begins in SQL. */
  timeZone?: string
  /** True for work that nobody waits for at a screen: the embedded database does it below normal priority. */
  givesWay?: boolean
}

/** What a person waits for at a screen. */
const personSeconds = 15
const unhurriedMax = 2
/** Two bulk edits and three long lists at once (`work-queues.server.ts`). */
const bulkMax = 5
/** Idle timeout of the rarely used pools: each connection costs the database megabytes. */
const rarelyIdleMs = 10_000

/** Opens the database lazily: the first statement connects. Throws at once where the address cannot be read. */
export function connect(
  address: DatabaseAddress,
  { max = 10, answerSeconds = personSeconds, timeZone, givesWay = false }: Options = {},
): Sql {
  const plain = serverOf(address)
  const server = timeZone ? { ...plain, startup: { ...plain.startup, TimeZone: timeZone } } : plain
  const names = server.isPooled ? null : new StatementNames()
  const answerMs = answerSeconds * 1000
  // Of a database elsewhere the process id would name a process of ours.
  const below = 'url' in address ? {} : { onBackend: letGiveWay }
  const pool = new Pool(server, { max, answerMs, idleMs: 0, ...(givesWay && below) })
  const bulk = new Pool(server, { max: bulkMax, answerMs, idleMs: rarelyIdleMs, ...below })
  const unhurried = new Pool(server, { max: unhurriedMax, answerMs: 0, idleMs: rarelyIdleMs, ...below })
  const listening = new Set<Listening>()
  return Object.assign(openStatements(pool, names), {
    address,
    connections: max,
    bulk: openStatements(bulk, names),
    unhurried: Object.assign(
      readsThrough((statement) => ask(unhurried, statement), names),
      {
        begin: <T>(work: (tx: Tx) => Promise<T>) => transaction(unhurried, names, work),
        using: <T>(work: (client: Client) => Promise<T>) => using(unhurried, work),
      },
    ),
    async listen(channel: string, hear: (told: string) => void, isDeaf = () => {}) {
      const one = new Listening(() => open(server, answerMs), channel, { hear, isDeaf })
      await one.start()
      listening.add(one)
      return { unlisten: () => one.stop() }
    },
    async end({ timeout = 5 } = {}) {
      const ends = [pool, bulk, unhurried].map((each) => each.end(timeout))
      await Promise.all([...ends, ...[...listening].map((one) => one.stop())])
    },
  })
}

/** Statements and transactions on any free connection of a pool. */
function openStatements(pool: Pool, names: StatementNames | null) {
  const readsUntil = (signal?: AbortSignal): Reads => readsThrough((statement) => ask(pool, statement, signal), names)
  return Object.assign(readsUntil(), {
    until: readsUntil,
    begin: <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => transaction(pool, names, work, options),
  })
}

/** One statement on any free connection of the pool; an aborted `signal` cancels it and is thrown. */
async function ask(pool: Pool, statement: Statement, signal?: AbortSignal): Promise<Row[]> {
  signal?.throwIfAborted()
  const connection = await pool.take()
  const endWatch = cancelWhenAborted(connection, signal)
  try {
    signal?.throwIfAborted()
    return (await connection.ask(statement)).rows
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // Stack trace: whoever asked, in place of the socket that the error came from.
    if (error instanceof Error) Error.captureStackTrace(error)
    if (!isStalePlan(error)) throw error
  } finally {
    endWatch()
    pool.giveBack(connection)
  }
  // Stale cached plan: other connections may hold it too, so the statement is sent once more without a name.
  return ask(pool, { text: statement.text, values: statement.values }, signal)
}

async function using<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await pool.take()
  try {
    return await work(connection.client)
  } catch (error) {
    throw connection.judge(error)
  } finally {
    connection.retire()
    pool.giveBack(connection)
  }
}

/** A connection outside of the pools. */
async function open(server: Server, answerMs: number): Promise<Connection> {
  const client = new OwnClient({ server })
  const connection = new Connection(client, { answerMs, cancel: () => requestCancel(server, client) })
  try {
    await client.connect()
    return connection
  } catch (error) {
    connection.lose(error)
    throw lossWhileConnecting(error)
  }
}
