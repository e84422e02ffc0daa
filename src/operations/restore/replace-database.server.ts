import { escapeIdentifier } from 'pg'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/** A constraint or a trigger cannot see a table half loaded, so these wait for the end of the load. */
export type SuspendedRules = { resume(): Promise<void> }

/**
 * Drops everything of the schema `public` but extensions, in the caller's transaction. Throws an Error, and drops
 * nothing, if there is a table that is not among `ownTables`, unless these are null: the database is Mostrador's alone.
 */
export async function dropEverything(tx: Queryable, ownTables: ReadonlySet<string> | null): Promise<void> {
  const tables = await readTableNames(tx)
  const foreignTables = tables.filter((name) => ownTables?.has(name) === false)
  if (foreignTables.length > 0)
    throw new Error(
      `The database holds tables that are not Mostrador's (${foreignTables.slice(0, 5).join(', ')}), and a restore ` +
        'would drop them. Nothing was changed. Restore into a database of its own',
    )
  const drops = await tx<{ text: string }[]>`
    select format('drop view if exists %s cascade', c.oid::regclass) as text from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    union all
    select format('drop table if exists %s cascade', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
  for (const { text } of drops) await tx.query(text)
}

/** Names of the tables of the schema `public`. */
export async function readTableNames(tx: Queryable): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`
  return rows.map(({ name }) => name)
}

/**
 * Drops the foreign keys and the indexes of no constraint, and disables the triggers of all tables: the rows of an
 * archive satisfied them, they come in the order of their tables' names, and an index is built faster than it grows.
 * `resume` puts all of them back, and the database then checks every key.
 */
export async function suspendRules(tx: Queryable): Promise<SuspendedRules> {
  const keys = await tx<{ table: string; name: string; definition: string }[]>`
    select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by c.oid`
  const tables = (await readTableNames(tx)).map((name) => escapeIdentifier(name))
  for (const { table, name } of keys) await tx.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  for (const table of tables) await tx.query(`alter table ${table} disable trigger user`)
  const indexes = await readIndexesOfNoConstraint(tx)
  if (indexes.length > 0) await tx.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`)
  return {
    async resume() {
      await tx`set local maintenance_work_mem = '128MB'`
      for (const { statements } of indexes) for (const statement of statements) await tx.query(statement)
      for (const { table, name, definition } of keys)
        await tx.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`)
      for (const table of tables) await tx.query(`alter table ${table} enable trigger user`)
    },
  }
}

/** Indexes with the statements that make them again, with the size of the samples of their expressions. */
const readIndexesOfNoConstraint = (tx: Queryable) => tx<{ name: string; statements: string[] }[]>`
  select i.indexrelid::regclass::text as name,
    array_prepend(pg_get_indexdef(i.indexrelid), array(
      select format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, a.attnum, a.attstattarget)
      from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget > 0 order by a.attnum)) as statements
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by i.indexrelid`
