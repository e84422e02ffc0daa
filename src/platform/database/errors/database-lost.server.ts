import { DatabaseError } from 'pg'

/**
 * Connection lost: the network, a pooler or the server failed, not the statement. A retry may succeed. The transaction
 * was rolled back, unless the error is an OutcomeUnknown. `cause` is the original error.
 */
export class DatabaseLost extends Error {
  override readonly name: string = 'DatabaseLost'

  constructor(cause: unknown) {
    super(`The database does not answer: ${describeCause(cause)}`, { cause })
  }
}

/** Connection lost during COMMIT: the database may or may not have committed the transaction. */
export class OutcomeUnknown extends DatabaseLost {
  override readonly name = 'OutcomeUnknown'
}

/**
 * Text of an error's cause. The AggregateError of a host name with several addresses has a code, but an empty message.
 */
function describeCause(cause: unknown): string {
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  return message || code || String(cause)
}

/** System error codes of a server that cannot be reached (yet). ENOENT is a missing Unix socket. */
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

/**
 * SQLSTATE codes: too many connections; connection ended by an administrator, a crash, a start or stop, or an idle
 * timeout.
 */
const endingCodes = new Set(['53300', '57P01', '57P02', '57P03', '57P05'])

/** True if the error says that the database, or its pooler, ends the connection. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  const { code = '', routine } = error
  // PgBouncer reports a lost server as 08P01 without a routine. PostgreSQL's own protocol violation names one.
  if (code === '08P01') return !routine
  return code.startsWith('08') || endingCodes.has(code)
}

/** Maps an error while connecting: to DatabaseLost if a retry may succeed, else to itself. */
export function mapConnectError(error: unknown): unknown {
  if (error instanceof DatabaseLost) return error
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  // The driver sets no code if the socket closes or the connect timeout passes.
  const isCutOff = /^(Connection terminated|timeout expired)/.test(message)
  return isCutOff || unreachableCodes.has(code) || endsConnection(error) ? new DatabaseLost(error) : error
}
