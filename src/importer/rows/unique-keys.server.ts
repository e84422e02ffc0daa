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
export type UniqueKey = { field: string; expression: string; scopeExpression: string }

/** The keys of a resource, in the order of its fields. */
export async function readUniqueKeys(
  db: Reads,
  { resource: { table, fields } }: Pick<Prepared, 'resource'>,
): Promise<UniqueKey[]> {
  const indexes = await db.query<{ name: string; expression: string; scope: string }[]>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid, 1, true) as expression,
      case when i.indnatts > 1 then pg_get_indexdef(i.indexrelid, 2, true) else '0' end as scope
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = $1::regclass and i.indisunique and i.indnatts <= 2`,
    [table],
  )
  return Object.keys(fields).flatMap((field) => {
    const index = indexes.find(({ name }) => name === `${table}_${field}_unique`)
    return index ? [{ field, expression: index.expression, scopeExpression: index.scope }] : []
  })
}

/**
 * A row's value of a key, as text that equals another's where the database would call both duplicates. `isSeveral`
 * where several records have what the row gives, and it does not say which of them is meant.
 */
export type KeyMatch = { index: number; field: string; key: string; id: number | null; isAmbiguous: boolean }

/** `isFree`: it names no company, so that a record of any may be meant. */
export type KeyedRow = { values: Given; isOfAnyCompany: boolean }

/** The keys of rows by their place, and the stored row that is meant by them, if any; one statement for all. */
export async function findByKeys(
  db: Reads,
  { resource }: Pick<Prepared, 'resource'>,
  { keys, actor }: { keys: readonly UniqueKey[]; actor: Actor },
  rows: readonly KeyedRow[],
): Promise<KeyMatch[]> {
  const usedKeys = keys.filter(({ field }) => rows.some(({ values }) => values[field] != null))
  if (usedKeys.length === 0) return []
  const relevantFields = [...keys.map(({ field }) => field), 'company_id']
  const relevantValues = rows.map(({ values }) =>
    Object.fromEntries(relevantFields.flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  )
  const parameters = new Parameters()
  const valuesParameter = parameters.add(JSON.stringify(relevantValues))
  const flagsParameter = parameters.add(
    JSON.stringify(rows.map(({ isOfAnyCompany }) => ({ is_of_any_company: isOfAnyCompany }))),
  )
  const isVisible = usedKeys.some(isPerCompany) ? withinScope(resource, actor, parameters) : 'false'
  const sql = `
    with given as materialized (
      select * from rows from (jsonb_populate_recordset(null::${resource.table}, ${valuesParameter}::text::jsonb),
        jsonb_to_recordset(${flagsParameter}::text::jsonb) as (is_of_any_company boolean)) with ordinality)
    ${usedKeys.map((key) => buildKeyQuery(resource.table, key, isVisible)).join(' union all ')}`
  const keyValues = await db.query<KeyValueRow[]>(sql, parameters.values)
  return [...Map.groupBy(keyValues, ({ row_index }) => row_index).values()].flatMap((valuesOfRow) => {
    const [firstValue] = valuesOfRow
    return firstValue && rows[firstValue.row_index]?.isOfAnyCompany
      ? matchAnyCompany(valuesOfRow)
      : matchNamedCompany(valuesOfRow)
  })
}

/** True for a key that two companies may both have. */
const isPerCompany = ({ scopeExpression }: UniqueKey): boolean => scopeExpression !== '0'

/**
 * SQL of one key. Subqueries, so that each value is a look at the key's index, whatever the planner takes the rows for.
 * Of records that the row's own key would not clash with, only those that the reader may see.
 */
function buildKeyQuery(table: string, key: UniqueKey, isVisible: string): string {
  const { field, expression, scopeExpression } = key
  const selectRecords = (where: string) => `
    (select json_agg(json_build_object('id', o.id, 'company', o.company)) from (
      select s.id, s.company from (select t.id, ${expression} as key, ${scopeExpression} as company, ${isVisible} as is_visible from ${table} t) s
      where s.key = k.key and ${where} and (s.company = k.company or s.is_visible)
      order by s.company limit ${maxRecords}) o)`
  const matchingRecords = isPerCompany(key)
    ? `case when k.is_of_any_company then ${selectRecords('true')} else ${selectRecords('s.company in (k.company, 0)')} end`
    : selectRecords('s.company = k.company')
  return `
    select k.row_index, '${field}' as field, k.key::text as value, k.company, ${isPerCompany(key)} as is_per_company,
      coalesce(${matchingRecords}, '[]') as records
    from (select ordinality::int - 1 as row_index, ${expression} as key, ${scopeExpression} as company, is_of_any_company from given) k
    where k.key is not null`
}

/** Companies of which records with one value are looked at. */
const maxRecords = 50

/** A stored row that has a value; `part` is its company, 0 for none and for what no company sets apart. */
type CompanyRecord = { id: number; company: number }
type KeyValueRow = {
  row_index: number
  field: string
  value: string
  /** The company that the row names, as of `Placed`. */
  company: number
  is_per_company: boolean
  records: CompanyRecord[]
}

/**
 * A row that names its company means the record there that has one of its keys, or else the one without a company that
 * has them all.
 */
function matchNamedCompany(keyValues: readonly KeyValueRow[]): KeyMatch[] {
  const sharedRecords = hasRecordOfCompany(keyValues) ? [] : intersectRecords(keyValues)
  return keyValues.map((keyValue) => buildKeyMatch(keyValue, keyValue.company, sharedRecords[0]?.id ?? null))
}

/**
 * A row that names no company means the record without one that has one of its keys, or else the one on which all its
 * keys agree that any record has; its keys are then of that record's company.
 */
function matchAnyCompany(keyValues: readonly KeyValueRow[]): KeyMatch[] {
  const matchedValues = hasRecordOfCompany(keyValues) ? [] : keyValues.filter(({ records }) => records.length > 0)
  const sharedRecords = intersectRecords(matchedValues)
  const match = sharedRecords.length === 1 ? sharedRecords[0] : undefined
  const isAmbiguous = matchedValues.length > 0 && match === undefined
  return keyValues.map((keyValue) => ({
    ...buildKeyMatch(keyValue, match?.company ?? keyValue.company, null),
    isAmbiguous,
  }))
}

const hasRecordOfCompany = (keyValues: readonly KeyValueRow[]) =>
  keyValues.some(({ company, records }) => records.some((record) => record.company === company))

/** The records that each of the keys has. */
const intersectRecords = ([first, ...otherValues]: readonly KeyValueRow[]): CompanyRecord[] =>
  (first?.records ?? []).filter(({ id }) =>
    otherValues.every(({ records }) => records.some((record) => record.id === id)),
  )

/** A key as of this company, and the record that has it there or, if none, `otherwise`. */
function buildKeyMatch(
  { row_index, field, value, is_per_company, records }: KeyValueRow,
  company: number,
  fallbackId: number | null,
): KeyMatch {
  const keyCompany = is_per_company ? company : 0
  const id = records.find((record) => record.company === keyCompany)?.id ?? fallbackId
  return { index: row_index, field, key: `${field} ${value} ${keyCompany}`, id, isAmbiguous: false }
}
