import type { Client } from 'pg'
import { Json, type Parameter } from '#src/platform/database/parameters.server.ts'
import { type Statement, type StatementNames, statement, textOf } from '#src/platform/database/statement.server.ts'

export type Row = Record<string, unknown>

/**
 * Statements, through the pool or in a transaction. The rows have the type that the caller says, as only the statement
 * knows what it selects.
 */
export type Reads = {
  /** A prepared statement; what stands in `${}` is a parameter. */
  <Rows extends readonly object[] = Row[]>(
    template: TemplateStringsArray,
    ...parameters: readonly Parameter[]
  ): Promise<Rows>
  /** A text that was put together from constants, with `$1` and on for its parameters; prepared where it says so. */
  query<Rows extends readonly object[] = Row[]>(
    text: string,
    parameters?: readonly unknown[],
    options?: { prepare: boolean },
  ): Promise<Rows>
  /** A parameter for a column of JSON. */
  json(value: unknown): Json
}

export const inTransaction = Symbol('in a transaction')

/** What a write is given: its statements stand together or not at all. */
export type Tx = Reads & { readonly [inTransaction]: true }

type Begin = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** The database. Everything throws DatabaseLost where the way to it is lost. */
export type Sql = Reads & {
  /** One transaction: committed when `work` ends well and each of its statements did, else rolled back. */
  begin: Begin
  /** Connections beside the pool whose statements may stay silent for as long as they work. */
  unhurried: {
    begin: Begin
    /** The driver's own client, for a cursor or a COPY; its connection ends with the work. */
    using<T>(work: (client: Client) => Promise<T>): Promise<T>
  }
  /** Hears what is told on a channel until it is stopped, also after a loss; `isDeaf` is called at each loss. */
  listen(channel: string, hear: (told: string) => void, isDeaf?: () => void): Promise<{ unlisten(): Promise<void> }>
  /** Waits for what still runs, `timeout` seconds at most. */
  end(options?: { timeout?: number }): Promise<void>
}

export type Ask = (statement: Statement) => Promise<Row[]>

/**
 * The tag over whatever asks for one statement; `names` null prepares nothing, as a pooler in transaction mode needs
 * it.
 */
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
