import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Request coalescing: one read serves all who waited when it was sent. Later callers share the next one, so that no
 * result is older than its call.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  /** The read not yet sent, which further callers share. */
  let coming: Promise<T> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function next(): Promise<T> {
    // One at a time: callers gather meanwhile for the next.
    await last
    await nextTurn()
    coming = undefined
    return read()
  }

  return () => {
    if (!coming) {
      coming = next()
      last = coming.catch(() => {})
    }
    return coming
  }
}
