import type { Sql } from '#src/platform/database/sql.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { findComputedProblems, findDeclarationProblems } from '#src/resource/verify/declaration-problems.server.ts'
import { findIndexProblems, type TableIndex } from '#src/resource/verify/index-problems.server.ts'
import {
  type DatabaseColumn,
  type DatabaseTables,
  findTableProblems,
} from '#src/resource/verify/table-problems.server.ts'

/**
 * Start-up check of every declaration against its table and the other declarations. Throws an Error with all problems.
 */
export async function verifyDeclarations(
  sql: Sql,
  registry: Registry,
  permissions: ReadonlySet<string>,
): Promise<void> {
  const tables = await readTableDefinitions(sql)
  const problems = [...registry.values()].flatMap((prepared) => [
    ...findDeclarationProblems(prepared, permissions),
    ...findComputedProblems(prepared),
    ...findTableProblems(prepared, tables),
    ...findIndexProblems(prepared, tables.indexes),
  ])
  if (problems.length)
    throw new Error(`Declarations and tables disagree:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

async function readTableDefinitions(sql: Sql): Promise<DatabaseTables> {
  const columns = await sql<DatabaseColumn[]>`
    select table_name, column_name, data_type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default,
      generation_expression as expression
    from information_schema.columns where table_schema = current_schema()`
  const indexes = await sql<TableIndex[]>`
    select c.relname as name, t.relname as table, a.amname as method, pg_get_expr(x.indpred, x.indrelid) as condition,
      (select json_agg(json_build_object(
          'expression', pg_get_indexdef(x.indexrelid, k.at, true),
          'collation', coalesce((select l.collname from pg_collation l where l.oid = x.indcollation[k.at - 1]), ''),
          'isDescending', x.indoption[k.at - 1] & 1 = 1) order by k.at)
        from generate_series(1, x.indnkeyatts) k (at)) as keys
    from pg_index x
    join pg_class c on c.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    join pg_am a on a.oid = c.relam
    where c.relnamespace = current_schema()::regnamespace`
  const references = await sql<{ place: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.connamespace = current_schema()::regnamespace`
  const columnsByTable = new Map<string, Map<string, DatabaseColumn>>()
  for (const column of columns) {
    const table = columnsByTable.get(column.table_name) ?? new Map<string, DatabaseColumn>()
    columnsByTable.set(column.table_name, table.set(column.column_name, column))
  }
  return { columns: columnsByTable, indexes, refusingReferences: new Set(references.map(({ place }) => place)) }
}
