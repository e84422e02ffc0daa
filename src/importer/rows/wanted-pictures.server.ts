import type { Plan } from '#src/importer/rows/plan.server.ts'
import type { ReadRow } from '#src/importer/rows/read-row.server.ts'
import type { ZippedPicture } from '#src/importer/rows/zipped-pictures.server.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { pictureMessage } from '#src/platform/pictures/picture-refusals.server.ts'
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
    const [problem] = names.flatMap((file) => problemOf(name, file, pictures(file)) ?? [])
    const most = files.taken(name, field)[name]?.most ?? 1
    if (problem !== undefined) errors[name] ??= problem
    else if (names.length > most) errors[name] ??= { key: 'resource.fields.too_many_pictures', params: { qty: most } }
    else wanted.set(name, names)
  }
  return wanted
}

/** What keeps a file that is named in a cell from being its picture; null where nothing does, as far as is seen. */
function problemOf(field: string, file: string, [found, ...others]: readonly ZippedPicture[]): MessageRef | null {
  if (!found) return { key: 'importer.no_picture', params: { file } }
  if (others.length > 0) return 'importer.two_pictures'
  return found.refusal && pictureMessage(found.refusal, { field, filename: file })
}
