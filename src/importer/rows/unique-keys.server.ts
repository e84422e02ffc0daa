import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { readField } from '#src/resource/schema.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * A field with a unique index `<table>_<field>_unique`. The expressions come from the index, for example `lower(name)`
 * and `COALESCE(company_id, 0)`. So a match is exactly what the database calls a duplicate. The company is the scope,
 * because two companies may have equal values. Other indexes of several expressions have no scope: an employee's
 * training is known by its employee, item and date.
 */
export type UniqueKey = { field: string; expressions: readonly string[]; scopeExpression: string }

/** The unique keys of a resource, in the order of its fields. */
export async function readUniqueKeys(
  db: Queryable,
  { resource: { table, fields } }: Pick<PreparedResource, 'resource'>,
): Promise<UniqueKey[]> {
  const indexes = await db.query<{ name: string; columns: string[] }[]>(
    `select c.relname as name,
      array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnatts) n order by n) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = $1::regclass and i.indisunique`,
    [table],
  )
  return Object.keys(fields).flatMap((field) => {
    const index = indexes.find(({ name }) => name === `${table}_${field}_unique`)
    if (!index) return []
    const [expression = '', scopeExpression = '0'] = index.columns
    const isOfSeveral = index.columns.length > 2 || !/^0$|company_id/.test(scopeExpression)
    return isOfSeveral
      ? [{ field, expressions: index.columns, scopeExpression: '0' }]
      : [{ field, expressions: [expression], scopeExpression }]
  })
}

/**
 * A row's value of a unique key. `key` equals that of another row exactly if the database would call them duplicates.
 * `isAmbiguous` is true if the row names no company, and its keys match records but not exactly one.
 */
export type KeyMatch = { index: number; field: string; key: string; id: number | null; isAmbiguous: boolean }

/** `isOfAnyCompany` is true for a row without a company, which may mean a record of any company. */
export type KeyedRow = { values: CheckedValues; isOfAnyCompany: boolean }

/**
 * The rows' values of the unique keys, each with the index of its row and the id of the matching record, or null. One
 * statement serves all rows.
 */
export async function matchRowsByKeys(
  db: Queryable,
  prepared: Pick<PreparedResource, 'resource'>,
  lookup: KeyLookup,
  rows: readonly KeyedRow[],
): Promise<KeyMatch[]> {
  const keyValues = await readKeyValues(db, prepared, lookup, rows)
  return [...Map.groupBy(keyValues, ({ row_index }) => row_index).values()].flatMap((valuesOfRow) => {
    const [firstValue] = valuesOfRow
    return firstValue && rows[firstValue.row_index]?.isOfAnyCompany
      ? matchKeysOfRowWithoutCompany(valuesOfRow)
      : matchKeysOfRowWithCompany(valuesOfRow)
  })
}

/**
 * By the index of each text, the ids of the records that have the text in one of the keys. If a key depends on the
 * company, records of companies that the user may not see are left out. One statement serves all texts.
 */
export async function findIdsByAnyKey(
  db: Queryable,
  prepared: Pick<PreparedResource, 'resource'>,
  lookup: KeyLookup,
  texts: readonly string[],
): Promise<Map<number, Set<number>>> {
  const rows = texts.map((text) => ({
    values: Object.fromEntries(
      lookup.keys.map(({ field: name }) => [name, convertToStoredSpelling(prepared.resource, name, text)]),
    ),
    isOfAnyCompany: true,
  }))
  const keyValues = await readKeyValues(db, prepared, lookup, rows)
  const valuesByIndex = Map.groupBy(keyValues, ({ row_index: index }) => index)
  return new Map(
    [...valuesByIndex].map(([index, values]) => [
      index,
      new Set(values.flatMap(({ records }) => records.map(({ id }) => id))),
    ]),
  )
}

/** A text as a field stores it: a dni without dots. A text that the field refuses stays as it is. */
function convertToStoredSpelling({ fields }: Pick<Resource, 'fields'>, name: string, text: string) {
  const field = fields[name]
  const reading = field ? readField(field, text) : null
  return reading && 'value' in reading ? reading.value : text
}

type KeyLookup = { keys: readonly UniqueKey[]; actor: Actor }

