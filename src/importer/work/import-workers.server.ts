import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { WorkerStart } from '#src/importer/work/import-worker.server.ts'
import { releaseLeasesOfWorker } from '#src/importer/work/lease.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Log } from '#src/platform/log.ts'
import { buildChildEnvironment } from '#src/platform/process/child-environment.server.ts'
import { slowGrowthFlag } from '#src/platform/process/heap-size.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** The worker processes of this server. */
export type ImportWorkers = {
  /** Tells the workers that a task may be due, and starts workers if there are too few. */
  wake(): void
  stop(): Promise<void>
}

/** Most processes at once. Two imports can run side by side, and a third waits. */
const maxProcesses = 2
/** Polling interval: finds tasks that an ended instance has left. */
const pollMs = 5000

type ImportWorkersOptions = { sql: Sql; settings: Pick<Settings, 'dataDir' | 'tzShop'>; entry: string; log: Log }

/**
 * Starts child processes for due tasks. They read, check and write sheets while the server goes on answering. A process
 * ends a while after its last task, and when this process ends. If a process dies, its task is tried again at once.
 */
export function startImportWorkers({ sql, settings, entry, log }: ImportWorkersOptions): ImportWorkers {
  const children = new Set<ChildProcess>()
  /** Workers with a task. The others look or wait for one. */
  const busyChildren = new Set<ChildProcess>()
  let isStopped = false
  const startWorker = () => {
    // The young generation is small, because rows become garbage at once.
    const child = spawn(process.execPath, [slowGrowthFlag, '--max-semi-space-size=8', entry], {
      env: buildChildEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const holder = randomUUID()
    children.add(child)
    const forgetChild = () => {
      children.delete(child)
      busyChildren.delete(child)
    }
    child.on('message', (message) => (message === 'busy' ? busyChildren.add(child) : busyChildren.delete(child)))
    child.once('error', (error) => {
      forgetChild()
      log.error(`A process for imports could not be started: ${error}`)
    })
    child.once('exit', (code, signal) => {
      forgetChild()
      if (code !== 0 && !isStopped) recoverFromDeath(holder, signal ?? `code ${code}`)
    })
    const workerStart: WorkerStart = {
      address: sql.address,
      dataDir: settings.dataDir,
      timeZone: settings.tzShop,
      holder,
    }
    child.send(workerStart, () => {})
  }
  const recoverFromDeath = async (holder: string, cause: string) => {
    const ids = await releaseLeasesOfWorker(sql, holder).catch(() => null)
    const affectedImports =
      ids === null ? 'imports that could not be looked up' : ids.length ? `import ${ids.join()}` : 'no import'
    log.error(`A process for imports ended with ${cause}, amid ${affectedImports}`)
    if (ids?.length) wake()
  }
  let isDatabaseLost = false
  const startDueWorkers = async () => {
    const dueRows = await sql<{ due: number }[]>`
      select count(*)::int as due from (
        select from imports where task is not null and (lease_until is null or lease_until < now()) limit ${maxProcesses}) due`
    const idleCount = children.size - busyChildren.size
    const startCount = Math.min((dueRows[0]?.due ?? 0) - idleCount, maxProcesses - children.size)
    for (let started = 0; started < startCount && !isStopped; started++) startWorker()
    isDatabaseLost = false
  }
  const wake = () => {
    for (const child of children) child.send('wake', () => {})
    startDueWorkers().catch((error) => {
      // Logged once for each loss of the database, because the look-up is repeated every few seconds.
      if (!isDatabaseLost && !isStopped) log.error(`Due imports could not be looked up: ${error}`)
      isDatabaseLost = true
    })
  }
  const timer = setInterval(wake, pollMs).unref()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      const exits = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(exits)
    },
  }
}
