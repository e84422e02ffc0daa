import { DatabaseError } from 'pg'

/**
 * Connection lost: the way to the database failed, not what was asked of it. It may be otherwise a moment later, and a
 * write may have been done or not. The cause is what the network, the driver, a pooler or the database said.
 */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause })
  }
}

/** Trying every address of a name gives an error with a code and no words. */
function reasonOf(cause: unknown): string {
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  return message || code || String(cause)
}

/** What the system says of a server that is not there, or not yet. */
const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Too many connections; ended by an administrator, a crash, a start or a stop, a session's time limit. */
const endings = new Set(['53300', '57P01', '57P02', '57P03', '57P05'])

/** Whether the database, or a pooler in its place, said that the connection ends. */
export function saysConnectionEnds(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  const { code = '', routine } = error
  // PgBouncer says 08P01 of a lost server; PostgreSQL says it of a broken message, and names its routine as always.
  if (code === '08P01') return !routine
  return code.startsWith('08') || endings.has(code)
}

/** What failed while a connection was being made: a loss, or the error itself where waiting would not mend it. */
export function lossWhileConnecting(error: unknown): unknown {
  if (error instanceof DatabaseLost) return error
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  // The driver gives no code where the socket closes, or its time is over, before the database is ready.
  const isCutOff = /^(Connection terminated|timeout expired)/.test(message)
  return isCutOff || unreachable.has(code) || saysConnectionEnds(error) ? new DatabaseLost(error) : error
}
