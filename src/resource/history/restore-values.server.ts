import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isRestorable, listChangedFields } from '#src/resource/history/changed-fields.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { parseFields } from '#src/resource/write/check-input.server.ts'
import { restoreReplacedUploads } from '#src/resource/write/rows/upload-rows.server.ts'

/** The two states of a row that an entry of the audit tells. */
export type EntryStates = { before: Entity; after: Entity }

/**
 * What puts a row back: of `fields`, or of all that the entry changed, the values of `before`, read as a form would
 * send them; files apart. Throws Invalid for a value that its field no longer takes.
 */
export function buildRestoredValues(
  { resource }: PreparedResource,
  { before, after }: EntryStates,
  fieldNames: readonly string[] | null,
): CheckedValues {
  const restoredFields = listChangedFields(resource, before, after).filter(
    ([name, field]) =>
      isRestorable(field) && serverKindOf(field).files === null && (fieldNames === null || fieldNames.includes(name)),
  )
  return parseFields(
    restoredFields.map(([name, field]) => [name, field, kindOf(field).form.initialValue(name, field, before)]),
  )
}

/** Throws Conflict where nothing is left to put back. */
export function requireAnyValue(values: CheckedValues): CheckedValues {
  if (Object.keys(values).length === 0) throw new Conflict('resource.undo.nothing', 'NOTHING_TO_RESTORE')
  return values
}

/** A file that is not there any more, so that it could not be put back. */
export type MissingFile = { field: string; name: string }

type RestoredFiles = {
  columns: CheckedValues
  /** Names that were replaced since, to be brought back after the commit. */
  returnedNames: string[]
  releasedNames: string[]
  left_out: MissingFile[]
}

/**
 * The files of `before`, of `fields` or of all that the entry changed, as far as they are still stored: replaced ones
 * are for thirty days. A field of which none is there stays as it is.
 */
export async function restoreFiles(
  tx: Tx,
  { resource, files }: PreparedResource,
  { before, after }: EntryStates,
  current: EntryStates['after'],
  fieldNames: readonly string[] | null,
): Promise<RestoredFiles> {
  const restored: RestoredFiles = { columns: {}, returnedNames: [], releasedNames: [], left_out: [] }
  const changedNames = new Set(listChangedFields(resource, before, after).map(([name]) => name))
  for (const { name, files: fileHandling } of files) {
    if (!changedNames.has(name) || (fieldNames && !fieldNames.includes(name))) continue
    const formerNames = fileHandling.namesIn(before[name])
    restored.returnedNames.push(...(await restoreReplacedUploads(tx, formerNames)))
    const storedNames = await findStoredNames(tx, formerNames)
    for (const fileName of formerNames)
      if (!storedNames.has(fileName)) restored.left_out.push({ field: name, name: fileName })
    if (formerNames.length > 0 && storedNames.size === 0) continue
    const restoredNames = formerNames.filter((fileName) => storedNames.has(fileName))
    restored.columns[name] = fileHandling.toColumnValue(restoredNames)
    restored.releasedNames.push(
      ...fileHandling.namesIn(current[name]).filter((fileName) => !restoredNames.includes(fileName)),
    )
  }
  return restored
}

async function findStoredNames(tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await tx<{ name: string }[]>`
    select name from pictures where name = any(${[...names]}::text[])
    union all select key from files where key = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}
