import type { Request } from '#bench/alternate.ts'
import type { Shop } from '#bench/shop.ts'
import { createServer } from '#src/app/server.ts'
import { statementChannel } from '#src/platform/database/connection/connection.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Statement } from '#src/platform/database/statements/statement.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'

/** The statements of one request. */
export type RecordedRequest = { statements: Statement[]; inTransaction: boolean }

/**
 * Records the statements that each request costs, as the program's driver sends them. The requests are sent once to a
 * second instance in this process.
 */
export async function recordAll(shop: Shop, requests: readonly Request[]): Promise<RecordedRequest[]> {
  const sql = createConnectionPools(shop.database.address, { max: 1 })
  const settings = readSettings({ DATA_DIR: shop.dataDir, LOG_LEVEL: 'silent' })
  const app = await createServer({ settings, sql, files: await createFileStore(settings) })
  const recorded: RecordedRequest[] = []
  try {
    for (const { path, method = 'GET', headers = {}, body } of requests) {
      const work = () => app.inject({ url: path, method, headers, ...(body && { payload: body }) })
      recorded.push(await recordStatements(work))
    }
  } finally {
    await app.close()
    await sql.end()
  }
  return recorded
}

async function recordStatements(work: () => Promise<{ statusCode: number; body: string }>): Promise<RecordedRequest> {
  const sentStatements: Statement[] = []
  const collectStatement = (message: unknown) => sentStatements.push(message as Statement)
  statementChannel.subscribe(collectStatement)
  const { statusCode, body } = await work()
  statementChannel.unsubscribe(collectStatement)
  const ownStatements = sentStatements.filter(({ text }) => text !== 'begin' && text !== 'commit')
  if (statusCode >= 300) throw new Error(`A request to record was answered with ${statusCode}: ${body.slice(0, 200)}`)
  return { statements: ownStatements, inTransaction: ownStatements.length < sentStatements.length }
}
