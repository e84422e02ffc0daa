import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Prepared } from '#src/resource/prepared.server.ts'
import type { Given } from '#src/resource/rules.server.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

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

/**
 * A row's value of a key, as text that equals another's where the database would call both duplicates. `isSeveral`
 * where several records have what the row gives, and it does not say which of them is meant.
 */
export type KeyFound = { at: number; field: string; key: string; id: number | null; isSeveral: boolean }

/** `isFree`: it names no company, so that a record of any may be meant. */
export type Sought = { given: Given; isFree: boolean }

/**
 * The keys of rows by their place, and the stored row that has each, if any; one statement for all. A free row is first
 * looked for among rows without a company, then among all that the reader may see.
 */
export async function findByKeys(
  db: Reads,
  { resource }: Pick<Prepared, 'resource'>,
  { keys, actor }: { keys: readonly Key[]; actor: Actor },
  rows: readonly Sought[],
): Promise<KeyFound[]> {
  const used = keys.filter(({ field }) => rows.some(({ given }) => given[field] != null))
  if (used.length === 0) return []
  const named = [...keys.map(({ field }) => field), 'company_id']
  const plain = rows.map(({ given }) =>
    Object.fromEntries(named.flatMap((name) => (name in given ? [[name, given[name]]] : []))),
  )
  const parameters = new Parameters()
  const given = parameters.add(JSON.stringify(plain))
  const free = parameters.add(JSON.stringify(rows.map(({ isFree }) => ({ is_free: isFree }))))
  const looksAnywhere = used.some(({ within }) => within !== '0') && rows.some(({ isFree }) => isFree)
  const seen = looksAnywhere ? withinScope(resource, actor, parameters) : 'false'
  const text = `
    with given as materialized (
      select * from rows from (jsonb_populate_recordset(null::${resource.table}, ${given}::text::jsonb),
        jsonb_to_recordset(${free}::text::jsonb) as (is_free boolean)) with ordinality)
    ${used.map((key) => lookup(resource.table, key, seen)).join(' union all ')}`
  const found = await db.query<Found[]>(text, parameters.values)
  return [...Map.groupBy(found, ({ at }) => at).values()].flatMap(agreed)
}

/**
 * SQL of one key. Subqueries, so that each value is a look at the key's index, whatever the planner takes the rows for;
 * `anywhere` are the records, of any company, that have a free row's value.
 */
function lookup(table: string, { field, expression, within }: Key, seen: string): string {
  const stored = `(select t.id, ${expression} as key, ${within} as part, ${seen} as is_seen from ${table} t) s`
  const own = `select s.id from ${stored} where s.key = k.key and s.part = k.part`
  const anywhere = `
    select json_agg(json_build_object('id', o.id, 'part', o.part)) from (
      select s.id, s.part from ${stored} where s.key = k.key and (s.part = 0 or s.is_seen)
      order by s.part limit ${mostAnywhere}) o`
  const found =
    within === '0'
      ? `null::int as part, (${own}) as id, null::json as anywhere`
      : `k.part, case when not k.is_free then (${own}) end as id, case when k.is_free then (${anywhere}) end as anywhere`
  return `
    select k.at, '${field}' as field, k.key::text as value, ${found}
    from (select ordinality::int - 1 as at, ${expression} as key, ${within} as part, is_free from given) k
    where k.key is not null`
}

/** Companies of which records with one value are looked at. */
const mostAnywhere = 50

type Placed = { id: number; part: number }
type Found = {
  at: number
  field: string
  value: string
  /** Null for what no company sets apart. */
  part: number | null
  id: number | null
  anywhere: Placed[] | null
}

/**
 * A free row is the record without a company that has one of its keys, or else the one on which all its keys agree that
 * any record has; its keys are then of that record's company.
 */
function agreed(found: readonly Found[]): KeyFound[] {
  const own = (one: Found) => one.id ?? one.anywhere?.find(({ part }) => part === 0)?.id ?? null
  const isOwn = found.some((one) => own(one) !== null)
  const [first, ...others] = isOwn ? [] : found.flatMap(({ anywhere }) => (anywhere ? [anywhere] : []))
  const meant = (first ?? []).filter(({ id }) => others.every((list) => list.some((other) => other.id === id)))
  const match = meant.length === 1 ? meant[0] : undefined
  const isSeveral = first !== undefined && match === undefined
  return found.map((one) => {
    const { at, field, value, anywhere } = one
    const there = match && anywhere?.find(({ part }) => part === match.part)
    const part = one.part === null ? 0 : (match?.part ?? one.part)
    return { at, field, key: `${field} ${value} ${part}`, id: there?.id ?? own(one), isSeveral }
  })
}
