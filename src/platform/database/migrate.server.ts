import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { explain } from '#src/platform/database/migration-errors.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'

type Migration = { name: string; hash: string; text: string }

const ownTransaction = /^[ \t]*(begin|start transaction|commit|end|rollback)(\s+(work|transaction))?\s*;/im

/** Advisory lock key: any number that no other program uses on the same database. */
const lockKey = 7_303_014

/**
 * Migrations: applies the `NNN_what.sql` files of `directory` that are missing, each in a transaction of its own
 * without a time limit; returns their names. Throws where the history differs from the files. An advisory lock in each
 * transaction, which a pooler also keeps, lets several instances start at once.
 */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const applied: string[] = []
  for (;;) {
    const name = await sql.unhurried.begin((tx) => applyNext(tx, migrations))
    if (!name) return applied
    applied.push(name)
  }
}

/**
 * Reads and hashes the files. Throws where one is misnamed, shares a number, or holds transaction commands. The tests
 * compare the hashes with those of their template database.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(name))
  if (wrong) throw new Error(`The migration ${wrong} is not named like 001_what.sql`)
  const twice = names.find((name, index) => names[index - 1]?.slice(0, 3) === name.slice(0, 3))
  if (twice) throw new Error(`The migration ${twice} has the number of another`)
  return Promise.all(
    names.map(async (name) => {
      // Line endings: a checkout may have turned LF into CRLF, which is no change of the migration.
      const text = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      if (ownTransaction.test(text))
        throw new Error(`The migration ${name} begins or ends a transaction; each file is one already.`)
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyNext(tx: Tx, migrations: Migration[]): Promise<string | undefined> {
  await tx`select pg_advisory_xact_lock(${lockKey})`
  await tx`
    create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`
  const done = await tx<{ name: string; hash: string }[]>`select name, hash from migrations order by name`
  checkHistory(done, migrations)
  const next = migrations[done.length]
  if (!next) return undefined
  try {
    await tx.query(next.text)
  } catch (error) {
    throw explain(next.name, next.text, error)
  }
  await tx`insert into migrations (name, hash) values (${next.name}, ${next.hash})`
  return next.name
}

/** Throws unless the applied migrations are, by name and hash, the first of the files. */
function checkHistory(done: readonly { name: string; hash: string }[], migrations: Migration[]): void {
  for (const [index, { name, hash }] of done.entries()) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new Error(
        `The database has the migration ${name}, which this program lacks: it is older than the database, ` +
          'or the file was removed. Nothing was changed.',
      )
    if (file.hash !== hash)
      throw new Error(`The migration ${name} was changed after it was applied; put it back and write a new one.`)
    if (migrations[index] !== file)
      throw new Error(`The migration ${migrations[index]?.name} comes before ${name}, which was applied already.`)
  }
}
