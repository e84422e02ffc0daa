import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Processor seconds that a process and all of its descendants have used so far. Linux only. */
export function readProcessorSeconds(pid: number): number {
  return listProcessTree(pid).reduce((sum, processId) => sum + readProcessSeconds(processId), 0)
}

/** Resident memory of one process in bytes. */
export function readResidentBytes(pid: number): number {
  return readKilobytes(`/proc/${pid}/status`, 'VmRSS')
}

/** Proportional memory of a process and all of its descendants in bytes: shared memory counts once. */
export function readProportionalBytes(pid: number): number {
  return listProcessTree(pid).reduce(
    (sum, processId) => sum + readKilobytes(`/proc/${processId}/smaps_rollup`, 'Pss'),
    0,
  )
}

export function listProcessTree(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readProcessStat(Number(name)) : null
    if (!stat) continue
    parents.set(stat.parent, [...(parents.get(stat.parent) ?? []), Number(name)])
  }
  const tree = [pid]
  for (const processId of tree) tree.push(...(parents.get(processId) ?? []))
  return tree
}

function readProcessSeconds(pid: number): number {
  const stat = readProcessStat(pid)
  return stat ? stat.ticks / ticksPerSecond : 0
}

/**
 * Reads a process's entry in /proc. Null for a process that has ended meanwhile: its time counts through its parent,
 * which has waited for it.
 */
function readProcessStat(pid: number): { parent: number; ticks: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [user, system, children, childrenSystem] = fields.slice(11, 15).map(Number)
    return { parent: Number(fields[1]), ticks: (user ?? 0) + (system ?? 0) + (children ?? 0) + (childrenSystem ?? 0) }
  } catch {
    return null
  }
}

function readKilobytes(file: string, name: string): number {
  try {
    const line = readFileSync(file, 'utf8').match(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm'))
    return Number(line?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
