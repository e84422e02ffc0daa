import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashMigration } from '#src/platform/database/migrations/migrate.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { readTables } from './dump-rows.ts'

/** A landed version: its migrations as its databases name them, its rows, and the lists as it answered them. */
export type LandedVersion = {
  commit: string
  /** Hash of each migration, by name. */
  migrations: Record<string, string>
  /** Answers of its lists to the administrator, by path. */
  lists: Record<string, unknown>
}

/** The administrator of every recorded version. */
export const administrator = { dni: '20123456', password: 'de-prueba-1' }

export const versionsDirectory = path.join(import.meta.dirname, 'versions')
export const migrationsDirectory = path.join(import.meta.dirname, '..', '..', 'migrations')

/** The oldest first. */
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

/** The text that a version had: beside its rows where it is none of today's. Throws where no text has its hash. */
export function readLandedText({ commit, migrations }: LandedVersion, name: string): string {
  const candidatePaths = [path.join(versionsDirectory, commit, name), path.join(migrationsDirectory, name)]
  const texts = candidatePaths.filter(existsSync).map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  const text = texts.find((text) => hashMigration(text) === migrations[name])
  if (text === undefined) throw new Error(`The text of ${name} that ${commit} landed with was changed; put it back.`)
  return text
}

/** Makes an empty database one that the version has left: by its own texts, then with its rows. */
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
    // Neither triggers nor foreign keys: the rows are what they made of them already.
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
