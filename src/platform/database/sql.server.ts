import type { Client } from 'pg'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { Json, type Parameter } from '#src/platform/database/statements/parameters.server.ts'
import {
  type Statement,
  type StatementNames,
  statement,
  textOf,
} from '#src/platform/database/statements/statement.server.ts'

export type Row = Record<string, unknown>

/**
 * Statements, through the pool or in a transaction. `Rows` is the caller's word: nothing checks it against the
 * statement.
 */
export type Reads = {
  /** A prepared statement; each `${}` becomes a parameter, never text. */
  <Rows extends readonly object[] = Row[]>(
    template: TemplateStringsArray,
    ...parameters: readonly Parameter[]
  ): Promise<Rows>
  /**
   * A text composed of constants, with `$1`… for parameters; prepared where `prepare` is true. Several statements in
   * one text give the rows of the last.
   */
  query<Rows extends readonly object[] = Row[]>(
    text: string,
    parameters?: readonly unknown[],
    options?: { prepare: boolean },
  ): Promise<Rows>
  /** A parameter for a column of JSON. */
  json(value: unknown): Json
}

export const inTransaction = Symbol('in a transaction')

/** A transaction: its statements are committed together or not at all. */
export type Tx = Reads & { readonly [inTransaction]: true }

export type BeginOptions = {
  /** How many times the statement timeout each of its statements may take: for what is known to be much. */
  patience?: number
  /** Aborted, it cancels the statement that runs and rolls back, unless the commit is under way. */
  signal?: AbortSignal | undefined
}

type Begin = <T>(work: (tx: Tx) => Promise<T>, options?: BeginOptions) => Promise<T>

/** A pool of connections. */
type Pooled = Reads & {
  /** One transaction: committed when `work` resolves and no statement failed, else rolled back. */
  begin: Begin
  /** The same reads until `signal` is aborted: what runs is then cancelled, and they throw the signal's reason. */
  until(signal: AbortSignal): Reads
}

/**
 * The database. Everything throws DatabaseLost where the connection is lost, StatementTooLong where a statement was
 * cancelled because it took too long.
 */
export type Sql = Pooled & {
  /** How many connections there are for what people wait for at a screen. */
  readonly connections: number
  /**
   * Work on many rows, on connections of its own, so that nobody else waits for one; the embedded database does it
   * below normal priority.
   */
  bulk: Pooled
  /**
   * A second, small pool without a statement timeout, for migrations, jobs and whatever else runs long; the embedded
   * database works for it below normal priority.
   */
  unhurried: Reads & {
    begin: Begin
    /** The driver's own client, for a cursor or COPY; its connection is closed afterwards. */
    using<T>(work: (client: Client) => Promise<T>): Promise<T>
  }
  /** LISTEN on a channel until `unlisten`, reconnecting after a loss; `isDeaf` is called at each loss. */
  listen(channel: string, hear: (told: string) => void, isDeaf?: () => void): Promise<{ unlisten(): Promise<void> }>
  /** Where it is, for a child process to open it too. */
  readonly address: DatabaseAddress
  /** Closes all connections; waits for running work at most `timeout` seconds (5). */
  end(options?: { timeout?: number }): Promise<void>
}

export type Ask = (statement: Statement) => Promise<Row[]>

/** Makes the template tag over `ask`. `names` null prepares nothing, as a pooler in transaction mode needs. */
export function readsThrough(ask: Ask, names: StatementNames | null): Reads {
  const read = (text: string, parameters: readonly unknown[], name: string | undefined): Promise<Row[]> => {
    try {
      return ask(statement(text, parameters, name))
    } catch (error) {
      return Promise.reject(error)
    }
  }
  const tag = (template: TemplateStringsArray, ...parameters: unknown[]) => {
    const text = textOf(template)
    return read(text, parameters, names?.ofConstant(text))
  }
  const query = (text: string, parameters: readonly unknown[] = [], { prepare } = { prepare: false }) =>
    read(text, parameters, prepare ? names?.ofComposed(text) : undefined)
  return Object.assign(tag, { query, json: (value: unknown) => new Json(value) }) as Reads
}
