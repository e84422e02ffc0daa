import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { giveBackLease } from '#src/importer/work/lease.server.ts'
import { workOff } from '#src/importer/work/work.server.ts'
import type { World } from '#src/importer/world.server.ts'
import type { DatabaseAddress } from '#src/platform/database/address.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { openFiles } from '#src/platform/files/files.server.ts'
import { giveWay } from '#src/platform/give-way.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { followShopTimeZone } from '#src/platform/settings/shop-day.ts'

/**
 * What the server tells its loader, over the channel alone: the address may hold a password. `holder` is its name on
 * leases, by which the server frees them where it dies.
 */
export type LoaderBegin = { address: DatabaseAddress; dataDir: string; timeZone: string; holder: string }

/** How long it waits for more before it ends. */
const lingerMs = 20_000
/** A statement on a thousand rows may take its time. */
const answerSeconds = 120
/** How long it tries to give its lease back when it is told to end. */
const farewellMs = 1000

/**
 * Child process of the server: works off loads until nothing is due, and ends with the server, whose channel then
 * closes.
 */
export async function runLoader(
  know: (timeZone: string) => Pick<World, 'registry' | 'loadUser' | 'words' | 'isHeading'>,
): Promise<void> {
  giveWay()
  let world: World | null = null
  const leave = async () => {
    if (world) await Promise.race([giveBackLease(world).catch(() => {}), pause(farewellMs)])
    process.exit(0)
  }
  process.once('disconnect', leave)
  process.once('SIGTERM', leave)
  const [begin] = (await once(process, 'message')) as [LoaderBegin]
  const { address, dataDir, timeZone, holder } = begin
  followShopTimeZone(timeZone)
  const sql = connect(address, { max: 4, answerSeconds, timeZone, givesWay: true })
  const files = await openFiles({ dataDir })
  const version = await openPublicVersion(sql)
  world = {
    sql,
    files,
    ...know(timeZone),
    spread: () => version.spread(),
    onBusy: () => process.send?.('busy'),
    log: { info: console.log, warn: console.warn, error: console.error },
    holder,
  }
  do {
    await workOff(world)
    process.send?.('idle')
  } while (await isWoken())
  await version.close()
  await sql.end({ timeout: 2 })
  process.exit(0)
}

async function isWoken(): Promise<boolean> {
  const told = await once(process, 'message', { signal: AbortSignal.timeout(lingerMs) }).catch(() => null)
  return told !== null
}
