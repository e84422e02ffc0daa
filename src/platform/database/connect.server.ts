import type { Client } from 'pg'
import { type DatabaseAddress, type Server, serverOf } from '#src/platform/database/address.server.ts'
import { requestCancel } from '#src/platform/database/cancel-request.server.ts'
import { Client as OwnClient } from '#src/platform/database/client.server.ts'
import { Connection, isStalePlan } from '#src/platform/database/connection.server.ts'
import { lossWhileConnecting } from '#src/platform/database/database-lost.server.ts'
import { Listening } from '#src/platform/database/listening.server.ts'
import { Pool } from '#src/platform/database/pool.server.ts'
import { type BeginOptions, type Row, readsThrough, type Sql, type Tx } from '#src/platform/database/sql.server.ts'
import { type Statement, StatementNames } from '#src/platform/database/statement.server.ts'
import { transaction } from '#src/platform/database/transaction.server.ts'
import { letGiveWay } from '#src/platform/give-way.server.ts'

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
/** Idle timeout: these connections are rarely used, and each costs the database megabytes. */
const unhurriedIdleMs = 10_000

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
  const unhurried = new Pool(server, { max: unhurriedMax, answerMs: 0, idleMs: unhurriedIdleMs, ...below })
  const listening = new Set<Listening>()
  return Object.assign(
    readsThrough((statement) => ask(pool, statement), names),
    {
      address,
      begin: <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => transaction(pool, names, work, options),
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
        await Promise.all([pool.end(timeout), unhurried.end(timeout), ...[...listening].map((one) => one.stop())])
      },
    },
  )
}

/** One statement on any free connection of the pool. */
async function ask(pool: Pool, statement: Statement): Promise<Row[]> {
  const connection = await pool.take()
  try {
    return (await connection.ask(statement)).rows
  } catch (error) {
    // Stack trace: whoever asked, in place of the socket that the error came from.
    if (error instanceof Error) Error.captureStackTrace(error)
    if (!isStalePlan(error)) throw error
  } finally {
    pool.giveBack(connection)
  }
  // Stale cached plan: other connections may hold it too, so the statement is sent once more without a name.
  return ask(pool, { text: statement.text, values: statement.values })
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
