import type { Sql } from '#src/platform/database.server.ts'

export type Statement = { text: string; values: unknown[]; types: number[]; prepare: boolean }

/** What one request asks of the database. */
export type Asked = { statements: Statement[]; inTransaction: boolean }

const framing = /^\s*(begin|commit|rollback)/i
/** Freshness is ours alone to pay for: the reference need not know whether what it sends is still true. */
const ours = /public_version/

/** The statements that a piece of work sends to the database, as its driver sends them. */
export async function statementsOf(sql: Sql, work: () => Promise<unknown>): Promise<Asked> {
  const statements: Statement[] = []
  let inTransaction = false
  sql.options.debug = (_connection, text, values, types) => {
    if (framing.test(text)) inTransaction = true
    else if (!ours.test(text)) {
      // A search is planned for its own words: it alone is sent without being prepared.
      statements.push({
        text,
        values: [...values],
        types: [...types] as number[],
        prepare: !text.includes('containing('),
      })
    }
  }
  try {
    await work()
  } finally {
    sql.options.debug = false
  }
  return { statements, inTransaction }
}
