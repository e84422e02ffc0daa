import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashMigration } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { readTables } from './dump-rows.ts'

/** A recorded version of the program that shops may run. */
export type LandedVersion = {
  commit: string
  /** Hash of each of its migrations, by name. */
  migrations: Record<string, string>
  /** Answers of its lists to the administrator, by path. The rows are in `rows.sql` beside them. */
  lists: Record<string, unknown>
}

/** The administrator of every recorded version. */
export const administrator = { dni: '20123456', password: 'de-prueba-1' }

export const versionsDirectory = path.join(import.meta.dirname, 'versions')
export const migrationsDirectory = path.join(import.meta.dirname, '..', '..', 'migrations')

/** Reads the recorded versions, the oldest first. */
export function readLandedVersions(): LandedVersion[] {
  return readdirSync(versionsDirectory)
    .map((commit) => ({
      commit,
      migrations: readJson(commit, 'migrations.json'),
      lists: readJson(commit, 'lists.json'),
    }))
    .sort((a, b) => Object.keys(a.migrations).length - Object.keys(b.migrations).length)
}

function readJson(commit: string, file: string) {
  return JSON.parse(readFileSync(path.join(versionsDirectory, commit, file), 'utf8'))
}

/**
 * The text of a migration as the version had it. If the text in `migrations/` differs, the version's folder has it.
 * Throws if neither text has the recorded hash.
 */
export function readLandedText({ commit, migrations }: LandedVersion, name: string): string {
  const candidatePaths = [path.join(versionsDirectory, commit, name), path.join(migrationsDirectory, name)]
  const texts = candidatePaths.filter(existsSync).map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  const text = texts.find((text) => hashMigration(text) === migrations[name])
  if (text === undefined) throw new Error(`The text of ${name} that ${commit} landed with was changed; put it back.`)
  return text
}

/** Fills an empty database as the version left it: runs the version's migrations, then inserts its rows. */
export async function restoreVersion(sql: Sql, version: LandedVersion): Promise<void> {
  const rows = readFileSync(path.join(versionsDirectory, version.commit, 'rows.sql'), 'utf8')
  await sql`create table migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`
  for (const [name, hash] of Object.entries(version.migrations)) {
    await sql.begin(async (tx) => {
      await tx.query(readLandedText(version, name))
      await tx`insert into migrations (name, hash) values (${name}, ${hash})`
    })
  }
  const tables = (await readTables(sql)).map(({ name }) => name)
  await sql.begin(async (tx) => {
    // The rows are final, so triggers must not change them, and foreign keys need no check.
    await tx.query('set local session_replication_role = replica')
    await tx.query(`truncate ${tables.join(', ')}`)
    await tx.query(rows)
  })
}

export function findLastMigration(): string {
  return (
    readdirSync(migrationsDirectory)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1) ?? ''
  )
}
