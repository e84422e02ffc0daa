import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Processor seconds that a process, and every process below it, has used so far; Linux only. */
export function readProcessorSeconds(pid: number): number {
  return listProcessTree(pid).reduce((sum, processId) => sum + readProcessSeconds(processId), 0)
}

/** Resident bytes of one process. */
export function residentBytes(pid: number): number {
  return readKilobytes(`/proc/${pid}/status`, 'VmRSS')
}

/** Proportional bytes of a process and every process below it: what is shared counts once. */
export function proportionalBytes(pid: number): number {
  return listProcessTree(pid).reduce(
    (sum, processId) => sum + readKilobytes(`/proc/${processId}/smaps_rollup`, 'Pss'),
    0,
  )
}

export function listProcessTree(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null
    if (!stat) continue
    parents.set(stat.parent, [...(parents.get(stat.parent) ?? []), Number(name)])
  }
  const tree = [pid]
  for (const processId of tree) tree.push(...(parents.get(processId) ?? []))
  return tree
}

function readProcessSeconds(pid: number): number {
  const stat = readStat(pid)
  return stat ? stat.ticks / ticksPerSecond : 0
}

/** A process that ended in between counts through its parent, which has waited for it. */
function readStat(pid: number): { parent: number; ticks: number } | null {
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
