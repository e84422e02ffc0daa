import { setFlagsFromString } from 'node:v8'

const lookEachMs = 200

/**
 * V8 heap: old objects are collected when they have grown by a quarter, in place of by the machine's memory; and while
 * the process takes more than `mostBytes` (RSS), it favours size at the price of speed (decisions/003).
 */
export function keepHeapSmall(mostBytes: number): void {
  setFlagsFromString('--heap-growing-percent=25')
  let isCareful = false
  const look = () => {
    const isLarge = process.memoryUsage.rss() > mostBytes
    if (isLarge === isCareful) return
    isCareful = isLarge
    setFlagsFromString(isLarge ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  setInterval(look, lookEachMs).unref()
}
