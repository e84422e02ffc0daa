import { DatabaseLost } from '#src/platform/database/errors/database-lost.server.ts'
import { parseDatabaseError } from '#src/platform/database/errors/parse-database-error.server.ts'

type StartFailure = Error & { code?: string; syscall?: string; port?: number; address?: string }

/**
 * Prints why the program cannot start: a plain message for a problem that the operator can solve, a stack trace for a
 * bug.
 */
export function printStartFailure(error: unknown): void {
  console.error(error instanceof Error && isSolvableByOperator(error) ? `\n${describeStartFailure(error)}\n` : error)
}

/** The program throws a plain Error if the operator can solve it. Bugs are of other classes, such as TypeError. */
function isSolvableByOperator(error: StartFailure): boolean {
  return error.constructor === Error || error instanceof DatabaseLost || parseDatabaseError(error) !== null
}

function describeStartFailure(error: StartFailure): string {
  const { message, code, syscall, port, address } = error
  if (syscall === 'mkdir') return `DATA_DIR can not be used: ${message}`
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken; choose another with PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user; choose another with PORT.`
  return parseDatabaseError(error) ? `The database refused: ${message}` : message
}
