import type { Request } from '#bench/alternate.ts'
import type { Shop } from '#bench/shop.ts'
import { createServer } from '#src/app/server.ts'
import { connect, type Sql } from '#src/platform/database.server.ts'
import { openFiles } from '#src/platform/files.server.ts'
import { readSettings } from '#src/platform/settings.ts'

export type Statement = { text: string; values: unknown[]; types: number[]; prepare: boolean }

/** What one request asks of the database. */
export type Asked = { statements: Statement[]; inTransaction: boolean }

/** The statements that each request costs, as the program's driver sends them: a second instance is asked once. */
export async function recordAll(shop: Shop, requests: readonly Request[]): Promise<Asked[]> {
  const sql = connect(shop.database.address, { max: 1 })
  const settings = readSettings({ DATA_DIR: shop.dataDir, LOG_LEVEL: 'silent' })
  const app = await createServer({ settings, sql, files: await openFiles(settings) })
  const recorded: Asked[] = []
  try {
    for (const { path, method = 'GET', headers = {}, body } of requests) {
      const work = () => app.inject({ url: path, method, headers, ...(body && { payload: body }) })
      recorded.push(await statementsOf(sql, work))
    }
  } finally {
    await app.close()
    await sql.end()
  }
  return recorded
}

async function statementsOf(sql: Sql, work: () => Promise<{ statusCode: number; body: string }>): Promise<Asked> {
  const statements: Statement[] = []
  let inTransaction = false
  sql.options.debug = (_connection, text, values, types) => {
    if (/^\s*(begin|commit)/i.test(text)) inTransaction = true
    // A search is planned for its own words: it alone is sent unprepared.
    else statements.push({ text, values: [...values], types: [...types], prepare: !text.includes('containing(') })
  }
  const { statusCode, body } = await work()
  sql.options.debug = false
  if (statusCode >= 300) throw new Error(`A request to record was answered with ${statusCode}: ${body.slice(0, 200)}`)
  return { statements, inTransaction }
}
