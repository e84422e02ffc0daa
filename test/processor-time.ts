import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Processor time of this process, and on Linux of the programs that it started and saw end. A browser's own processes
 * are not among them: nobody waits for those.
 */
export function readProcessorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + readChildTicks() / ticksPerSecond
}

/** `cutime` and `cstime`, which stand after the program's name; the name may hold spaces and brackets. */
function readChildTicks(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[13]) + Number(fields[14])
}
