import { escapeIdentifier, escapeLiteral } from 'pg'
import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * All rows of a database, except those of `migrations`, as SQL for a database with the same tables. Generated columns
 * are left out, and sequences get their current values.
 */
export async function dumpRows(sql: Sql): Promise<string> {
  const statements: string[] = []
  for (const table of await readTables(sql)) {
    const rows = await readRows(sql, table)
    if (rows.length === 0) continue
    const names = table.columns.map(escapeIdentifier).join(', ')
    const into = `${escapeIdentifier(table.name)} (${names})`
    statements.push(`insert into ${into} overriding system value values\n${rows.join(',\n')};`)
  }
  const sequences = await sql<{ name: string; value: string }[]>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`
  for (const { name, value } of sequences) statements.push(`select setval(${escapeLiteral(name)}, ${value});`)
  return `${statements.join('\n')}\n`
}

export type Table = { name: string; columns: string[] }

/** All tables except `migrations`, with the columns that can be written. */
export async function readTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`
}

/** The rows of a table, each as SQL writes it after VALUES. */
export async function readRows(sql: Sql, { name, columns }: Table): Promise<string[]> {
  const values = columns.map((column) => `coalesce(quote_literal(${escapeIdentifier(column)}::text), 'null')`)
  const rows = await sql.query<{ row: string }[]>(
    `select '(' || concat_ws(', ', ${values.join()}) || ')' as row from ${escapeIdentifier(name)} order by ctid`,
  )
  return rows.map(({ row }) => row)
}
