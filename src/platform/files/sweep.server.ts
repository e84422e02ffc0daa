import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Files, StoredKind } from '#src/platform/files/files.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'

type Swept = { sql: Sql; files: Files }

const minute = 60_000
const everyMs = 30 * minute
/** Grace period: younger files may belong to a write that is under way. */
const graceMs = 60 * minute

/**
 * Garbage collection a minute after the start, then every 30 minutes; a failure is logged and tried again with the
 * next.
 */
export function startSweep(services: Swept, log: Log = silentLog): { stop(): void } {
  const pass = () => sweep(services).catch((error) => log.warn(`Sweeping failed and will be tried again: ${error}`))
  const first = setTimeout(pass, minute).unref()
  const timer = setInterval(pass, everyMs).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}

/**
 * Removes pictures and files that no row refers to, stored ones without a row of their own, abandoned uploads, and
 * expired rows (keys, rate hits, sessions, password resets, what was deleted a month ago). Instances may run it at the
 * same time.
 */
export async function sweep({ sql, files }: Swept, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - graceMs)
  await sql`delete from deleted_rows where deleted_at < ${new Date(now.getTime() - 30 * day)}`
  await forgetUnused(sql, 'pictures', 'name', before)
  await forgetUnused(sql, 'files', 'key', before)
  for (const kind of ['image', 'logo', 'private', 'file'] as const) await removeWithoutRow({ sql, files }, kind, before)
  await files.sweepIncoming(before)
  await sql`delete from idempotency_keys where created_at < ${dayBefore(now)}`
  await sql`delete from rate_hits where at < ${dayBefore(now)}`
  await sql`delete from sessions where expires_at < ${now}`
  await sql`delete from password_resets where created_at < ${dayBefore(now)}`
}

const day = 24 * 60 * minute
const dayBefore = (now: Date) => new Date(now.getTime() - day)

/**
 * A picture or a file is in use where a foreign key to its table or any text array holds its key. Arrays cannot have
 * foreign keys, so all are searched, new tables included.
 */
async function forgetUnused(sql: Sql, table: 'pictures' | 'files', key: string, before: Date): Promise<void> {
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

/** What is older than the grace period and has no row never gets one, but for that of a record that comes back. */
async function removeWithoutRow({ sql, files }: Swept, kind: StoredKind, before: Date): Promise<void> {
  for await (const names of files.settled(kind, before)) {
    const without = await sql<{ name: string }[]>`
      select name from unnest(${names}::text[]) as stored (name)
      where not exists (select from pictures where pictures.name = stored.name and pictures.kind = ${kind})
        and not exists (select from files where files.key = stored.name)
        and not exists (select from deleted_rows where held @> array[stored.name])`
    await files.remove(without.map(({ name }) => name))
  }
}
