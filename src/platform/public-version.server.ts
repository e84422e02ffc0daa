import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sql } from '#src/platform/database.server.ts'

/**
 * The number of the last committed write to a public table. One read serves all requests that were waiting when it
 * was sent; who comes later waits for the next, so that no answer is older than the request that asked for it.
 */
export function publicVersion(sql: Sql): () => Promise<number> {
  /** The read that is not sent yet: whoever comes may still share it. */
  let coming: Promise<number> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function read(): Promise<number> {
    // One at a time: those who come meanwhile gather for the next.
    await last
    await nextTurn()
    coming = undefined
    const [row] = await sql<{ version: number }[]>`select version from public_version`
    return row?.version ?? 0
  }

  return () => {
    if (!coming) {
      coming = read()
      last = coming.catch(() => {})
    }
    return coming
  }
}
