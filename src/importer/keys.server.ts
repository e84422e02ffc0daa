import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import type { Given } from '#src/resource/rules.server.ts'

/**
 * A value by which rows are told apart: a field with a unique index `<table>_<field>_unique`. `expression` and `within`
 * are the index's own, as `lower(name)` and `COALESCE(company_id, 0)`, so that a match is what the database would call
 * a duplicate.
 */
export type Key = { field: string; expression: string; within: string }

/** The keys of a resource, in the order of its fields. */
export async function keysOf(db: Reads, { resource: { table, fields } }: Pick<Prepared, 'resource'>): Promise<Key[]> {
  const indexes = await db.query<{ name: string; expression: string; within: string }[]>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid, 1, true) as expression,
      case when i.indnatts > 1 then pg_get_indexdef(i.indexrelid, 2, true) else '0' end as within
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = $1::regclass and i.indisunique and i.indnatts <= 2`,
    [table],
  )
  return Object.keys(fields).flatMap((field) => {
    const index = indexes.find(({ name }) => name === `${table}_${field}_unique`)
    return index ? [{ field, expression: index.expression, within: index.within }] : []
  })
}

/** A row's value of a key, as text that equals another's where the database would call both duplicates. */
export type KeyFound = { at: number; field: string; key: string; id: number | null }

/** The keys of rows by their place, and the stored row that has each, if any; one statement for all. */
export async function findByKeys(
  db: Reads,
  { resource: { table } }: Pick<Prepared, 'resource'>,
  keys: readonly Key[],
  rows: readonly Given[],
): Promise<KeyFound[]> {
  const used = keys.filter(({ field }) => rows.some((given) => given[field] != null))
  if (used.length === 0) return []
  const ofEach = used.map(
    ({ field, expression, within }) => `
    select k.at, '${field}' as field, '${field} ' || k.key || ' ' || k.part as key, t.id
    from (select ordinality::int - 1 as at, ${expression} as key, ${within} as part from given) k
      left join (select id, ${expression} as key, ${within} as part from ${table}) t
        on t.key = k.key and t.part = k.part
    where k.key is not null`,
  )
  const text = `
    with given as materialized (
      select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb) with ordinality)
    ${ofEach.join(' union all ')}`
  const named = keys.map(({ field }) => field)
  const plain = rows.map((given) =>
    Object.fromEntries([...named, 'company_id'].flatMap((name) => (name in given ? [[name, given[name]]] : []))),
  )
  return db.query<KeyFound[]>(text, [JSON.stringify(plain)])
}
