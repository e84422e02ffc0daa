import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { changedFields, isRestorable } from '#src/resource/history/changed-fields.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'
import type { Given } from '#src/resource/registration/rules.server.ts'
import { parseFields } from '#src/resource/write/check-input.server.ts'
import { restoreReplacedUploads } from '#src/resource/write/rows/upload-rows.server.ts'

/** The two states of a row that an entry of the audit tells. */
export type EntryStates = { before: Entity; after: Entity }

/**
 * What puts a row back: of `fields`, or of all that the entry changed, the values of `before`, read as a form would
 * send them; files apart. Throws Invalid for a value that its field no longer takes.
 */
export function givenBack(
  { resource }: Prepared,
  { before, after }: EntryStates,
  fields: readonly string[] | null,
): Given {
  const restored = changedFields(resource, before, after).filter(
    ([name, field]) =>
      isRestorable(field) && serverKindOf(field).files === null && (fields === null || fields.includes(name)),
  )
  return parseFields(
    restored.map(([name, field]) => [name, field, kindOf(field).form.initialValue(name, field, before)]),
  )
}

/** Throws Conflict where nothing is left to put back. */
export function orNothing(given: Given): Given {
  if (Object.keys(given).length === 0) throw new Conflict('resource.undo.nothing', 'NOTHING_TO_RESTORE')
  return given
}

/** A file that is not there any more, so that it could not be put back. */
export type LeftOut = { field: string; name: string }

type PutBack = {
  columns: Given
  /** Names that were replaced since, to be brought back after the commit. */
  returned: string[]
  released: string[]
  left_out: LeftOut[]
}

/**
 * The files of `before`, of `fields` or of all that the entry changed, as far as they are still stored: replaced ones
 * are for thirty days. A field of which none is there stays as it is.
 */
export async function putBackFiles(
  tx: Tx,
  { resource, files }: Prepared,
  { before, after }: EntryStates,
  current: EntryStates['after'],
  fields: readonly string[] | null,
): Promise<PutBack> {
  const back: PutBack = { columns: {}, returned: [], released: [], left_out: [] }
  const changed = new Set(changedFields(resource, before, after).map(([name]) => name))
  for (const { name, files: side } of files) {
    if (!changed.has(name) || (fields && !fields.includes(name))) continue
    const wanted = side.namesIn(before[name])
    back.returned.push(...(await restoreReplacedUploads(tx, wanted)))
    const stored = await storedOf(tx, wanted)
    for (const one of wanted) if (!stored.has(one)) back.left_out.push({ field: name, name: one })
    if (wanted.length > 0 && stored.size === 0) continue
    const kept = wanted.filter((one) => stored.has(one))
    back.columns[name] = side.toColumnValue(kept)
    back.released.push(...side.namesIn(current[name]).filter((one) => !kept.includes(one)))
  }
  return back
}

async function storedOf(tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await tx<{ name: string }[]>`
    select name from pictures where name = any(${[...names]}::text[])
    union all select key from files where key = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}
