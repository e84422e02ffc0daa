import type { StoredKind, Upload } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Arrange, FileSide } from '#src/resource/kinds/kind.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** Planned changes to the files of one field, checked before any is processed. */
export type Plan = {
  name: string
  store: StoredKind
  uploads: Upload[]
  arrange: Arrange
} & Pick<FileSide<Field>, 'column' | 'held'>

/** File fields of a resource's writes, and how many files each takes. */
export function filesTaken({ files }: Pick<Prepared, 'files'>): FilesTaken {
  return new Map(files.flatMap(({ name, field, files: side }) => Object.entries(side.taken(name, field))))
}

/** Plans each field's files. Throws Invalid for names that do not belong to the row. */
export function planUploads({ files }: Pick<Prepared, 'files'>, body: Body, before: Entity | null): Plan[] {
  return files.map(({ name, field, files: side }) => {
    const names = Object.keys(side.taken(name, field))
    return {
      name,
      store: side.store(field),
      uploads: body.uploads.filter((upload) => names.includes(upload.field)),
      arrange: side.arrange(name, field, body, before),
      column: side.column,
      held: side.held,
    }
  })
}
