import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { buildPictureRefusalMessage } from '#src/platform/pictures/picture-rules.server.ts'
import type { Entity } from '#src/resource/declaration.ts'

/**
 * By field, the names of a row's pictures that are to be stored. A record that has pictures keeps them, so that a
 * second import changes nothing. A picture that no zip has is left out and adds a warning. An ambiguous or unfit
 * picture adds an error.
 */
export function listPicturesAndAddProblems(
  { prepared, findPictures, hasPictures }: ImportPlan,
  row: ReadRow,
  record: Entity | null,
  { errors, warnings }: { errors: Record<string, MessageRef>; warnings: Record<string, MessageRef> },
): ReadonlyMap<string, readonly string[]> {
  const namesByField = new Map<string, readonly string[]>()
  for (const { name, field, files } of prepared.files) {
    const names = row.pictureNames[name]
    if (!names || (record && files.namesIn(record[name]).length > 0)) continue
    const missingNames = names.filter((file) => findPictures(file).length === 0)
    const foundNames = names.filter((file) => !missingNames.includes(file))
    if (missingNames.length > 0)
      warnings[name] = {
        key: hasPictures ? 'importer.picture_left_out' : 'importer.no_zip',
        params: { file: missingNames.join(', '), count: missingNames.length },
      }
    const [problem] = foundNames.flatMap((file) => findPictureProblem(name, file, findPictures(file)) ?? [])
    const maxPictures = files.uploadFields(name, field)[name]?.maxFiles ?? 1
    if (problem !== undefined) errors[name] ??= problem
    else if (foundNames.length > maxPictures)
      errors[name] ??= { key: 'resource.fields.too_many_pictures', params: { qty: maxPictures } }
    else if (foundNames.length > 0) namesByField.set(name, foundNames)
  }
  return namesByField
}

/** Why a file that a cell names cannot be stored as a picture. Null if no problem is known before unpacking it. */
function findPictureProblem(
  field: string,
  file: string,
  [picture, ...duplicates]: readonly ZippedPicture[],
): MessageRef | null {
  if (duplicates.length > 0) return 'importer.two_pictures'
  return picture?.refusal ? buildPictureRefusalMessage(picture.refusal, { field, filename: file }) : null
}
