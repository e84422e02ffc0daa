import type { Tx } from '#src/platform/database/sql.server.ts'
import { Conflict } from '#src/platform/errors.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { isRestorableField, listChangedFormFields } from '#src/resource/history/changed-fields.ts'
import { serverKindOf } from '#src/resource/kinds/kinds.server.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'
import { parseFieldsOrRefuse } from '#src/resource/write/check-input.server.ts'
import { restoreReplacedUploads } from '#src/resource/write/rows/upload-rows.server.ts'

/** The states of a record before and after an audit entry that updated it. */
export type EntryStates = { before: Entity; after: Entity }

/**
 * Builds the values that restore a record to `before`: those of the fields that the entry changed, limited to
 * `fieldNames` unless these are null. Fields of files are left out. The values are parsed like those of a form. Throws
 * Invalid for a value that its field no longer accepts.
 */
export function buildRestoredValues(
  { resource }: PreparedResource,
  { before, after }: EntryStates,
  fieldNames: readonly string[] | null,
): CheckedValues {
  const restoredFields = listChangedFormFields(resource, before, after).filter(
    ([name, field]) =>
      isRestorableField(field) &&
      serverKindOf(field).files === null &&
      (fieldNames === null || fieldNames.includes(name)),
  )
  return parseFieldsOrRefuse(
    restoredFields.map(([name, field]) => [name, field, kindOf(field).form.initialValue(name, field, before)]),
  )
}

/** Returns the values to restore. Throws Conflict if there are none. */
export function requireSomethingToRestore(values: CheckedValues): CheckedValues {
  if (Object.keys(values).length === 0) throw new Conflict('resource.undo.nothing', 'NOTHING_TO_RESTORE')
  return values
}

/** A file that could not be restored, as it is stored no longer. */
export type MissingFile = { field: string; name: string }

type FileRestoration = {
  columns: CheckedValues
  /** Names of replaced files that are restored: their files are brought back after the commit. */
  returnedNames: string[]
  /** Names of files that the record no longer uses. */
  releasedNames: string[]
  left_out: MissingFile[]
}

/**
 * Restores the upload rows of the files in `before`, for the fields that the entry changed, limited to `fieldNames`
 * unless these are null. Returns the columns that the record must then get. Replaced files are kept for thirty days.
 * Files that are stored no longer are left out. If none of a field's files is stored, the field stays as it is.
 */
export async function restoreUploadRows(
  tx: Tx,
  { resource, files }: PreparedResource,
  { before, after }: EntryStates,
  current: EntryStates['after'],
  fieldNames: readonly string[] | null,
): Promise<FileRestoration> {
  const restored: FileRestoration = { columns: {}, returnedNames: [], releasedNames: [], left_out: [] }
  const changedNames = new Set(listChangedFormFields(resource, before, after).map(([name]) => name))
  for (const { name, files: fileHandling } of files) {
    if (!changedNames.has(name) || (fieldNames && !fieldNames.includes(name))) continue
    const formerNames = fileHandling.namesIn(before[name])
    restored.returnedNames.push(...(await restoreReplacedUploads(tx, formerNames)))
    const storedNames = await findStoredFileNames(tx, formerNames)
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

async function findStoredFileNames(tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await tx<{ name: string }[]>`
    select name from pictures where name = any(${[...names]}::text[])
    union all select key from files where key = any(${[...names]}::text[])`
  return new Set(rows.map(({ name }) => name))
}
