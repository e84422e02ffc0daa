import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Processor time of this process, and on Linux also of its child processes that have ended. The processes that a
 * browser starts itself are not counted.
 */
export function readProcessorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + readChildTicks() / ticksPerSecond
}

/** The fields `cutime` and `cstime`. They come after the program's name, which may contain spaces and brackets. */
function readChildTicks(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[13]) + Number(fields[14])
}
