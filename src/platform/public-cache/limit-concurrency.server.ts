import { Busy } from '#src/platform/errors.ts'

/**
 * Semaphore: runs at most `maxRunning` functions at once, and `maxWaiting` more wait in order. Throws Busy if the queue
 * is full.
 */
export function createConcurrencyLimit(
  maxRunning: number,
  maxWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
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

  /** Hand-over: the slot goes straight to the function that has waited longest, so that no newcomer overtakes it. */
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
