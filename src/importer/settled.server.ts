import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'

const firstMs = 20
const mostMs = 250

/** Polling: resolves when nothing is being done with a load any more, or when the sender of `request` has left. */
export async function settled(sql: Sql, id: number, request: IncomingMessage): Promise<void> {
  for (let waitMs = firstMs; !request.destroyed || request.complete; waitMs = Math.min(waitMs * 1.5, mostMs)) {
    const [row] = await sql<{ task: string | null }[]>`select task from imports where id = ${id}`
    if (!row?.task || request.socket.destroyed) return
    await pause(waitMs)
  }
}
