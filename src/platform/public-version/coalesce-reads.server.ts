import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Request coalescing: one read serves all callers that waited when it was sent. Later callers share the next read, so
 * that no result is older than its call.
 */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
  /** The read that is not sent yet, which new callers share. */
  let pendingRead: Promise<T> | undefined
  let previousRead: Promise<unknown> = Promise.resolve()

  async function startNextRead(): Promise<T> {
    // One read at a time: callers of the next one gather meanwhile.
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
