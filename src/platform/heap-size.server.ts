import { setFlagsFromString } from 'node:v8'

const lookEachMs = 200
/** What loading the program leaves behind is collected within this time, as long as size is favoured. */
const startMs = 15_000

/** V8 heap: old objects are collected when they have grown by a quarter, in place of by the machine's memory. */
export const growsSlowly = '--heap-growing-percent=25'

/**
 * Keeps this process's heap from growing at leisure, and favours size at the price of speed while the process starts
 * and while it takes more than `mostBytes` (RSS; decisions/003).
 */
export function keepHeapSmall(mostBytes: number): void {
  setFlagsFromString(growsSlowly)
  let isCareful = false
  const favourSize = (isWanted: boolean) => {
    if (isWanted === isCareful) return
    isCareful = isWanted
    setFlagsFromString(isWanted ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  favourSize(true)
  const look = () => favourSize(performance.now() < startMs || process.memoryUsage.rss() > mostBytes)
  setInterval(look, lookEachMs).unref()
}
