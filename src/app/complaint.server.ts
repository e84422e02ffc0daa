import { DatabaseLost } from '#src/platform/database/database-lost.server.ts'
import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'

type Failure = Error & { code?: string; syscall?: string; port?: number; address?: string }

/** Why the program does not start: what the reader can mend in words, a mistake of ours with its stack. */
export function complain(error: unknown): void {
  console.error(error instanceof Error && isTheWorlds(error) ? `\n${wordsFor(error)}\n` : error)
}

/** What we throw ourselves for people to read is a plain Error; the rest comes from the system or the database. */
function isTheWorlds(error: Failure): boolean {
  return error.constructor === Error || error instanceof DatabaseLost || databaseRefusal(error) !== null
}

function wordsFor(error: Failure): string {
  const { message, code, syscall, port, address } = error
  if (syscall === 'mkdir') return `DATA_DIR can not be used: ${message}`
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken; choose another with PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user; choose another with PORT.`
  return databaseRefusal(error) ? `The database refused: ${message}` : message
}
