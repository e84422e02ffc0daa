import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkEveryMs = 200
/** Delay of the garbage collection after a start. By then the work is over that the first requests trigger. */
const afterStartMs = 2000

/**
 * V8 heap: old objects are collected when they have grown by a quarter. By default the limit depends on the machine's
 * memory.
 */
export const slowGrowthFlag = '--heap-growing-percent=25'

/**
 * Keeps this process's heap small: it grows slowly, and V8 favours size over speed while the process takes more memory
 * than `favourSizeAboveBytes` (RSS; decisions/003). Sets no limit.
 */
export function slowHeapGrowth(favourSizeAboveBytes: number): void {
  setFlagsFromString(slowGrowthFlag)
  let isSizeFavoured = false
  setInterval(() => {
    const isLarge = process.memoryUsage.rss() > favourSizeAboveBytes
    if (isLarge === isSizeFavoured) return
    isSizeFavoured = isLarge
    setFlagsFromString(isLarge ? '--optimize-for-size' : '--no-optimize-for-size')
  }, checkEveryMs).unref()
}

/**
 * Garbage collection after the start: frees what loading the program left behind. V8 then returns the memory as soon as
 * the program idles, and under load keeps it for young objects (decisions/094).
 */
export function collectGarbageAfterStart(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setTimeout(collect, afterStartMs).unref()
}
