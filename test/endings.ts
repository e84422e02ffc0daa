import type { TestContext } from 'node:test'

type Closer = () => unknown

const processClosers: Closer[] = []

/**
 * Registers a closer of something that all test files of a process share. It runs after the last of them (`batch.ts`),
 * because the runner's own hooks of a file may run while the next file is already at work.
 */
export const atTheEndOfProcess = (closer: Closer) => processClosers.push(closer)

export const closeProcessParts = (): Promise<void> => runClosers(processClosers)

const closersByTest = new WeakMap<TestContext, Closer[]>()

/**
 * What a test opened is closed in the reverse order: pages before their server, the server before its database. The
 * runner's own hooks go the other way, and a page would meet a server without a database.
 */
export function atTheEnd(t: TestContext, closer: Closer): void {
  const existingList = closersByTest.get(t)
  if (existingList) return void existingList.push(closer)
  const closers = [closer]
  closersByTest.set(t, closers)
  t.after(() => runClosers(closers))
}

/** All of them, whatever one says; then the first complaint. The runner keeps the hook, so the list is left empty. */
async function runClosers(closers: Closer[]): Promise<void> {
  const complaints: unknown[] = []
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    try {
      await closer()
    } catch (error) {
      complaints.push(error)
    }
  }
  if (complaints.length > 0) throw complaints[0]
}
