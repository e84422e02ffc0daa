import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import { readNextStagedBatch } from '#src/importer/rows/outcomes.server.ts'
import { buildSheetKey, sheetKeyMark } from '#src/importer/rows/sheet-keys/sheet-keys.server.ts'
import type { FindSkipReason } from '#src/importer/rows/skip-reason.server.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'

/** By sheet key, the first rows that have it. Only keys of several rows are in it. */
export type RowsBySheetKey = ReadonlyMap<string, readonly number[]>

/** Rows of a key that are remembered: enough to name another row to each. */
const rememberedRows = 2

/**
 * Reads the whole sheet for the sheet keys that several rows have, before its first row is checked. Empty, without
 * reading, if the resource declares no sheet key.
 */
export async function findSharedSheetKeys(
  db: Queryable,
  importId: number,
  plan: ImportPlan,
  { headerRow, findSkipReason }: { headerRow: number; findSkipReason: FindSkipReason },
): Promise<RowsBySheetKey> {
  const rowsByKey = new Map<string, number[]>()
  if (plan.prepared.resource.sheetKey.length === 0) return rowsByKey
  const readNext = (lastRow: number) => readNextStagedBatch(db, importId, plan.reader, lastRow)
  for (let batch = await readNext(headerRow); batch !== null; batch = await readNext(batch.position))
    for (const row of batch.rows) {
      const key = buildSheetKey(plan, row)
      if (key === null || findSkipReason(row) !== null) continue
      const rows = rowsByKey.get(key) ?? []
      if (rows.length < rememberedRows) rowsByKey.set(key, [...rows, row.row])
    }
  return new Map([...rowsByKey].filter(([, rows]) => rows.length > 1))
}

/** The sheet keys that several rows have, as the check has stored them. */
export async function readSharedSheetKeys(db: Queryable, importId: number): Promise<RowsBySheetKey> {
  const sharedKeys = await db<{ key: string; rows: number[] }[]>`
    select key, (array_agg(row order by row))[1:${rememberedRows}::int] as rows
    from import_outcomes, jsonb_array_elements_text(keys) key
    where import_id = ${importId} and starts_with(key, ${sheetKeyMark})
    group by key having count(*) > 1`
  return new Map(sharedKeys.map(({ key, rows }) => [key, rows]))
}

/** Most rows with one sheet key that are checked again with a corrected one. */
const maxCheckedAgain = 200

/** The other rows that have one of the sheet keys, the first of them. */
export async function findRowsBySheetKeys(
  db: Queryable,
  importId: number,
  keys: readonly string[],
  excludedRow: number,
): Promise<{ key: string; row: number }[]> {
  if (keys.length === 0) return []
  return db<{ key: string; row: number }[]>`
    select key, row from import_outcomes, jsonb_array_elements_text(keys) key
    where import_id = ${importId} and row <> ${excludedRow} and keys ?| ${[...keys]}::text[] and key = any(${[...keys]}::text[])
    order by row limit ${maxCheckedAgain}`
}
