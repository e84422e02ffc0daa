import type { Sql } from '#src/platform/database.server.ts'

type Waiting = { resolve: (version: number) => void; reject: (error: unknown) => void }

/** Requests come in a row, each in a turn of its own: to let a few turns pass puts more of them into one read. */
const turnsOfTheLoop = 3

/**
 * The number of the last committed write to a public table. One read serves all requests that were waiting when it
 * was sent; who comes later waits for the next, so that no answer is older than the request that asked for it.
 */
export function publicVersion(sql: Sql): () => Promise<number> {
  let waiting: Waiting[] = []
  let isComing = false

  function readAfter(turns: number): void {
    setImmediate(() => (turns > 1 ? readAfter(turns - 1) : void read()))
  }

  async function read(): Promise<void> {
    const batch = waiting
    waiting = []
    try {
      const [row] = await sql<{ version: number }[]>`select version from public_version`
      for (const { resolve } of batch) resolve(row?.version ?? 0)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    isComing = waiting.length > 0
    if (isComing) readAfter(turnsOfTheLoop)
  }

  return () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      if (isComing) return
      isComing = true
      readAfter(turnsOfTheLoop)
    })
}
