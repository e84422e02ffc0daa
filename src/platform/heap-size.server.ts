import { setFlagsFromString } from 'node:v8'

const lookEachMs = 200

/** V8 heap: old objects are collected when they have grown by a quarter, in place of by the machine's memory. */
export const growsSlowly = '--heap-growing-percent=25'

/**
 * Keeps this process's heap from growing at leisure, and favours size at the price of speed while the process takes
 * more than `mostBytes` (RSS; decisions/003).
 */
export function keepHeapSmall(mostBytes: number): void {
  setFlagsFromString(growsSlowly)
  let isCareful = false
  const look = () => {
    const isLarge = process.memoryUsage.rss() > mostBytes
    if (isLarge === isCareful) return
    isCareful = isLarge
    setFlagsFromString(isLarge ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  setInterval(look, lookEachMs).unref()
}
