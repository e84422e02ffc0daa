import type { Tx } from '#src/platform/database/sql.server.ts'

/** Which row of the sheet first has each of these keys, one row aside. */
export async function firstRows(
  tx: Tx,
  id: number,
  keys: readonly string[],
  aside: number,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const wanted = [...new Set(keys)]
  const found = await tx<{ key: string; row: number }[]>`
    select key, min(row) as row from import_outcomes, jsonb_array_elements_text(keys) key
    where import_id = ${id} and row <> ${aside} and keys ?| ${wanted}::text[] and key = any(${wanted}::text[])
    group by key`
  return new Map(found.map(({ key, row }) => [key, row]))
}

/** A key that a row of the sheet has first now, and the first of the others that have it. */
export type TurnedKey = { key: string; first: number; other: number }

/** What rows below these that have the key say of it: that it stands in its first row. One statement, however many. */
export async function nameFirst(tx: Tx, id: number, { key, first, other }: TurnedKey): Promise<number[]> {
  const [field = ''] = key.split(' ')
  const renamed = await tx<{ row: number }[]>`
    update import_outcomes set errors = jsonb_set(errors, ${[field, 'params', 'row']}::text[], to_jsonb(${first}::int))
    where import_id = ${id} and row > ${other} and keys ? ${key} and status = 'wrong'
      and errors->${field}::text->>'key' = 'importer.same_as_row'
    returning row`
  return renamed.map(({ row }) => row)
}
