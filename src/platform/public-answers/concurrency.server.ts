import { Busy } from '#src/platform/errors.ts'

/**
 * Semaphore: runs at most `atOnce` works at a time; up to `mostWaiting` more wait in the order in which they came.
 * Throws Busy to who comes after these.
 */
export function limitConcurrency(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function place(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= mostWaiting) throw new Busy()
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
  }

  /** The place goes straight to who waits longest: in between nobody else can take it. */
  function handOn(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await place()
    try {
      return await work()
    } finally {
      handOn()
    }
  }
}
