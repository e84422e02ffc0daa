import type { Client } from 'pg'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { JsonParameter, type Parameter } from '#src/platform/database/statements/parameters.server.ts'
import {
  buildText,
  createStatement,
  type Statement,
  type StatementNames,
} from '#src/platform/database/statements/statement.server.ts'

export type ResultRow = Record<string, unknown>

/**
 * Statements, through the pool or in a transaction. `Rows` is the caller's word: nothing checks it against the
 * statement.
 */
export type Queryable = {
  /** A prepared statement; each `${}` becomes a parameter, never text. */
  <Rows extends readonly object[] = ResultRow[]>(
    template: TemplateStringsArray,
    ...parameters: readonly Parameter[]
  ): Promise<Rows>
  /**
   * A text composed of constants, with `$1`… for parameters; prepared where `prepare` is true. Several statements in
   * one text give the rows of the last.
   */
  query<Rows extends readonly object[] = ResultRow[]>(
    text: string,
    parameters?: readonly unknown[],
    options?: { prepare: boolean },
  ): Promise<Rows>
  /** A parameter for a column of JSON. */
  json(value: unknown): JsonParameter
}

export const transactionMark = Symbol('in a transaction')

/** A transaction: its statements are committed together or not at all. */
export type Tx = Queryable & { readonly [transactionMark]: true }

export type BeginOptions = {
  /** How many times the statement timeout each of its statements may take: for what is known to be much. */
  timeoutFactor?: number
  /** Aborted, it cancels the statement that runs and rolls back, unless the commit is under way. */
  signal?: AbortSignal | undefined
}

type BeginTransaction = <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => Promise<T>

/** A pool of connections. */
type PooledSql = Queryable & {
  /** One transaction: committed when `work` resolves and no statement failed, else rolled back. */
  begin: BeginTransaction
  /** The same reads until `signal` is aborted: what runs is then cancelled, and they throw the signal's reason. */
  withSignal(signal: AbortSignal): Queryable
}

/**
 * The database. Everything throws DatabaseLost where the connection is lost, StatementTooLong where a statement was
 * cancelled because it took too long.
 */
export type Sql = PooledSql & {
  /** How many connections there are for what people wait for at a screen. */
  readonly maxConnections: number
  /**
   * Work on many rows, on connections of its own, so that nobody else waits for one; the embedded database does it
   * below normal priority.
   */
  bulk: PooledSql
  /**
   * A second, small pool without a statement timeout, for migrations, jobs and whatever else runs long; the embedded
   * database works for it below normal priority.
   */
  background: Queryable & {
    begin: BeginTransaction
    /** The driver's own client, for a cursor or COPY; its connection is closed afterwards. */
    withClient<T>(work: (client: Client) => Promise<T>): Promise<T>
  }
  /** LISTEN on a channel until `unlisten`, reconnecting after a loss; `onLoss` is called at each loss. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onLoss?: () => void,
  ): Promise<{ unlisten(): Promise<void> }>
  /** Where it is, for a child process to open it too. */
  readonly address: DatabaseAddress
  /** Closes all connections; waits for running work at most `timeout` seconds (5). */
  end(options?: { timeout?: number }): Promise<void>
}

export type SendStatement = (statement: Statement) => Promise<ResultRow[]>

/** Makes the template tag over `ask`. `names` null prepares nothing, as a pooler in transaction mode needs. */
export function createQueryable(send: SendStatement, names: StatementNames | null): Queryable {
  const runText = (text: string, parameters: readonly unknown[], name: string | undefined): Promise<ResultRow[]> => {
    try {
      return send(createStatement(text, parameters, name))
    } catch (error) {
      return Promise.reject(error)
    }
  }
  const runTemplate = (template: TemplateStringsArray, ...parameters: unknown[]) => {
    const text = buildText(template)
    return runText(text, parameters, names?.nameConstant(text))
  }
  const query = (text: string, parameters: readonly unknown[] = [], { prepare } = { prepare: false }) =>
    runText(text, parameters, prepare ? names?.nameComposed(text) : undefined)
  return Object.assign(runTemplate, { query, json: (value: unknown) => new JsonParameter(value) }) as Queryable
}
