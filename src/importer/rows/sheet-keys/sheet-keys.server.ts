import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'

/** First character of sheet keys, which no key of a unique index begins with. */
export const sheetKeyMark = '~'

/**
 * The sheet key of a row: the values of the declared fields, without case. Null if the resource declares none, and for
 * a row that lacks the first field.
 */
export function buildSheetKey({ prepared }: ImportPlan, { values }: Pick<ReadRow, 'values'>): string | null {
  const [firstField, ...otherFields] = prepared.resource.sheetKey
  if (firstField === undefined || !values[firstField]) return null
  const texts = [firstField, ...otherFields].map((name) => String(values[name] ?? '').toLowerCase())
  return sheetKeyMark + JSON.stringify(texts)
}

/** True if a row has a value of a unique index, by which alone it is matched. */
const hasUniqueValue = ({ keys }: ImportPlan, { values }: ReadRow): boolean =>
  keys.some(({ field }) => values[field] != null)

export type SheetKeyMatch = {
  /** The stored records with the key. */
  ids: readonly number[]
  /** The other rows of the sheet with the key. Empty if the row is the only one. */
  otherRows: readonly number[]
}

/** Most stored records with one key that are counted. */
const maxRecords = 50

/** Matches rows without a unique value by their sheet keys, in one statement that an index on the fields serves. */
export async function matchRowsBySheetKeys(
  db: Queryable,
  plan: ImportPlan,
  actor: Actor,
  rows: readonly ReadRow[],
): Promise<Map<ReadRow, SheetKeyMatch>> {
  const { resource } = plan.prepared
  const keyedRows = rows.flatMap((row) => {
    const key = buildSheetKey(plan, row)
    return key === null || hasUniqueValue(plan, row) ? [] : [{ row, key }]
  })
  if (keyedRows.length === 0) return new Map()
  const parameters = new SqlParameters()
  const fields = resource.sheetKey
  const givenValues = keyedRows.map(({ row: { values } }) =>
    Object.fromEntries(fields.map((name) => [name, values[name] ?? null])),
  )
  const values = parameters.add(JSON.stringify(givenValues))
  const expressionOf = (alias: string, name: string, index: number) =>
    index === 0 ? `lower(${alias}.${name})` : `lower(coalesce(${alias}.${name}, ''))`
  const conditions = fields.map(
    (name, index) => `${expressionOf('t', name, index)} = ${expressionOf('g', name, index)}`,
  )
  const sql = `
    with given as materialized (
      select * from jsonb_populate_recordset(null::${resource.table}, ${values}::text::jsonb) with ordinality)
    select g.ordinality::int - 1 as index, array(
      select t.id from ${resource.table} t
      where ${conditions.join(' and ')} and ${buildScopeCondition(resource, actor, parameters)}
      order by t.id limit ${maxRecords}) as ids
    from given g`
  const matches = await db.query<{ index: number; ids: number[] }[]>(sql, parameters.values)
  const idsByIndex = new Map(matches.map(({ index, ids }) => [index, ids]))
  return new Map(
    keyedRows.map(({ row, key }, index) => {
      const otherRows = (plan.rowsBySheetKey.get(key) ?? []).filter((otherRow) => otherRow !== row.row)
      return [row, { ids: idsByIndex.get(index) ?? [], otherRows }]
    }),
  )
}

/** The only record that a row means. Null if several have its key, or another row has it too. */
export const findOnlyMatch = ({ ids, otherRows }: SheetKeyMatch): number | null =>
  ids.length === 1 && otherRows.length === 0 ? (ids[0] ?? null) : null

/** Why a new row would double something. Null if it would not. */
export function findDoubleWarning({ ids, otherRows }: SheetKeyMatch): MessageRef | null {
  if (ids.length > 0) return { key: 'importer.doubles_records', params: { count: ids.length } }
  const [otherRow] = otherRows
  return otherRow === undefined ? null : { key: 'importer.doubles_row', params: { row: otherRow } }
}
