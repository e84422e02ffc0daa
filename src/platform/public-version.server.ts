import type { Sql } from '#src/platform/database.server.ts'

type Waiting = { resolve: (version: number) => void; reject: (error: unknown) => void }

/**
 * The number of the last committed write to a public table. One read serves all requests that were waiting when it
 * was sent; who comes later waits for the next, so that no answer is older than the request that asked for it.
 */
export function publicVersion(sql: Sql): () => Promise<number> {
  let waiting: Waiting[] = []
  let isReading = false

  async function read(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const [row] = await sql<{ version: number }[]>`select version from public_version`
      for (const { resolve } of batch) resolve(row?.version ?? 0)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (waiting.length) setImmediate(read)
    else isReading = false
  }

  return () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      if (isReading) return
      isReading = true
      // What arrives in this turn of the loop shares the read.
      setImmediate(read)
    })
}
