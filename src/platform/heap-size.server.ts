import { setFlagsFromString } from 'node:v8'

const lookEachMs = 200

/**
 * V8 heap: collects garbage early while the process takes more memory than `mostBytes` (RSS), and favours speed below
 * that; otherwise the heap grows with the machine's memory (decisions/003).
 */
export function keepHeapSmall(mostBytes: number): void {
  let isCareful = false
  const look = () => {
    const isLarge = process.memoryUsage.rss() > mostBytes
    if (isLarge === isCareful) return
    isCareful = isLarge
    setFlagsFromString(isLarge ? '--optimize-for-size' : '--no-optimize-for-size')
  }
  setInterval(look, lookEachMs).unref()
}
