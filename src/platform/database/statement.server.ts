import { createHash } from 'node:crypto'
import type { QueryResult } from 'pg'
import { type Sent, sentParameters } from '#src/platform/database/parameters.server.ts'

/**
 * What is sent to the database at once. With a name it is a prepared statement: parsed and planned once a connection.
 */
export type Statement = { text: string; values: Sent[]; name?: string }

const mostComposed = 200

/**
 * Names of prepared statements: a hash of the text, so that one name means the same on every connection. Each costs the
 * database memory on each connection, so that of the texts that are put together only so many get one.
 */
export class StatementNames {
  readonly #constant = new Map<string, string>()
  readonly #composed = new Map<string, string>()

  ofConstant(text: string): string {
    return this.#constant.get(text) ?? nameIn(this.#constant, text)
  }

  /** Undefined for what comes when all names are taken: it is parsed each time. */
  ofComposed(text: string): string | undefined {
    const known = this.#composed.get(text)
    return known || this.#composed.size >= mostComposed ? known : nameIn(this.#composed, text)
  }
}

function nameIn(names: Map<string, string>, text: string): string {
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export function statement(text: string, parameters: readonly unknown[], name: string | undefined): Statement {
  const values = sentParameters(parameters)
  return name === undefined ? { text, values } : { text, values, name }
}

/** The rows of an answer: of the last statement, where one text held several. */
export async function rowsOf(asked: Promise<QueryResult | QueryResult[]>): Promise<Record<string, unknown>[]> {
  try {
    const result = await asked
    return (Array.isArray(result) ? result.at(-1)?.rows : result.rows) ?? []
  } catch (error) {
    // Stack trace: whoever asked, in place of the socket that the error came from.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

const texts = new WeakMap<TemplateStringsArray, string>()

/** The text of a template: what stands between its parts are parameters, never text. */
export function textOf(template: TemplateStringsArray): string {
  const known = texts.get(template)
  if (known !== undefined) return known
  const text = template.reduce((before, part, at) => `${before}$${at}${part}`)
  texts.set(template, text)
  return text
}
