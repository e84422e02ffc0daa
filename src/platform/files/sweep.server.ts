import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Files } from '#src/platform/files/files.server.ts'
import { type Log, silentLog } from '#src/platform/log.ts'
import type { PictureKind } from '#src/platform/pictures/pictures.ts'

type Swept = { sql: Sql; files: Files }

const minute = 60_000
const everyMs = 30 * minute
/** Younger than this may belong to a write that is under way. */
const graceMs = 60 * minute

/** Sweeps now and then for as long as the server runs; one that fails is tried again with the next. */
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
 * Removes what nobody can reach any more: pictures that no row names, files that have no row, uploads that were broken
 * off, and rows whose time is over. Any number of instances may do it at once.
 */
export async function sweep({ sql, files }: Swept, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - graceMs)
  await forgetUnusedPictures(sql, before)
  for (const kind of ['image', 'logo'] as const) await removeFilesWithoutRow({ sql, files }, kind, before)
  await files.sweepIncoming(before)
  await sql`delete from idempotency_keys where created_at < ${dayBefore(now)}`
  await sql`delete from rate_hits where at < ${dayBefore(now)}`
  await sql`delete from sessions where expires_at < ${now}`
  await sql`delete from password_resets where created_at < ${dayBefore(now)}`
}

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * minute)

/**
 * A picture is used where a column refers to `pictures`, or where a list of texts holds its name: an array can have no
 * foreign key, and taking every such column for one costs nothing but caution. New tables are found by themselves.
 */
async function forgetUnusedPictures(sql: Sql, before: Date): Promise<void> {
  const [row] = await sql<{ used: string | null }[]>`
    with columns as (
      select c.conrelid as relation, c.conkey[1] as number, false as is_list from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'public.pictures'::regclass
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
    `delete from pictures
    where created_at < $1
      and not exists (select from (${row?.used ?? 'select null'}) as used (name) where used.name = pictures.name)`,
    [before],
  )
}

/** The file is older than the grace: whoever stored it has long written its row, or never will. */
async function removeFilesWithoutRow({ sql, files }: Swept, kind: PictureKind, before: Date): Promise<void> {
  for await (const names of files.settled(kind, before)) {
    const without = await sql<{ name: string }[]>`
      select name from unnest(${names}::text[]) as stored (name)
      where not exists (select from pictures where pictures.name = stored.name and pictures.kind = ${kind})`
    await files.remove(without.map(({ name }) => name))
  }
}
