import { type DatabaseRefusal, databaseRefusal } from '#src/platform/database/errors/parse-database-error.server.ts'

/** Words a failed migration for the person who starts the program: the line, the cause, and what to do. */
export function explain(name: string, text: string, error: unknown): Error {
  const refusal = databaseRefusal(error)
  if (!refusal) {
    const reason = error instanceof Error ? error.message : String(error)
    return new Error(`The migration ${name} failed: ${reason}`, { cause: error })
  }
  const { message, position } = refusal
  const line = position ? `, line ${text.slice(0, position).split('\n').length}` : ''
  const said = `The migration ${name} failed${line}: ${message}. The database is as it was before.`
  return new Error(advice(refusal, text) ?? said, { cause: error })
}

function advice({ code, message }: DatabaseRefusal, text: string): string | undefined {
  if (!/extension/i.test(message)) return undefined
  const wanted = [...text.matchAll(/create extension (?:if not exists )?"?(\w+)/gi)].map(([, extension]) => extension)
  const statements = wanted.map((extension) => `create extension if not exists ${extension};`).join(' ')
  if (code === '42501')
    return (
      `The database role may not create the extensions ${wanted.join(', ')}. Let a superuser run in this database, ` +
      `once: ${statements} and start again.`
    )
  if (code === '0A000' || code === '58P01' || code === '42704')
    return (
      `The database server lacks one of the extensions ${wanted.join(', ')} (${message}): ` +
      `install PostgreSQL's "contrib" package there and start again.`
    )
  return undefined
}
