import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'

const minWaitMs = 20
const maxWaitMs = 250

/**
 * Polling: resolves when the import has no task, or when the client has left. The connection's idle timeout is off
 * meanwhile, because here the client waits for the server.
 */
export async function waitUntilImportHasNoTask(sql: Sql, id: number, request: IncomingMessage): Promise<void> {
  const { socket } = request
  const { timeout = 0 } = socket
  socket.setTimeout(0)
  for (let waitMs = minWaitMs; !request.destroyed || request.complete; waitMs = Math.min(waitMs * 1.5, maxWaitMs)) {
    const [row] = await sql<{ task: string | null }[]>`select task from imports where id = ${id}`
    if (!row?.task || socket.destroyed) break
    await pause(waitMs)
  }
  socket.setTimeout(timeout)
}
