import { growEmployees, growProducts } from '#bench/grow.ts'
import { growTrainings } from '#bench/grow-trainings.ts'
import type { ShopAccess } from '#bench/row-growth.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'

/** Number of rows of the large shop. Fewer rows serve to try a bench. */
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000)
const rowsOfSmall = 1000
/** Trainings of each employee. */
const heldByEach = 5

export const manyRows = rows.toLocaleString('en')

let dataDirectories: { small: string; large: string } | undefined

export type StaffedShop = ShopAccess & { sql: Sql }

/** Runs `work` with a shop of 1,000 products and employees and one of a million. Both are filled once in a run. */
export async function withSmallAndLarge(
  work: (small: StaffedShop, large: StaffedShop) => Promise<void>,
): Promise<void> {
  dataDirectories ??= { small: await fillShop(rowsOfSmall), large: await fillShop(rows) }
  const small = await openShop({ dataDir: dataDirectories.small })
  const large = await openShop({ dataDir: dataDirectories.large })
  try {
    await work(await signInStaff(small), await signInStaff(large))
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function fillShop(rows: number): Promise<string> {
  const shop = await openShop({})
  await growProducts(shop.sql, rows)
  await growEmployees(shop.sql, rows)
  await growTrainings(shop.sql, heldByEach)
  await shop.stop()
  return shop.dataDir
}

export async function signInStaff({ sql, contender: { url } }: Shop): Promise<StaffedShop> {
  return { url, headers: { authorization: `Bearer ${await openSessionOfHolder(sql, 'see_employees')}` }, sql }
}
