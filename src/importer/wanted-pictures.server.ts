import type { Plan } from '#src/importer/plan.server.ts'
import type { ReadRow } from '#src/importer/read-row.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { zippedKey } from '#src/platform/spreadsheets/open-zip.server.ts'
import type { Entity } from '#src/resource/declaration.ts'

/** Pictures of rows that have none: what has a picture keeps it, so that a second load changes nothing. */
export function wantedPictures(
  { prepared, pictures }: Plan,
  one: ReadRow,
  before: Entity | null,
  errors: Record<string, MessageRef>,
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>()
  for (const { name, field, files } of prepared.files) {
    const names = one.pictures[name]
    if (!names || (before && files.held(before[name]).length > 0)) continue
    const missing = names.find((file) => !pictures.has(zippedKey(file)))
    const most = files.taken(name, field)[name]?.most ?? 1
    if (missing !== undefined) errors[name] ??= { key: 'importer.no_picture', params: { file: missing } }
    else if (names.length > most) errors[name] ??= { key: 'resource.fields.too_many_pictures', params: { qty: most } }
    else wanted.set(name, names)
  }
  return wanted
}
