import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { explainMigrationError } from '#src/platform/database/migrations/migration-errors.server.ts'
import type { Sql, Tx } from '#src/platform/database/sql.server.ts'

type Migration = {
  name: string
  /** SHA-256 of the text with LF line endings. */
  hash: string
  text: string
  /** Hashes of every text of this file that ever landed: a database may have applied any of them. */
  acceptedHashes: readonly string[]
}

/** Content of `landed.json`: for each file the hash of every text that landed, oldest first, with its commit. */
export type LandedHashes = Readonly<Record<string, Readonly<Record<string, string>>>>

export type AppliedMigration = { name: string; hash: string }

const transactionCommand = /^[ \t]*(begin|start transaction|commit|end|rollback)(\s+(work|transaction))?\s*;/im

/** Advisory lock key: an arbitrary number that no other program uses on the same database. */
const lockKey = 7_303_014

/**
 * Migrations: applies the missing `NNN_what.sql` files of `directory`, each in its own transaction without a timeout,
 * and returns their names. Throws if the database's history differs from the files. Each transaction takes an advisory
 * lock, which a pooler respects too, so that several instances can start at once.
 */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const applied: string[] = []
  for (;;) {
    const name = await sql.background.begin((tx) => lockAndApplyNextMigration(tx, migrations))
    if (!name) return applied
    applied.push(name)
  }
}

/**
 * Applies the missing migrations in a transaction of the caller, all or the first `count` of them. The advisory lock
 * keeps every instance that starts meanwhile waiting for its end.
 */
export async function migrateInTransaction(tx: Tx, directory: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = (await readMigrations(directory)).slice(0, count)
  while (await lockAndApplyNextMigration(tx, migrations));
}

/** Throws if this program lacks one of the migrations, in their order, or knows another text of it. */
export async function requireKnownMigrations(applied: readonly AppliedMigration[], directory: string): Promise<void> {
  requireMatchingHistory(applied, await readMigrations(directory))
}

/** Throws unless the database has every migration of this program, and no other. */
export async function requireUpToDateDatabase(sql: Sql, directory: string): Promise<void> {
  const migrations = await readMigrations(directory)
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('migrations') is not null as exists`
  const appliedMigrations = table?.exists ? await readAppliedMigrations(sql) : []
  requireMatchingHistory(appliedMigrations, migrations)
  if (appliedMigrations.length < migrations.length)
    throw new Error('The database is of an earlier version of Mostrador. Start the shop once, so that it is upgraded')
}

/**
 * Throws if `migrate` would refuse the database: its history differs from the files of `directory`, or the role may not
 * do what the first migration does. Changes nothing: the trial is rolled back.
 */
export async function refuseUnmigratableDatabase(sql: Sql, directory: string): Promise<void> {
  const migrations = await readMigrations(directory)
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('migrations') is not null as exists`
  if (table?.exists) return requireMatchingHistory(await readAppliedMigrations(sql), migrations)
  await sql.background
    .begin(async (tx) => {
      await lockAndApplyNextMigration(tx, migrations)
      throw new Rollback()
    })
    .catch((error) => {
      if (!(error instanceof Rollback)) throw error
    })
}

class Rollback extends Error {}

/**
 * Reads and hashes the files. Throws if one is misnamed, shares a number, or holds transaction commands. The tests
 * compare the hashes with those of their template database.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const misnamedFile = names.find((name) => !/^\d{3}_[a-z0-9_]+\.sql$/.test(name))
  if (misnamedFile) throw new Error(`The migration ${misnamedFile} is not named like 001_what.sql`)
  const repeatedNumber = names.find((name, index) => names[index - 1]?.slice(0, 3) === name.slice(0, 3))
  if (repeatedNumber) throw new Error(`The migration ${repeatedNumber} has the number of another`)
  const landedHashes = await readLandedHashes(directory)
  return Promise.all(
    names.map(async (name) => {
      // Line endings: Git may check out CRLF for LF, which must not change the hash.
      const text = (await readFile(path.join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      if (transactionCommand.test(text))
        throw new Error(`The migration ${name} begins or ends a transaction; each file is one already.`)
      return { name, text, hash: hashMigration(text), acceptedHashes: Object.keys(landedHashes[name] ?? {}) }
    }),
  )
}

/** SHA-256 of a migration's text, as stored in the table `migrations`. */
export function hashMigration(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Reads the hashes of landed migrations. Empty if the directory has no `landed.json`. */
export async function readLandedHashes(directory: string): Promise<LandedHashes> {
  const file = path.join(directory, 'landed.json')
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

async function lockAndApplyNextMigration(tx: Tx, migrations: Migration[]): Promise<string | undefined> {
  await tx`select pg_advisory_xact_lock(${lockKey})`
  await tx`
    create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`
  const appliedMigrations = await readAppliedMigrations(tx)
  requireMatchingHistory(appliedMigrations, migrations)
  const migration = migrations[appliedMigrations.length]
  if (!migration) return undefined
  try {
    await tx.query(migration.text)
  } catch (error) {
    throw explainMigrationError(migration.name, migration.text, error)
  }
  await tx`insert into migrations (name, hash) values (${migration.name}, ${migration.hash})`
  return migration.name
}

function readAppliedMigrations(db: Sql | Tx): Promise<AppliedMigration[]> {
  return db<AppliedMigration[]>`select name, hash from migrations order by name`
}

/** Throws unless the applied migrations are the first files by name, each with an accepted hash. */
function requireMatchingHistory(appliedMigrations: readonly AppliedMigration[], migrations: Migration[]): void {
  for (const [index, { name, hash }] of appliedMigrations.entries()) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new Error(
        `The database has the migration ${name}, which this program lacks: it is older than the database, ` +
          'or the file was removed. Nothing was changed.',
      )
    if (file.hash !== hash && !file.acceptedHashes.includes(hash))
      throw new Error(
        `The migration ${name} was changed after it was applied, and the text that the database has applied (hash ` +
          `${hash.slice(0, 12)}…) is of no landed version. Nothing was changed. Start the version of Mostrador that ` +
          'last opened this database; whoever changed the file puts it back and writes a new one.',
      )
    if (migrations[index] !== file)
      throw new Error(
        `The migration ${migrations[index]?.name} comes before ${name}, which was applied already: it needs a higher ` +
          'number. Nothing was changed.',
      )
  }
}
