import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { releaseLease } from '#src/importer/work/lease.server.ts'
import type { LoaderBegin } from '#src/importer/work/loader-process.server.ts'
import { childEnvironment } from '#src/platform/child-environment.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { growsSlowly } from '#src/platform/heap-size.server.ts'
import type { Log } from '#src/platform/log.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** The processes that work on loads. */
export type Loader = {
  /** Something may be due. */
  wake(): void
  stop(): Promise<void>
}

/** Processes at once: two loads do not wait for each other. */
const most = 2
/** What an instance left that has ended is found by looking. */
const lookEachMs = 5000

type Given = { sql: Sql; settings: Pick<Settings, 'dataDir' | 'tzShop'>; entry: string; log: Log }

/**
 * Starts a child process where a load has something to do: it reads, checks and writes beside the server, which goes on
 * answering. A process ends when nothing is left, and with this one. Where a process dies, its load is tried again at
 * once.
 */
export function openLoader({ sql, settings, entry, log }: Given): Loader {
  const children = new Set<ChildProcess>()
  /** Those that work on a load; the others look for one. */
  const busy = new Set<ChildProcess>()
  let isStopped = false
  const start = () => {
    // Small young generation: rows are garbage at once.
    const child = spawn(process.execPath, [growsSlowly, '--max-semi-space-size=8', entry], {
      env: childEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const holder = randomUUID()
    children.add(child)
    const forget = () => {
      children.delete(child)
      busy.delete(child)
    }
    child.on('message', (told) => (told === 'busy' ? busy.add(child) : busy.delete(child)))
    child.once('error', (error) => {
      forget()
      log.error(`A process for loads could not be started: ${error}`)
    })
    child.once('exit', (code, signal) => {
      forget()
      if (code !== 0 && !isStopped) afterDeath(holder, signal ?? `code ${code}`)
    })
    const begin: LoaderBegin = { address: sql.address, dataDir: settings.dataDir, timeZone: settings.tzShop, holder }
    child.send(begin, () => {})
  }
  const afterDeath = async (holder: string, cause: string) => {
    const ids = await releaseLease(sql, holder).catch(() => null)
    const loads = ids === null ? 'loads that could not be looked for' : ids.length ? `load ${ids.join()}` : 'no load'
    log.error(`A process for loads ended with ${cause}, amid ${loads}`)
    if (ids?.length) wake()
  }
  let isTrouble = false
  const look = async () => {
    const due = await sql<{ due: number }[]>`
      select count(*)::int as due from (
        select from imports where task is not null and (lease_until is null or lease_until < now()) limit ${most}) due`
    const looking = children.size - busy.size
    const wanted = Math.min((due[0]?.due ?? 0) - looking, most - children.size)
    for (let n = 0; n < wanted && !isStopped; n++) start()
    isTrouble = false
  }
  const wake = () => {
    for (const child of children) child.send('wake', () => {})
    look().catch((error) => {
      // Once for each loss of the database: it is looked for every few seconds.
      if (!isTrouble && !isStopped) log.error(`Loads that are due could not be looked for: ${error}`)
      isTrouble = true
    })
  }
  const timer = setInterval(wake, lookEachMs).unref()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      const ended = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
