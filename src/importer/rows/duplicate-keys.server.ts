import type { Tx } from '#src/platform/database/sql.server.ts'

/** By key, the first row of the sheet with it, leaving out `excludedRow`. */
export async function findFirstRowsByKey(
  tx: Tx,
  importId: number,
  keys: readonly string[],
  excludedRow: number,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const distinctKeys = [...new Set(keys)]
  const firstRows = await tx<{ key: string; row: number }[]>`
    select key, min(row) as row from import_outcomes, jsonb_array_elements_text(keys) key
    where import_id = ${importId} and row <> ${excludedRow} and keys ?| ${distinctKeys}::text[] and key = any(${distinctKeys}::text[])
    group by key`
  return new Map(firstRows.map(({ key, row }) => [key, row]))
}

/** A key whose first row in the sheet has changed. `otherRow` is the first of the other rows with the key. */
export type MovedKey = { key: string; firstRow: number; otherRow: number }

/**
 * Rows with the key of an earlier row are wrong, and their message contains the number of that first row. Updates the
 * number in all these messages, in one statement. Returns the updated rows.
 */
export async function updateFirstRowInErrors(
  tx: Tx,
  importId: number,
  { key, firstRow, otherRow }: MovedKey,
): Promise<number[]> {
  const [field = ''] = key.split(' ')
  const updatedRows = await tx<{ row: number }[]>`
    update import_outcomes set errors = jsonb_set(errors, ${[field, 'params', 'row']}::text[], to_jsonb(${firstRow}::int))
    where import_id = ${importId} and row > ${otherRow} and keys ? ${key} and status = 'wrong'
      and errors->${field}::text->>'key' = 'importer.same_as_row'
    returning row`
  return updatedRows.map(({ row }) => row)
}
