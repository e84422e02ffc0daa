import type { Contender } from '#bench/alternate.ts'
import { growProducts } from '#bench/grow.ts'
import { findDatabase, startBareServer, startProgram } from '#bench/program.ts'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'

/**
 * The demo shop, grown to a number of products and served by the program. The processor time of its database counts as
 * the program's.
 */
export type Shop = {
  contender: Contender
  dataDir: string
  database: { address: DatabaseAddress; pid: number }
  sql: Sql
  stop(): Promise<void>
}

type ShopOptions = { products?: number; dataDir?: string; env?: Record<string, string> }

export async function openShop({ products = 0, dataDir, env = {} }: ShopOptions): Promise<Shop> {
  const program = await startProgram({ ...env, ...(dataDir && { DATA_DIR: dataDir }) })
  const database = findDatabase(program.dataDir)
  // Statements that fill the shop may take long, so there is no timeout.
  const sql = createConnectionPools(database.address, { max: 1, timeoutSeconds: 0 })
  if (products) await growProducts(sql, products)
  return {
    contender: { url: program.url, pids: [program.pid] },
    dataDir: program.dataDir,
    database,
    sql,
    async stop() {
      await sql.end({ timeout: 5 })
      await program.stop()
    },
  }
}

/** Starts the reference beside a shop. The processor time of the database that it uses counts as the reference's. */
export async function startBareReference(
  { database }: Shop,
  given: { bytes: object } | { statements: object },
): Promise<{ contender: Contender; stop(): Promise<void> }> {
  const bare = await startBareServer('bytes' in given ? given : { ...given, database: database.address })
  return { contender: { url: bare.url, pids: [bare.pid, database.pid] }, stop: bare.stop }
}

/** The address of the first product's page. */
export async function findProductAddress({ sql }: Shop): Promise<string> {
  const [product] = await sql<{ id: number; name: string }[]>`select id, name from products order by id limit 1`
  if (!product) throw new Error('The shop has no product.')
  return buildProductPath('es', product)
}
