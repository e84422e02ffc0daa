import { readFileSync } from 'node:fs'
import path from 'node:path'

type PidFile = { pid: number; isReady: boolean }

/** postmaster.pid: the running database's process id and whether it is ready; undefined where there is none. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}
