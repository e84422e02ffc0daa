import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { FileStore, StoredKind } from '#src/platform/files/file-store.server.ts'

type SweepStores = { sql: Queryable; files: FileStore }

/** Rows that are deleted when `column` is older than `days`. Rows for which the SQL condition `unless` holds stay. */
export type Expiry = { table: string; column: string; days: number; unless?: string }

/** A module's additions to the sweep. */
export type SweepRules = {
  /** Rules by which rows expire, by name. The error of a failed step shows the name. */
  expiries?: Readonly<Record<string, Expiry>>
  /**
   * SQL statements that delete or clear other outdated data, by name. The error of a failed statement shows the name.
   * `$1` is the moment of the sweep.
   */
  cleanups?: Readonly<Record<string, string>>
  /**
   * Builds an SQL condition: true if a deleted record that may be restored holds the file. `name` is the SQL expression
   * of the file's name.
   */
  buildKeptFileCondition?: (name: string) => string
}

type SweepOptions = SweepStores & { rules: readonly SweepRules[] }

const minute = 60_000
const day = 24 * 60 * minute
/** Grace period: a younger file may belong to a write that has not committed yet. */
const graceMs = 60 * minute

const platformRules: SweepRules = { expiries: { 'rate hits': { table: 'rate_hits', column: 'at', days: 1 } } }

/**
 * Garbage collection. Deletes expired rows by the rules of each module, then pictures and files that no row refers to,
 * then stored objects without a row that no rule keeps, and abandoned uploads. A failed step does not stop the others;
 * the errors are thrown together at the end.
 */
export async function sweepExpiredRowsAndFiles({ sql, files, rules }: SweepOptions, now = new Date()): Promise<void> {
  const createdBefore = new Date(now.getTime() - graceMs)
  const kinds = ['image', 'logo', 'private', 'file'] as const
  const expiries = [...rules, platformRules].flatMap((rule) => Object.entries(rule.expiries ?? {}))
  const cleanups = rules.flatMap((rule) => Object.entries(rule.cleanups ?? {}))
  const shelfContext = { sql, files, buildKeptFileCondition: combineKeptFileConditions(rules) }
  await runAllStepsThenThrowFailures([
    ...expiries.map(([name, expiry]): SweepStep => [name, () => deleteExpiredRows(sql, expiry, now)]),
    ...cleanups.map(([name, statement]): SweepStep => [name, () => sql.query(statement, [now])]),
    ['unused pictures', () => deleteUnreferencedRows(sql, 'pictures', 'name', createdBefore)],
    ['unused files', () => deleteUnreferencedRows(sql, 'files', 'key', createdBefore)],
    ...kinds.flatMap((kind): SweepStep[] => [
      [`shelf ${kind}`, () => sweepShelf(shelfContext, kind, createdBefore)],
      [`set aside ${kind}`, () => sweepSetAsideShelf(shelfContext, kind, createdBefore)],
    ]),
    ['abandoned uploads', () => files.removeAbandonedUploads(createdBefore)],
  ])
}

type SweepStep = [name: string, run: () => Promise<unknown>]

/** Runs every step, even after a failed one. Throws one error that names each failed step. */
async function runAllStepsThenThrowFailures(steps: readonly SweepStep[]): Promise<void> {
  const failures: string[] = []
  for (const [name, run] of steps) await run().catch((error) => failures.push(`${name}: ${error}`))
  if (failures.length > 0) throw new Error(failures.join('; '))
}

async function deleteExpiredRows(sql: Queryable, { table, column, days, unless }: Expiry, now: Date): Promise<void> {
  const text = `delete from ${table} where ${column} < $1 ${unless ? `and not (${unless})` : ''}`
  await sql.query(text, [new Date(now.getTime() - days * day)])
}

/** Returns a builder that combines the rules' conditions with `or`; the condition is false if no rule keeps files. */
const combineKeptFileConditions =
  (rules: readonly SweepRules[]) =>
  (name: string): string =>
    rules.flatMap(({ buildKeptFileCondition }) => buildKeptFileCondition?.(name) ?? []).join(' or ') || 'false'

/**
 * Deletes rows of unused pictures or files. A row is in use if a foreign key to its table, or any text array, holds its
 * key. Arrays cannot have foreign keys, so all text arrays are searched, also those of new tables.
 */
async function deleteUnreferencedRows(
  sql: Queryable,
  table: 'pictures' | 'files',
  keyColumn: string,
  createdBefore: Date,
): Promise<void> {
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
      and not exists (select from (${row?.used ?? 'select null'}) as used (key) where used.key = t.${keyColumn})`,
    [createdBefore],
  )
}

type ShelfContext = SweepStores & { buildKeptFileCondition: (name: string) => string }

/**
 * Clears a shelf of objects without a row. After the grace period no write adds a row any more. Objects that a restored
 * record would need are set aside, all others are removed.
 */
async function sweepShelf({ files, ...stores }: ShelfContext, kind: StoredKind, createdBefore: Date): Promise<void> {
  for await (const names of files.listStored(kind, createdBefore)) {
    const { unowned, keptByRule } = await groupStoredNamesByOwner(stores, names)
    await files.setAside(keptByRule)
    await files.remove(unowned)
  }
}

/**
 * Clears the objects set aside. An object with a row was left here by a restore that was cut off, and is brought back.
 */
async function sweepSetAsideShelf(
  { files, ...stores }: ShelfContext,
  kind: StoredKind,
  createdBefore: Date,
): Promise<void> {
  for await (const names of files.listSetAside(kind, createdBefore)) {
    const { withRow, unowned } = await groupStoredNamesByOwner(stores, names)
    await files.bringBack(withRow)
    await files.removeSetAside(unowned)
  }
}

type NamesByOwner = { withRow: string[]; keptByRule: string[]; unowned: string[] }

/** Groups stored names: those with a row, those that a rule keeps, and those without either. */
async function groupStoredNamesByOwner(
  { sql, buildKeptFileCondition }: Omit<ShelfContext, 'files'>,
  names: readonly string[],
): Promise<NamesByOwner> {
  const text = `
    select name,
      exists (select from pictures where pictures.name = stored.name)
        or exists (select from files where files.key = stored.name) as has_row,
      ${buildKeptFileCondition('stored.name')} as is_kept
    from unnest($1::text[]) as stored (name)`
  const storedNames = await sql.query<{ name: string; has_row: boolean; is_kept: boolean }[]>(text, [[...names]])
  const filterNames = (matches: (storedName: (typeof storedNames)[number]) => boolean) =>
    storedNames.filter(matches).map(({ name }) => name)
  return {
    withRow: filterNames(({ has_row }) => has_row),
    keptByRule: filterNames(({ has_row, is_kept }) => !has_row && is_kept),
    unowned: filterNames(({ has_row, is_kept }) => !has_row && !is_kept),
  }
}
