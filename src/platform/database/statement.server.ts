import { createHash } from 'node:crypto'
import type { QueryResult } from 'pg'
import { type Sent, sentParameters } from '#src/platform/database/parameters.server.ts'

/** What is sent to the database at once. With a name it is a prepared statement: parsed and planned once a connection. */
export type Statement = { text: string; values: Sent[]; name?: string }

const mostNames = 500

/**
 * Prepared statements: the name is a hash of the text, so that it says the same on every connection. Who puts texts
 * together in ever new ways gets a bounded number of names; the rest is parsed each time.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= mostNames) return known
    const name = createHash('sha256').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}

export type Preparing = { prepare: boolean }

/** `names` null sends everything unnamed, as a pooler in transaction mode needs it. */
export function statement(
  text: string,
  values: readonly unknown[],
  { prepare }: Preparing,
  names: StatementNames | null,
): Statement {
  const name = prepare ? names?.nameOf(text) : undefined
  return { text, values: sentParameters(values), ...(name !== undefined && { name }) }
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
