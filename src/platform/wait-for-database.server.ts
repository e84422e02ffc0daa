import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#src/platform/database.server.ts'
import type { Log } from '#src/platform/log.ts'

const oldestVersion = 15

/** What a server says, or the network in its place, that may be otherwise a moment later. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
])

/**
 * Waits for an external server that may start after us, as containers do; what waiting does not mend, such as a wrong
 * password, is thrown at once. It waits for as long as it takes: who started us also knows how long that may be.
 */
export async function waitForDatabase(sql: Sql, log: Log, everyMs = 1000): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await refuseTooOld(sql)
    } catch (error) {
      const code = codeOf(error)
      if (!passing.has(code)) throw error
      if (attempt % 10 === 0) log.warn(`Waiting for the database of DATABASE_URL (${code})…`)
      await pause(everyMs)
    }
  }
}

async function refuseTooOld(sql: Sql): Promise<void> {
  const [row] = await sql<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`
  if (row && row.number >= oldestVersion * 10_000) return
  throw new Error(`DATABASE_URL leads to PostgreSQL ${row?.version}; the program needs ${oldestVersion} or later.`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
