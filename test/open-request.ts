import { once } from 'node:events'
import { request } from 'node:http'
import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Client } from '#test/client.ts'

type RequestOptions = { method?: string; by?: Client | undefined; body?: object }

/** A request whose client can hang up before its answer. */
export type OpenRequest = { status: Promise<number>; leave: () => Promise<void> }

/** Sends a request on a connection of its own: `fetch` would make another one in place of one that was cut. */
export async function openRequest(
  url: string,
  { method = 'GET', by, body }: RequestOptions = {},
): Promise<OpenRequest> {
  const token = await by?.token()
  const sent = request(url, {
    method,
    agent: false,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    sent.on('error', reject).once('response', (response) => resolve(response.resume().statusCode ?? 0))
  })
  status.catch(() => {})
  sent.end(body && JSON.stringify(body))
  const leave = async () => {
    const closing = once(sent, 'close').catch(() => {})
    sent.destroy()
    await closing
  }
  return { status, leave }
}

/** How many statements of this database wait for a lock. */
export async function countWaitingStatements(sql: Sql): Promise<number> {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return rows.length
}
