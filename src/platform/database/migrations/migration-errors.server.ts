import {
  type DatabaseErrorDetails,
  parseDatabaseError,
} from '#src/platform/database/errors/parse-database-error.server.ts'

/** Explains a failed migration to the operator: the line, the cause, and what to do. */
export function explainMigrationError(name: string, text: string, error: unknown): Error {
  const refusal = parseDatabaseError(error)
  if (!refusal) {
    const reason = error instanceof Error ? error.message : String(error)
    return new Error(`The migration ${name} failed: ${reason}`, { cause: error })
  }
  const { message, position } = refusal
  const line = position ? `, line ${text.slice(0, position).split('\n').length}` : ''
  const summary = `The migration ${name} failed${line}: ${message}. The database is as it was before.`
  return new Error(adviseOnExtensions(refusal, text) ?? summary, { cause: error })
}

function adviseOnExtensions({ code, message }: DatabaseErrorDetails, text: string): string | undefined {
  if (!/extension/i.test(message)) return undefined
  const extensions = [...text.matchAll(/create extension (?:if not exists )?"?(\w+)/gi)].map(
    ([, extension]) => extension,
  )
  const statements = extensions.map((extension) => `create extension if not exists ${extension};`).join(' ')
  if (code === '42501')
    return (
      `The database role may not create the extensions ${extensions.join(', ')}. Let a superuser run in this database, ` +
      `once: ${statements} and start again.`
    )
  if (code === '0A000' || code === '58P01' || code === '42704')
    return (
      `The database server lacks one of the extensions ${extensions.join(', ')} (${message}): ` +
      `install PostgreSQL's "contrib" package there and start again.`
    )
  return undefined
}
