import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * Bulk load: fills tables without their indexes, which are built at the end, and without checks of foreign keys.
 * Triggers that count rows run once for a whole statement. The triggers in `apart` run for each row and are left out.
 */
export async function loadInBulk(
  sql: Sql,
  { tables, apart = [] }: { tables: readonly string[]; apart?: readonly { table: string; trigger: string }[] },
  work: () => Promise<unknown>,
): Promise<void> {
  await sql.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off")
  const indexes = await sql<{ name: string; definition: string; statistics: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition,
      coalesce((select string_agg(format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, attnum,
        attstattarget), ';') from pg_attribute where attrelid = i.indexrelid and attstattarget > 0), '') as statistics
    from pg_index i
    where i.indrelid = any(${tables}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`
  for (const { name } of indexes) await sql.query(`drop index ${name}`)
  for (const table of tables)
    await sql.query(`alter table ${table} disable trigger all; alter table ${table} enable trigger user`)
  for (const { table, trigger } of apart) await sql.query(`alter table ${table} disable trigger ${trigger}`)
  await work()
  for (const table of tables) await sql.query(`alter table ${table} enable trigger all`)
  for (const { definition, statistics } of indexes) {
    await sql.query(definition)
    // The statistics target of a column is not part of the index's definition.
    if (statistics) await sql.query(statistics)
  }
  await sql.query('vacuum analyze')
  for (const table of tables) await vacuumUntilAllIsVisible(sql, table)
}

/**
 * Vacuums a table until index-only scans read none of its rows. A snapshot that began before the load, as autovacuum
 * takes one to analyze, keeps the pages that one vacuum finds from being marked.
 */
async function vacuumUntilAllIsVisible(sql: Sql, table: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const [row] = await sql<{ is_visible: boolean }[]>`
      select relallvisible >= relpages as is_visible from pg_class where oid = ${table}::regclass`
    if (row?.is_visible) return
    await pause(200)
    await sql.query(`vacuum ${table}`)
  }
  throw new Error(`${table} has rows that a snapshot keeps from being visible to all.`)
}
