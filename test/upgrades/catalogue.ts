import type { Sql } from '#src/platform/database/sql.server.ts'

/**
 * Names and definitions of all database objects that migrations can create. Two databases with equal catalogues have
 * the same schema. The order of columns is left out, because no statement of the program depends on it.
 */
export async function readCatalogue(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ entry: string }[]>(queries.join('\nunion all\n'))
  return rows.map(({ entry }) => entry).sort()
}

const isPublic = (column: string) => `${column} = 'public'::regnamespace`
/** False for objects that belong to an extension, because they differ between its versions. */
const isOurs = (table: string) =>
  `not exists (select from pg_depend d where d.objid = ${table}.oid and d.deptype = 'e')`

const queries = [
  `select concat_ws(' ', 'relation', relname, relkind, relpersistence, array_to_string(reloptions, ','),
    obj_description(oid, 'pg_class'), relacl::text) as entry
    from pg_class c where ${isPublic('relnamespace')} and relkind in ('r', 'v', 'm', 'S', 'p') and ${isOurs('c')}`,
  `select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, 'identity', a.attidentity, 'generated', a.attgenerated, 'storage',
    a.attstorage, a.attcompression, 'collation', a.attcollation::regcollation, 'statistics', a.attstattarget,
    pg_get_expr(e.adbin, e.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
    where ${isPublic('c.relnamespace')} and c.relkind in ('r', 'v', 'm', 'p', 'i') and a.attnum > 0
      and not a.attisdropped`,
  `select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid),
    case when not convalidated then 'not valid' end)
    from pg_constraint where ${isPublic('connamespace')}`,
  `select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end)
    from pg_index i join pg_class c on c.oid = i.indexrelid where ${isPublic('c.relnamespace')}`,
  `select concat_ws(' ', 'trigger', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled)
    from pg_trigger where not tgisinternal`,
  `select concat_ws(' ', 'function', pg_get_functiondef(oid), proacl::text)
    from pg_proc p where ${isPublic('pronamespace')} and prokind in ('f', 'p') and ${isOurs('p')}`,
  `select concat_ws(' ', 'view', oid::regclass, pg_get_viewdef(oid))
    from pg_class where ${isPublic('relnamespace')} and relkind in ('v', 'm')`,
  `select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
    from pg_sequences where schemaname = 'public'`,
  `select concat_ws(' ', 'type', t.typname, t.typtype, t.typnotnull, format_type(t.typbasetype, t.typtypmod),
    (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    from pg_type t where ${isPublic('typnamespace')} and typtype in ('e', 'd', 'r') and ${isOurs('t')}`,
  `select concat_ws(' ', 'extension', extname, extversion, extnamespace::regnamespace) from pg_extension`,
  `select concat_ws(' ', 'statistics', stxname, pg_get_statisticsobjdef(oid)) from pg_statistic_ext`,
  `select concat_ws(' ', 'policy', tablename, policyname, cmd, qual, with_check) from pg_policies`,
]
