import type { ImportPlan } from '#src/importer/rows/import-plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { buildPictureRefusalMessage } from '#src/platform/pictures/picture-rules.server.ts'
import type { Entity } from '#src/resource/declaration.ts'

/**
 * By field, the names of a row's pictures that are to be stored. A record that has pictures keeps them, so that a
 * second import changes nothing. A missing, ambiguous or unfit picture adds an error.
 */
export function listPicturesAndAddErrors(
  { prepared, findPictures }: ImportPlan,
  row: ReadRow,
  record: Entity | null,
  errors: Record<string, MessageRef>,
): ReadonlyMap<string, readonly string[]> {
  const namesByField = new Map<string, readonly string[]>()
  for (const { name, field, files } of prepared.files) {
    const names = row.pictureNames[name]
    if (!names || (record && files.namesIn(record[name]).length > 0)) continue
    const [problem] = names.flatMap((file) => findPictureProblem(name, file, findPictures(file)) ?? [])
    const maxPictures = files.uploadFields(name, field)[name]?.maxFiles ?? 1
    if (problem !== undefined) errors[name] ??= problem
    else if (names.length > maxPictures)
      errors[name] ??= { key: 'resource.fields.too_many_pictures', params: { qty: maxPictures } }
    else namesByField.set(name, names)
  }
  return namesByField
}

/** Why a file that a cell names cannot be stored as a picture. Null if no problem is known before unpacking it. */
function findPictureProblem(
  field: string,
  file: string,
  [picture, ...duplicates]: readonly ZippedPicture[],
): MessageRef | null {
  if (!picture) return { key: 'importer.no_picture', params: { file } }
  if (duplicates.length > 0) return 'importer.two_pictures'
  return picture.refusal && buildPictureRefusalMessage(picture.refusal, { field, filename: file })
}