/** The rows' values of the keys, each with the records that have it. */
async function readKeyValues(
  db: Queryable,
  { resource }: Pick<PreparedResource, 'resource'>,
  { keys, actor }: KeyLookup,
  rows: readonly KeyedRow[],
): Promise<readonly KeyValueRow[]> {
  const usedKeys = keys.filter(({ field }) => rows.some(({ values }) => values[field] != null))
  if (usedKeys.length === 0) return []
  const relevantFields = [...keys.flatMap(({ field, expressions }) => [field, ...expressions]), 'company_id']
  const relevantValues = rows.map(({ values }) =>
    Object.fromEntries(relevantFields.flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  )
  const parameters = new SqlParameters()
  const valuesParameter = parameters.add(JSON.stringify(relevantValues))
  const flagsParameter = parameters.add(
    JSON.stringify(rows.map(({ isOfAnyCompany }) => ({ is_of_any_company: isOfAnyCompany }))),
  )
  const visibleCondition = usedKeys.some(isPerCompany) ? buildScopeCondition(resource, actor, parameters) : 'false'
  const sql = `
    with given as materialized (
      select * from rows from (jsonb_populate_recordset(null::${resource.table}, ${valuesParameter}::text::jsonb),
        jsonb_to_recordset(${flagsParameter}::text::jsonb) as (is_of_any_company boolean)) with ordinality)
    ${usedKeys.map((key) => buildKeyQuery(resource.table, key, visibleCondition)).join(' union all ')}`
  return db.query<KeyValueRow[]>(sql, parameters.values)
}

/** True for a key that records of two companies may share. */
const isPerCompany = ({ scopeExpression }: UniqueKey): boolean => scopeExpression !== '0'

/**
 * SQL that looks up one key. Subqueries make every value an index lookup, whatever number of rows the planner expects.
 * Records of other companies are returned only if the user may see them.
 */
function buildKeyQuery(table: string, key: UniqueKey, visibleCondition: string): string {
  const { field, expressions, scopeExpression } = key
  const listKeys = (alias: string) => expressions.map((_, index) => `${alias}key${index}`)
  const selectKeys = expressions.map((expression, index) => `${expression} as key${index}`).join(', ')
  const isSameKey = listKeys('s.')
    .map((column, index) => `${column} = k.key${index}`)
    .join(' and ')
  const selectRecords = (where: string) => `
    (select json_agg(json_build_object('id', o.id, 'company', o.company)) from (
      select s.id, s.company from (select t.id, ${selectKeys}, ${scopeExpression} as company, ${visibleCondition} as is_visible from ${table} t) s
      where ${isSameKey} and ${where} and (s.company = k.company or s.is_visible)
      order by s.company limit ${maxRecords}) o)`
  const matchingRecords = isPerCompany(key)
    ? `case when k.is_of_any_company then ${selectRecords('true')} else ${selectRecords('s.company in (k.company, 0)')} end`
    : selectRecords('s.company = k.company')
  return `
    select k.row_index, '${field}' as field, concat_ws(' ', ${listKeys('k.').map((column) => `${column}::text`)}) as value, k.company, ${isPerCompany(key)} as is_per_company,
      coalesce(${matchingRecords}, '[]') as records
    from (select ordinality::int - 1 as row_index, ${selectKeys}, ${scopeExpression} as company, is_of_any_company from given) k
    where ${listKeys('k.')
      .map((column) => `${column} is not null`)
      .join(' and ')}`
}

/** Most records with one value that are compared. Each is of another company. */
const maxRecords = 50

/** A stored record with a value. `company` is 0 if the record has none or the key does not depend on it. */
type CompanyRecord = { id: number; company: number }
type KeyValueRow = {
  row_index: number
  field: string
  value: string
  /** The company that the row names, or 0. */
  company: number
  is_per_company: boolean
  records: CompanyRecord[]
}

/**
 * Matches the keys of one row that names its company with that company's record that has one of them. Otherwise they
 * match the record without a company that has all of them.
 */
function matchKeysOfRowWithCompany(keyValues: readonly KeyValueRow[]): KeyMatch[] {
  const sharedRecords = hasRecordOfRowCompany(keyValues) ? [] : intersectRecords(keyValues)
  return keyValues.map((keyValue) => buildKeyMatch(keyValue, keyValue.company, sharedRecords[0]?.id ?? null))
}

/**
 * Matches the keys of one row without a company with the record without a company that has one of them. Otherwise keys
 * that no record has are left aside, and the row matches the only record, of any company, that has all the others. Its
 * keys then belong to that record's company.
 */
function matchKeysOfRowWithoutCompany(keyValues: readonly KeyValueRow[]): KeyMatch[] {
  const matchedValues = hasRecordOfRowCompany(keyValues) ? [] : keyValues.filter(({ records }) => records.length > 0)
  const sharedRecords = intersectRecords(matchedValues)
  const match = sharedRecords.length === 1 ? sharedRecords[0] : undefined
  const isAmbiguous = matchedValues.length > 0 && match === undefined
  return keyValues.map((keyValue) => ({
    ...buildKeyMatch(keyValue, match?.company ?? keyValue.company, null),
    isAmbiguous,
  }))
}

const hasRecordOfRowCompany = (keyValues: readonly KeyValueRow[]) =>
  keyValues.some(({ company, records }) => records.some((record) => record.company === company))

/** The records that have all the given values. */
const intersectRecords = ([first, ...otherValues]: readonly KeyValueRow[]): CompanyRecord[] =>
  (first?.records ?? []).filter(({ id }) =>
    otherValues.every(({ records }) => records.some((record) => record.id === id)),
  )

/** The match of a key with the company's record that has the key, or else with the record `fallbackId`. */
function buildKeyMatch(
  { row_index, field, value, is_per_company, records }: KeyValueRow,
  company: number,
  fallbackId: number | null,
): KeyMatch {
  const keyCompany = is_per_company ? company : 0
  const id = records.find((record) => record.company === keyCompany)?.id ?? fallbackId
  return { index: row_index, field, key: `${field} ${value} ${keyCompany}`, id, isAmbiguous: false }
}
