import { readFileSync } from 'node:fs'
import path from 'node:path'

type PidFile = { pid: number; isReady: boolean }

/**
 * Reads postmaster.pid: the process id of the running database, and whether it accepts connections. Undefined if
 * the file is missing or names no process.
 */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}
