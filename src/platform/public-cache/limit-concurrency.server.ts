import { Busy } from '#src/platform/errors.ts'

/**
 * Semaphore: runs at most `atOnce` works at a time; up to `mostWaiting` more wait in order. Throws Busy beyond these.
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function waitForTurn(): Promise<void> {
    if (running < maxRunning) {
      running++
      return
    }
    if (waiting.length >= maxWaiting) throw new Busy()
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
  }

  /** Hand-over: the place goes to the longest waiting, so that nobody new slips in between. */
  function startNext(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await waitForTurn()
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
