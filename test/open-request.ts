import { once } from 'node:events'
import { request } from 'node:http'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'

type RequestOptions = { method?: string; client?: Client | undefined; body?: object }

/** A request whose client can hang up before its answer. */
export type OpenRequest = { status: Promise<number>; hangUp: () => Promise<void> }

/** Sends a request on a connection of its own: `fetch` would make another one in place of one that was cut. */
export async function openRequest(
  url: string,
  { method = 'GET', client, body }: RequestOptions = {},
): Promise<OpenRequest> {
  const token = await client?.token()
  const clientRequest = request(url, {
    method,
    agent: false,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    clientRequest.on('error', reject).once('response', (response) => resolve(response.resume().statusCode ?? 0))
  })
  status.catch(() => {})
  clientRequest.end(body && JSON.stringify(body))
  const hangUp = async () => {
    const closing = once(clientRequest, 'close').catch(() => {})
    clientRequest.destroy()
    await closing
  }
  return { status, hangUp }
}

/** How many statements of this database wait for a lock. */
export async function countWaitingStatements(sql: Sql): Promise<number> {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}
