import type { Actor } from '#src/platform/actor.ts'
import type { Reads } from '#src/platform/database/sql.server.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
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

/** The keys of rows by their place, and the stored row that is meant by them, if any; one statement for all. */
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
  const seen = used.some(isApart) ? withinScope(resource, actor, parameters) : 'false'
  const text = `
    with given as materialized (
      select * from rows from (jsonb_populate_recordset(null::${resource.table}, ${given}::text::jsonb),
        jsonb_to_recordset(${free}::text::jsonb) as (is_free boolean)) with ordinality)
    ${used.map((key) => lookup(resource.table, key, seen)).join(' union all ')}`
  const found = await db.query<Found[]>(text, parameters.values)
  return [...Map.groupBy(found, ({ at }) => at).values()].flatMap((ofRow) => {
    const [one] = ofRow
    return one && rows[one.at]?.isFree ? meantByFree(ofRow) : meantByNamed(ofRow)
  })
}

/** True for a key that two companies may both have. */
const isApart = ({ within }: Key): boolean => within !== '0'

/**
 * SQL of one key. Subqueries, so that each value is a look at the key's index, whatever the planner takes the rows for.
 * Of records that the row's own key would not clash with, only those that the reader may see.
 */
function lookup(table: string, key: Key, seen: string): string {
  const { field, expression, within } = key
  const records = (where: string) => `
    (select json_agg(json_build_object('id', o.id, 'part', o.part)) from (
      select s.id, s.part from (select t.id, ${expression} as key, ${within} as part, ${seen} as is_seen from ${table} t) s
      where s.key = k.key and ${where} and (s.part = k.part or s.is_seen)
      order by s.part limit ${mostRecords}) o)`
  const found = isApart(key)
    ? `case when k.is_free then ${records('true')} else ${records('s.part in (k.part, 0)')} end`
    : records('s.part = k.part')
  return `
    select k.at, '${field}' as field, k.key::text as value, k.part, ${isApart(key)} as is_apart,
      coalesce(${found}, '[]') as records
    from (select ordinality::int - 1 as at, ${expression} as key, ${within} as part, is_free from given) k
    where k.key is not null`
}

/** Companies of which records with one value are looked at. */
const mostRecords = 50

/** A stored row that has a value; `part` is its company, 0 for none and for what no company sets apart. */
type Placed = { id: number; part: number }
type Found = {
  at: number
  field: string
  value: string
  /** The company that the row names, as of `Placed`. */
  part: number
  is_apart: boolean
  records: Placed[]
}

/**
 * A row that names its company means the record there that has one of its keys, or else the one without a company that
 * has them all.
 */
function meantByNamed(found: readonly Found[]): KeyFound[] {
  const elsewhere = hasOwn(found) ? [] : sharedBy(found)
  return found.map((one) => keyFound(one, one.part, elsewhere[0]?.id ?? null))
}

/**
 * A row that names no company means the record without one that has one of its keys, or else the one on which all its
 * keys agree that any record has; its keys are then of that record's company.
 */
function meantByFree(found: readonly Found[]): KeyFound[] {
  const known = hasOwn(found) ? [] : found.filter(({ records }) => records.length > 0)
  const shared = sharedBy(known)
  const match = shared.length === 1 ? shared[0] : undefined
  const isSeveral = known.length > 0 && match === undefined
  return found.map((one) => ({ ...keyFound(one, match?.part ?? one.part, null), isSeveral }))
}

const hasOwn = (found: readonly Found[]) => found.some(({ part, records }) => records.some((one) => one.part === part))

/** The records that each of the keys has. */
const sharedBy = ([first, ...others]: readonly Found[]): Placed[] =>
  (first?.records ?? []).filter(({ id }) => others.every(({ records }) => records.some((one) => one.id === id)))

/** A key as of this company, and the record that has it there or, if none, `otherwise`. */
function keyFound({ at, field, value, is_apart, records }: Found, part: number, otherwise: number | null): KeyFound {
  const own = is_apart ? part : 0
  const id = records.find((one) => one.part === own)?.id ?? otherwise
  return { at, field, key: `${field} ${value} ${own}`, id, isSeveral: false }
}
