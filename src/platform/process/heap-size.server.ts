import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkEveryMs = 200
/** A start's last work, which the first requests cause, is over by then. */
const afterStartMs = 2000

/** V8 heap: old objects are collected when they have grown by a quarter, in place of by the machine's memory. */
export const slowGrowthFlag = '--heap-growing-percent=25'

/**
 * Keeps this process's heap from growing at leisure, and favours size at the price of speed while it takes more than
 * `mostBytes` (RSS; decisions/003).
 */
export function keepHeapSmall(maxBytes: number): void {
  setFlagsFromString(slowGrowthFlag)
  let isSizeFavoured = false
  setInterval(() => {
    const isLarge = process.memoryUsage.rss() > maxBytes
    if (isLarge === isSizeFavoured) return
    isSizeFavoured = isLarge
    setFlagsFromString(isLarge ? '--optimize-for-size' : '--no-optimize-for-size')
  }, checkEveryMs).unref()
}

/**
 * Collects what loading the program left behind, a moment after it started. V8 then gives the memory back as soon as
 * the program idles, and under load keeps the room for young objects (decisions/094).
 */
export function collectGarbageAfterStart(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setTimeout(collect, afterStartMs).unref()
}
