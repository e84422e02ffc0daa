import { type ChildProcess, spawn } from 'node:child_process'
import type { LoaderBegin } from '#src/importer/work/loader-process.server.ts'
import { childEnvironment } from '#src/platform/child-environment.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { growsSlowly } from '#src/platform/heap-size.server.ts'
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

type Given = { sql: Sql; settings: Pick<Settings, 'dataDir' | 'tzShop'>; entry: string }

/**
 * Starts a child process where a load has something to do: it reads, checks and writes beside the server, which goes on
 * answering. A process ends when nothing is left, and with this one.
 */
export function openLoader({ sql, settings, entry }: Given): Loader {
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
    children.add(child)
    child.on('message', (told) => (told === 'busy' ? busy.add(child) : busy.delete(child)))
    for (const end of ['exit', 'error'] as const)
      child.once(end, () => {
        children.delete(child)
        busy.delete(child)
      })
    const begin: LoaderBegin = { address: sql.address, dataDir: settings.dataDir, timeZone: settings.tzShop }
    child.send(begin, () => {})
  }
  const look = async () => {
    const due = await sql<{ due: number }[]>`
      select count(*)::int as due from (
        select from imports where task is not null and (lease_until is null or lease_until < now()) limit ${most}) due`
    const looking = children.size - busy.size
    const wanted = Math.min((due[0]?.due ?? 0) - looking, most - children.size)
    for (let n = 0; n < wanted && !isStopped; n++) start()
  }
  const wake = () => {
    for (const child of children) child.send('wake', () => {})
    look().catch(() => {})
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
