import type { ArchiveDescription } from '#src/operations/archive/archive-description.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { describeStoredName } from '#src/platform/files/file-store.server.ts'

/**
 * Tables whose rows no archive has: sessions and tickets, which end with a restore, keys of repeated requests, rows of
 * sheets that are read again from their file, processes, and the migrations, which a restore applies itself.
 */
export const leftOutTables: readonly string[] = [
  'sessions',
  'tickets',
  'idempotency_keys',
  'import_rows',
  'instances',
  'migrations',
]

/** A table with the columns that COPY writes, and the bytes that it takes. */
export type SavedTable = { name: string; columns: string[]; size: number }

/** The tables of an archive. Generated columns are left out: the database computes them. */
export function readSavedTables(sql: Queryable): Promise<SavedTable[]> {
  return sql.query<SavedTable[]>(
    `select c.relname as name, pg_table_size(c.oid)::float8 as size,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and c.relname <> all($1::text[])
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
    [[...leftOutTables]],
  )
}

/** Describes the moment that the transaction sees. */
export async function describeMoment(
  sql: Queryable,
  { program, tables, filesSize }: { program: string; tables: readonly SavedTable[]; filesSize: number },
): Promise<ArchiveDescription> {
  const migrations = await sql<{ name: string; hash: string }[]>`select name, hash from migrations order by name`
  const [row] = await sql<{ shop: string; at: Date; size: number }[]>`
    select id::text as shop, now() as at, pg_database_size(current_database())::float8 as size from shop_identity`
  if (!row) throw new Error('The table shop_identity is empty.')
  return {
    format: 1,
    program,
    moment: row.at.toISOString(),
    shop: row.shop,
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await readSequences(sql),
    databaseSize: row.size,
    filesSize,
  }
}

/** Sequences count on, whatever a transaction sees: a value taken meanwhile is a gap, never a value used twice. */
export async function readSequences(sql: Queryable): Promise<ArchiveDescription['sequences']> {
  return sql<ArchiveDescription['sequences']>`
    select sequencename::text as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by sequencename`
}

/** Bytes of all pictures and files that rows refer to. A picture's bytes are those of all its variants. */
export async function readFilesSize(sql: Queryable): Promise<number> {
  const [row] = await sql<{ size: number }[]>`
    select ((select coalesce(sum(bytes), 0) from pictures) + (select coalesce(sum(bytes), 0) from files))::float8 as size`
  return row?.size ?? 0
}

/** Finds which objects have a row, by the name that `describeStoredName` gives. */
export async function readRowNamesOfFiles(sql: Queryable): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`select name from pictures union all select key from files`
  return new Set(rows.map(({ name }) => name))
}

/** The shelf of an object at the moment: a file without a row was set aside, whatever has been moved since. */
export function chooseShelf({ shelf, name }: { shelf: string; name: string }, rowNames: ReadonlySet<string>): string {
  const names = describeStoredName(shelf, name)
  return rowNames.has(names.rowName) ? names.shelf : names.asideShelf
}
