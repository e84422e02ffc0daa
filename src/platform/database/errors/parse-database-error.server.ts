import { DatabaseError } from 'pg'

/**
 * Error of a statement: SQLSTATE, the constraint and column that it names, and its position in the statement's text.
 */
export type DatabaseErrorDetails = {
  code: string
  message: string
  constraint: string
  column: string
  /** Counts characters from 1; null if the database named no position. */
  position: number | null
}

/** Reads the details of the driver's DatabaseError. Returns null for any other error. */
export function parseDatabaseError(error: unknown): DatabaseErrorDetails | null {
  if (!(error instanceof DatabaseError)) return null
  const { code = '', message, constraint = '', column = '', position } = error
  return { code, message, constraint, column, position: position ? Number(position) : null }
}
