import postgres from 'postgres'

/** Turns what the database said into what the person who starts the program can do about it. */
export function explain(name: string, text: string, error: unknown): Error {
  if (!(error instanceof postgres.PostgresError)) return new Error(`The migration ${name} failed`, { cause: error })
  const line = error.position ? `, line ${text.slice(0, Number(error.position)).split('\n').length}` : ''
  const said = `The migration ${name} failed${line}: ${error.message}. The database is as it was before.`
  return new Error(advice(error, text) ?? said, { cause: error })
}

function advice({ code, message }: postgres.PostgresError, text: string): string | undefined {
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
