import type { Client } from 'pg'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { JsonParameter, type Parameter } from '#src/platform/database/statements/parameters.server.ts'
import {
  createStatement,
  getOrBuildStatementText,
  type Statement,
  type StatementNames,
} from '#src/platform/database/statements/statement.server.ts'

export type ResultRow = Record<string, unknown>

/**
 * Runs statements, on a pool or in a transaction. The caller states the type `Rows`; nothing checks it against the
 * statement.
 */
export type Queryable = {
  /** Prepared statement: each `${}` becomes a parameter and never part of the text. */
  <Rows extends readonly object[] = ResultRow[]>(
    template: TemplateStringsArray,
    ...parameters: readonly Parameter[]
  ): Promise<Rows>
  /**
   * Runs a composed text with parameters `$1`, `$2`…; prepared if `prepare` is true. If the text holds several
   * statements, the rows are those of the last.
   */
  query<Rows extends readonly object[] = ResultRow[]>(
    text: string,
    parameters?: readonly unknown[],
    options?: { prepare: boolean },
  ): Promise<Rows>
  /** Wraps a parameter for a column of type json or jsonb. */
  json(value: unknown): JsonParameter
}

export const transactionMark = Symbol('in a transaction')

/** Statements of one transaction, committed together or not at all. */
export type Tx = Queryable & { readonly [transactionMark]: true }

export type BeginOptions = {
  /** Multiple of the statement timeout that each statement may take, for transactions that are known to be large. */
  timeoutFactor?: number
  /** When aborted, cancels the running statement and rolls back, unless the commit has begun. */
  signal?: AbortSignal | undefined
}

type BeginTransaction = <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => Promise<T>

type PooledSql = Queryable & {
  /** Runs one transaction: commits when `work` resolves and no statement failed, else rolls back. */
  begin: BeginTransaction
  /**
   * Returns a copy for a caller that may give up: when `signal` aborts, the running statement is cancelled. That
   * statement and all later ones throw the signal's reason.
   */
  withSignal(signal: AbortSignal): Queryable
}

/**
 * The database. Every statement throws DatabaseLost if the connection is lost, and StatementTooLong if it was cancelled
 * by the statement timeout.
 */
export type Sql = PooledSql & {
  /** Size of the main pool, which serves requests that people wait for. */
  readonly maxConnections: number
  /**
   * Pool for bulk work, so that it takes no connection from other requests. The embedded database runs it below normal
   * priority.
   */
  bulk: PooledSql
  /**
   * Small pool without a statement timeout, for migrations, jobs and other long work. The embedded database runs it
   * below normal priority.
   */
  background: Queryable & {
    begin: BeginTransaction
    /** Lends the driver's client, for a cursor or COPY. Its connection is closed afterwards. */
    withClient<T>(work: (client: Client) => Promise<T>): Promise<T>
  }
  /** LISTEN on a channel until `unlisten`, reconnecting after a loss. Each loss calls `onLoss`. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onLoss?: () => void,
  ): Promise<{ unlisten(): Promise<void> }>
  /** The database's address, for a child process that opens the same database. */
  readonly address: DatabaseAddress
  /** Closes all connections. Waits for running statements at most `timeout` seconds (default 5). */
  end(options?: { timeout?: number }): Promise<void>
}

export type SendStatement = (statement: Statement) => Promise<ResultRow[]>

/**
 * Creates the template tag that sends its statements by `send`. Null `names` prepares nothing, as a pooler in
 * transaction mode requires.
 */
export function createQueryable(send: SendStatement, names: StatementNames | null): Queryable {
  const runText = (text: string, parameters: readonly unknown[], name: string | undefined): Promise<ResultRow[]> => {
    try {
      return send(createStatement(text, parameters, name))
    } catch (error) {
      return Promise.reject(error)
    }
  }
  const runTemplate = (template: TemplateStringsArray, ...parameters: unknown[]) => {
    const text = getOrBuildStatementText(template)
    return runText(text, parameters, names?.nameConstant(text))
  }
  const query = (text: string, parameters: readonly unknown[] = [], { prepare } = { prepare: false }) =>
    runText(text, parameters, prepare ? names?.nameComposed(text) : undefined)
  return Object.assign(runTemplate, { query, json: (value: unknown) => new JsonParameter(value) }) as Queryable
}
