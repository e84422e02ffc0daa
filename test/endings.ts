import type { TestContext } from 'node:test'

type Closer = () => unknown

const processClosers: Closer[] = []

/**
 * Registers a closer of something that all test files of a process share. `batch.ts` runs it after the last file. The
 * runner's own hooks of a file may run while the next file already works.
 */
export const atTheEndOfProcess = (closer: Closer) => processClosers.push(closer)

export const closeProcessParts = (): Promise<void> => runClosers(processClosers)

const closersByTest = new WeakMap<TestContext, Closer[]>()

/**
 * Registers a closer that runs at the end of a test. Closers run in reverse order: pages before their server, the
 * server before its database. The runner's own hooks run in the order of their registration.
 */
export function atTheEnd(t: TestContext, closer: Closer): void {
  const existingClosers = closersByTest.get(t)
  if (existingClosers) return void existingClosers.push(closer)
  const closers = [closer]
  closersByTest.set(t, closers)
  t.after(() => runClosers(closers))
}

/** Runs all closers, even if some throw, then throws the first error. Empties the list, because the runner keeps it. */
async function runClosers(closers: Closer[]): Promise<void> {
  const errors: unknown[] = []
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    try {
      await closer()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
