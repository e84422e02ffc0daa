import { setImmediate as nextTurn } from 'node:timers/promises'

/** One read serves all who waited when it was sent; who comes later waits for the next, so that none is too old. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  /** The read that is not sent yet: whoever comes may still share it. */
  let coming: Promise<T> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function next(): Promise<T> {
    // One at a time: those who come meanwhile gather for the next.
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
