import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { returnLease } from '#src/importer/work/lease.server.ts'
import { runDueTasks } from '#src/importer/work/run-due-tasks.server.ts'
import type { WorkerContext } from '#src/importer/worker-context.server.ts'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'
import { openPublicVersion } from '#src/platform/public-version/public-version.server.ts'
import { setShopTimeZone } from '#src/platform/settings/shop-day.ts'

/**
 * The server's first message to a worker. It is sent through the channel and not as an argument, because the address
 * may hold a password. `holder` names the worker on leases, so that the server can release them after its death.
 */
export type WorkerStart = { address: DatabaseAddress; dataDir: string; timeZone: string; holder: string }

/** Time that an idle worker waits for further tasks before it ends. */
const lingerMs = 20_000
/** Statement timeout. It is long, because a statement may write a thousand rows. */
const statementSeconds = 120
/** Time in which a worker that is told to end can return its lease. */
const shutdownMs = 1000

/**
 * Child process of the server: runs due tasks, waits 20 seconds for further ones, then ends the process. It also ends
 * when the channel to the server closes.
 */
export async function runImportWorkerAndExit(
  buildDependencies: (timeZone: string) => Pick<WorkerContext, 'registry' | 'loadUser' | 'sheetWords' | 'isHeading'>,
): Promise<void> {
  lowerOwnPriority()
  let worker: WorkerContext | null = null
  const shutDown = async () => {
    if (worker) await Promise.race([returnLease(worker).catch(() => {}), pause(shutdownMs)])
    process.exit(0)
  }
  process.once('disconnect', shutDown)
  process.once('SIGTERM', shutDown)
  const [workerStart] = (await once(process, 'message')) as [WorkerStart]
  const { address, dataDir, timeZone, holder } = workerStart
  setShopTimeZone(timeZone)
  const sql = createConnectionPools(address, {
    max: 4,
    timeoutSeconds: statementSeconds,
    timeZone,
    isLowPriority: true,
  })
  const files = await createFileStore({ dataDir })
  const version = await openPublicVersion(sql)
  worker = {
    sql,
    files,
    ...buildDependencies(timeZone),
    spreadPublicVersion: () => version.announceWrite(),
    onBusy: () => process.send?.('busy'),
    log: { info: console.log, warn: console.warn, error: console.error },
    holder,
  }
  do {
    await runDueTasks(worker)
    process.send?.('idle')
  } while (await waitForWakeMessageOrTimeOut())
  await version.close()
  await sql.end({ timeout: 2 })
  process.exit(0)
}

async function waitForWakeMessageOrTimeOut(): Promise<boolean> {
  const message = await once(process, 'message', { signal: AbortSignal.timeout(lingerMs) }).catch(() => null)
  return message !== null
}
