import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Request coalescing: one read serves all who waited when it was sent. Later callers share the next one, so that no
 * result is older than its call.
 */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
  /** The read not yet sent, which further callers share. */
  let pendingRead: Promise<T> | undefined
  let previousRead: Promise<unknown> = Promise.resolve()

  async function startNextRead(): Promise<T> {
    // One at a time: callers gather meanwhile for the next.
    await previousRead
    await nextTurn()
    pendingRead = undefined
    return read()
  }

  return () => {
    if (!pendingRead) {
      pendingRead = startNextRead()
      previousRead = pendingRead.catch(() => {})
    }
    return pendingRead
  }
}
