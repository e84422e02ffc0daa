import type { Reads } from '#src/platform/database/sql.server.ts'
import type { FileStore, StoredKind } from '#src/platform/files/file-store.server.ts'

type SweepStores = { sql: Reads; files: FileStore }

/** Rows that go when they are so many days old by a column; those for which `unless` holds stay. */
export type Expiry = { table: string; column: string; days: number; unless?: string }

/** What a module adds to the sweep. */
export type SweepRules = {
  /** By the name that a failure tells. */
  expiries?: Readonly<Record<string, Expiry>>
  /** SQL: whether something from which a record may come back holds the file of this name, which lost its own row. */
  keepsFile?: (name: string) => string
}

type SweepOptions = SweepStores & { rules: readonly SweepRules[] }

const minute = 60_000
const day = 24 * 60 * minute
/** Grace period: younger files may belong to a write that is under way. */
const graceMs = 60 * minute

const platformRules: SweepRules = { expiries: { 'rate hits': { table: 'rate_hits', column: 'at', days: 1 } } }

/**
 * Garbage collection: removes rows whose time is over by the rules of each module, then pictures and files that no row
 * refers to, stored ones without a row of their own that no rule keeps, and abandoned uploads. Each step is done though
 * another fails; the failures are thrown together at the end.
 */
export async function sweep({ sql, files, rules }: SweepOptions, now = new Date()): Promise<void> {
  const createdBefore = new Date(now.getTime() - graceMs)
  const kinds = ['image', 'logo', 'private', 'file'] as const
  const expiries = [...rules, platformRules].flatMap((rule) => Object.entries(rule.expiries ?? {}))
  const shelfContext = { sql, files, keepsFile: combineKeepsFile(rules) }
  await runSteps([
    ...expiries.map(([name, expiry]): SweepStep => [name, () => deleteExpired(sql, expiry, now)]),
    ['unused pictures', () => deleteUnused(sql, 'pictures', 'name', createdBefore)],
    ['unused files', () => deleteUnused(sql, 'files', 'key', createdBefore)],
    ...kinds.flatMap((kind): SweepStep[] => [
      [`shelf ${kind}`, () => sweepShelf(shelfContext, kind, createdBefore)],
      [`set aside ${kind}`, () => sweepSetAside(shelfContext, kind, createdBefore)],
    ]),
    ['abandoned uploads', () => files.removeAbandonedUploads(createdBefore)],
  ])
}

type SweepStep = [name: string, run: () => Promise<unknown>]

/** Runs every step, whatever becomes of the steps before it. Throws one error that names each step that failed. */
async function runSteps(steps: readonly SweepStep[]): Promise<void> {
  const failures: string[] = []
  for (const [name, run] of steps) await run().catch((error) => failures.push(`${name}: ${error}`))
  if (failures.length > 0) throw new Error(failures.join('; '))
}

async function deleteExpired(sql: Reads, { table, column, days, unless }: Expiry, now: Date): Promise<void> {
  const text = `delete from ${table} where ${column} < $1 ${unless ? `and not (${unless})` : ''}`
  await sql.query(text, [new Date(now.getTime() - days * day)])
}

/** The condition by any of the rules; false where none keeps files. */
const combineKeepsFile =
  (rules: readonly SweepRules[]) =>
  (name: string): string =>
    rules.flatMap(({ keepsFile }) => keepsFile?.(name) ?? []).join(' or ') || 'false'

/**
 * A picture or a file is in use where a foreign key to its table or any text array holds its key. Arrays cannot have
 * foreign keys, so all are searched, new tables included.
 */
async function deleteUnused(sql: Reads, table: 'pictures' | 'files', key: string, createdBefore: Date): Promise<void> {
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
    [createdBefore],
  )
}

type ShelfContext = SweepStores & { keepsFile: (name: string) => string }

/** What is older than the grace period and has no row will get none, unless a record is brought back. */
async function sweepShelf({ files, ...stores }: ShelfContext, kind: StoredKind, createdBefore: Date): Promise<void> {
  for await (const names of files.listStored(kind, createdBefore)) {
    const { unowned, keptByRule } = await groupByOwner(stores, names)
    await files.setAside(keptByRule)
    await files.remove(unowned)
  }
}

/** The same of what was set aside; what has its row again was left there by a restore that did not end. */
async function sweepSetAside({ files, ...stores }: ShelfContext, kind: StoredKind, createdBefore: Date): Promise<void> {
  for await (const names of files.listSetAside(kind, createdBefore)) {
    const { withRow, unowned } = await groupByOwner(stores, names)
    await files.bringBack(withRow)
    await files.removeSetAside(unowned)
  }
}

type NamesByOwner = { withRow: string[]; keptByRule: string[]; unowned: string[] }

/** Names with a row of their own, names that a rule keeps, and names without either. */
async function groupByOwner(
  { sql, keepsFile }: Omit<ShelfContext, 'files'>,
  names: readonly string[],
): Promise<NamesByOwner> {
  const text = `
    select name,
      exists (select from pictures where pictures.name = stored.name)
        or exists (select from files where files.key = stored.name) as has_row,
      ${keepsFile('stored.name')} as is_kept
    from unnest($1::text[]) as stored (name)`
  const storedNames = await sql.query<{ name: string; has_row: boolean; is_kept: boolean }[]>(text, [[...names]])
  const filterNames = (isWanted: (storedName: (typeof storedNames)[number]) => boolean) =>
    storedNames.filter(isWanted).map(({ name }) => name)
  return {
    withRow: filterNames(({ has_row }) => has_row),
    keptByRule: filterNames(({ has_row, is_kept }) => !has_row && is_kept),
    unowned: filterNames(({ has_row, is_kept }) => !has_row && !is_kept),
  }
}
