import { DatabaseError } from 'pg'

/** Why the database refused a statement: SQLSTATE, the names that it gave, and the place in the statement's text. */
export type DatabaseRefusal = {
  code: string
  message: string
  constraint: string
  column: string
  /** Characters from the beginning of the statement, from 1; null where the database named no place. */
  position: number | null
}

/** The one place that reads the driver's names of a refusal; null where the error is not the database's. */
export function databaseRefusal(error: unknown): DatabaseRefusal | null {
  if (!(error instanceof DatabaseError)) return null
  const { code = '', message, constraint = '', column = '', position } = error
  return { code, message, constraint, column, position: position ? Number(position) : null }
}
