import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { returnLease } from '#src/importer/work/lease.server.ts'
import { runDueTasks } from '#src/importer/work/run-due-tasks.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { DatabaseAddress } from '#src/platform/database/address.server.ts'
import { connect } from '#src/platform/database/connect.server.ts'
import { openFiles } from '#src/platform/files/files.server.ts'
import { giveWay } from '#src/platform/give-way.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'

/**
 * What the server tells its loader, over the channel alone: the address may hold a password. `holder` is its name on
 * leases, by which the server frees them where it dies.
 */
export type WorkerStart = { address: DatabaseAddress; dataDir: string; timeZone: string; holder: string }

/** How long it waits for more before it ends. */
const lingerMs = 20_000
/** A statement on a thousand rows may take its time. */
const statementSeconds = 120
/** How long it tries to give its lease back when it is told to end. */
const shutdownMs = 1000

/**
 * Child process of the server: works off loads until nothing is due, and ends with the server, whose channel then
 * closes.
 */
export async function runImportWorker(
  buildDependencies: (timeZone: string) => Pick<WorkerContext, 'registry' | 'loadUser' | 'sheetWords' | 'isHeading'>,
): Promise<void> {
  giveWay()
  let worker: WorkerContext | null = null
  const shutDown = async () => {
    if (worker) await Promise.race([returnLease(worker).catch(() => {}), pause(shutdownMs)])
    process.exit(0)
  }
  process.once('disconnect', shutDown)
  process.once('SIGTERM', shutDown)
  const [workerStart] = (await once(process, 'message')) as [WorkerStart]
  const { address, dataDir, timeZone, holder } = workerStart
  const sql = connect(address, { max: 4, answerSeconds: statementSeconds, timeZone, givesWay: true })
  const files = await openFiles({ dataDir })
  const version = await openPublicVersion(sql)
  worker = {
    sql,
    files,
    ...buildDependencies(timeZone),
    spreadPublicVersion: () => version.spread(),
    onBusy: () => process.send?.('busy'),
    log: { info: console.log, warn: console.warn, error: console.error },
    holder,
  }
  do {
    await runDueTasks(worker)
    process.send?.('idle')
  } while (await waitForWake())
  await version.close()
  await sql.end({ timeout: 2 })
  process.exit(0)
}

async function waitForWake(): Promise<boolean> {
  const message = await once(process, 'message', { signal: AbortSignal.timeout(lingerMs) }).catch(() => null)
  return message !== null
}
