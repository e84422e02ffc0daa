import { DatabaseError } from 'pg'

/** A statement's error: SQLSTATE, the constraint and column it names, and the position in the statement's text. */
export type DatabaseErrorDetails = {
  code: string
  message: string
  constraint: string
  column: string
  /** 1-based, in characters; null where the database named none. */
  position: number | null
}

/** Reads the driver's DatabaseError; null for any other error. */
export function parseDatabaseError(error: unknown): DatabaseErrorDetails | null {
  if (!(error instanceof DatabaseError)) return null
  const { code = '', message, constraint = '', column = '', position } = error
  return { code, message, constraint, column, position: position ? Number(position) : null }
}
