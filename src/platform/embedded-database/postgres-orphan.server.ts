import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPidFile } from '#src/platform/embedded-database/postgres-pidfile.server.ts'
import type { Log } from '#src/platform/log.ts'

/**
 * Orphan process: stops a database that outlived its server. The caller must hold the directory's lock. Removes a stale
 * pid file or socket too, since PostgreSQL refuses to start if another process reuses the pid, as in containers. Throws
 * if the orphan does not end within 30 seconds.
 */
export async function stopOrphanAndRemoveStaleFiles(cluster: string, socketDirectory: string, log: Log): Promise<void> {
  const file = readPidFile(cluster)
  if (file && isDatabaseProcess(cluster, file.pid)) {
    log.warn(`The embedded database of an earlier run still works (process ${file.pid}); stopping it first`)
    sendSignalIfRunning(file.pid, 'SIGINT')
    if (!(await waitForProcessEnd(cluster, file.pid, 15_000))) sendSignalIfRunning(file.pid, 'SIGQUIT')
    if (!(await waitForProcessEnd(cluster, file.pid, 15_000)))
      throw new Error(`The database process ${file.pid} of ${cluster} does not end; end it and start again`)
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  for (const name of readdirSync(socketDirectory)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(path.join(socketDirectory, name), { force: true })
  }
}

async function waitForProcessEnd(cluster: string, pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(10)) {
    if (!isDatabaseProcess(cluster, pid)) return true
  }
  return false
}

/** True if a live process names this directory in its command line. A zombie has no command line. */
function isDatabaseProcess(cluster: string, pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return readCommandLine(pid).includes(cluster)
  } catch {
    return false
  }
}

function readCommandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  if (process.platform === 'win32')
    return execFileSync('wmic', ['process', 'where', `ProcessId=${pid}`, 'get', 'CommandLine'], { encoding: 'utf8' })
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

function sendSignalIfRunning(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended already (ESRCH), so there is nothing to stop.
  }
}
