import { DatabaseError } from 'pg'

/**
 * Connection lost: the network, a pooler or the server failed, not the statement. Trying again may succeed. A
 * transaction was rolled back, unless the error is an OutcomeUnknown. `cause` is the original error.
 */
export class DatabaseLost extends Error {
  override readonly name: string = 'DatabaseLost'

  constructor(cause: unknown) {
    super(`The database does not answer: ${describeCause(cause)}`, { cause })
  }
}

/** Connection lost while COMMIT was under way: the database may or may not have committed the transaction. */
export class OutcomeUnknown extends DatabaseLost {
  override readonly name = 'OutcomeUnknown'
}

/** AggregateError of a host name with several addresses has a code and an empty message. */
function describeCause(cause: unknown): string {
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  return message || code || String(cause)
}

/** Error codes of the system for a server that is not there, or not yet; ENOENT is a missing Unix socket. */
const unreachableCodes = new Set([
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

/** SQLSTATE: too many connections; ended by an administrator, a crash, a start or stop, an idle session timeout. */
const endingCodes = new Set(['53300', '57P01', '57P02', '57P03', '57P05'])

/** True where the error says that the database, or a pooler before it, ends the connection. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  const { code = '', routine } = error
  // PgBouncer reports a lost server as 08P01 without a routine; PostgreSQL's own protocol violation names one.
  if (code === '08P01') return !routine
  return code.startsWith('08') || endingCodes.has(code)
}

/** Maps an error of connecting: DatabaseLost where trying again may help, else the error itself. */
export function mapConnectError(error: unknown): unknown {
  if (error instanceof DatabaseLost) return error
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  // The driver gives no code where the socket closes or connecting times out.
  const isCutOff = /^(Connection terminated|timeout expired)/.test(message)
  return isCutOff || unreachableCodes.has(code) || endsConnection(error) ? new DatabaseLost(error) : error
}
