import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Files, StoredKind } from '#src/platform/files/files.server.ts'

type Swept = { sql: Reads; files: Files }

const minute = 60_000
/** Days for which a deleted record, a replaced file and a load of a spreadsheet are kept. */
export const keptDays = 30
/** Grace period: younger files may belong to a write that is under way. */
const graceMs = 60 * minute

/**
 * Garbage collection: removes pictures and files that no row refers to, stored ones without a row of their own, and
 * abandoned uploads. After thirty days it removes deleted records and replaced files with what is stored of them, and
 * loads of spreadsheets. Expired rows go too (keys, rate hits, sessions, password resets, undos). Each step is done
 * though another fails; the failures are thrown together at the end.
 */
export async function sweep({ sql, files }: Swept, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - graceMs)
  const outdated = new Date(now.getTime() - keptDays * 24 * 60 * minute)
  const kinds = ['image', 'logo', 'private', 'file'] as const
  await inSteps({
    'outdated loads': () => sql`delete from imports where created_at < ${outdated} and task is null`,
    'outdated deleted records': () => sql`delete from deleted_rows where deleted_at < ${outdated}`,
    'outdated replaced files': () => sql`delete from replaced_uploads where replaced_at < ${outdated}`,
    'unused pictures': () => forgetUnused(sql, 'pictures', 'name', before),
    'unused files': () => forgetUnused(sql, 'files', 'key', before),
    ...Object.fromEntries(
      kinds.flatMap((kind) => [
        [`shelf ${kind}`, () => clearShelf({ sql, files }, kind, before)],
        [`set aside ${kind}`, () => clearAside({ sql, files }, kind, before)],
      ]),
    ),
    'abandoned uploads': () => files.sweepIncoming(before),
    'idempotency keys': () => sql`delete from idempotency_keys where created_at < ${dayBefore(now)}`,
    'rate hits': () => sql`delete from rate_hits where at < ${dayBefore(now)}`,
    sessions: () => sql`delete from sessions where expires_at < ${now}`,
    undos: () => sql`delete from undos where created_at < ${dayBefore(now)}`,
    'password resets': () => sql`delete from password_resets where created_at < ${dayBefore(now)}`,
  })
}

/** Runs every step, whatever becomes of the steps before it. Throws one error that names each step that failed. */
async function inSteps(steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const failures: string[] = []
  for (const [name, run] of Object.entries(steps)) await run().catch((error) => failures.push(`${name}: ${error}`))
  if (failures.length > 0) throw new Error(failures.join('; '))
}

const day = 24 * 60 * minute
const dayBefore = (now: Date) => new Date(now.getTime() - day)

/**
 * A picture or a file is in use where a foreign key to its table or any text array holds its key. Arrays cannot have
 * foreign keys, so all are searched, new tables included.
 */
async function forgetUnused(sql: Reads, table: 'pictures' | 'files', key: string, before: Date): Promise<void> {
  const [row] = await sql<{ used: string | null }[]>`
    with columns as (
      select c.conrelid as relation, c.conkey[1] as number, false as is_list from pg_constraint c
      where c.contype = 'f' and c.confrelid = ${`public.${table}`}::regclass
      union
      select a.attrelid, a.attnum, true from pg_attribute a join pg_class r on r.oid = a.attrelid
      where a.atttypid = 'text[]'::regtype and not a.attisdropped and r.relkind in ('r', 'p')
        and r.relnamespace = 'public'::regnamespace
    )
    select string_agg(
      format(case when is_list then 'select unnest(%I) from %s' else 'select %I from %s' end,
        a.attname, columns.relation::regclass), ' union all ') as used
    from columns join pg_attribute a on a.attrelid = columns.relation and a.attnum = columns.number`
  await sql.query(
    `delete from ${table} t
    where t.created_at < $1
      and not exists (select from (${row?.used ?? 'select null'}) as used (key) where used.key = t.${key})`,
    [before],
  )
}

/** What is older than the grace period and has no row will get none, unless a record is brought back. */
async function clearShelf({ sql, files }: Swept, kind: StoredKind, before: Date): Promise<void> {
  for await (const names of files.settled(kind, before)) {
    const { without, kept } = await ownersOf(sql, names)
    await files.setAside(kept)
    await files.remove(without)
  }
}

/** The same of what was set aside; what has its row again was left there by a restore that did not end. */
async function clearAside({ sql, files }: Swept, kind: StoredKind, before: Date): Promise<void> {
  for await (const names of files.settledAside(kind, before)) {
    const { rows, without } = await ownersOf(sql, names)
    await files.bringBack(rows)
    await files.removeAside(without)
  }
}

type Owners = { rows: string[]; kept: string[]; without: string[] }

/** Names with a row of their own, names that a deleted or changed record held, and names without either. */
async function ownersOf(sql: Reads, names: readonly string[]): Promise<Owners> {
  const stored = await sql<{ name: string; has_row: boolean; is_kept: boolean }[]>`
    select name,
      exists (select from pictures where pictures.name = stored.name)
        or exists (select from files where files.key = stored.name) as has_row,
      exists (select from deleted_rows where held @> array[stored.name])
        or exists (select from replaced_uploads r where r.name = stored.name) as is_kept
    from unnest(${[...names]}::text[]) as stored (name)`
  const named = (is: (one: (typeof stored)[number]) => boolean) => stored.filter(is).map(({ name }) => name)
  return {
    rows: named(({ has_row }) => has_row),
    kept: named(({ has_row, is_kept }) => !has_row && is_kept),
    without: named(({ has_row, is_kept }) => !has_row && !is_kept),
  }
}
