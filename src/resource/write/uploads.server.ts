import { OutcomeUnknown } from '#src/platform/database/database-lost.server.ts'
import type { FileStore, StoredFile, StoredKind, StoredPicture, Upload } from '#src/platform/files/file-store.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { Arrange, FileSide } from '#src/resource/kinds/kind.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** Which uploads of a field are stored, and as what. */
export type UploadsToStore = { name: string; store: StoredKind; uploads: Upload[] }

/** Planned changes to the files of one field, checked before any is processed. */
export type Plan = UploadsToStore & { arrange: Arrange } & Pick<FileSide<Field>, 'column' | 'held'>

type Stored = StoredPicture | StoredFile

/** What was stored, by field. */
export type StoredByField = Map<string, Stored[]>

/** File fields of a resource's writes, and how many files each takes. */
export function filesTaken({ files }: Pick<Prepared, 'files'>): FilesTaken {
  return new Map(files.flatMap(({ name, field, files: side }) => Object.entries(side.taken(name, field))))
}

/** Plans each field's files. Throws Invalid for names that do not belong to the row. */
export function planUploads({ files }: Pick<Prepared, 'files'>, body: Body, before: Entity | null): Plan[] {
  return files.map(({ name, field, files: side }) => {
    const names = Object.keys(side.taken(name, field))
    const uploads = body.uploads.filter((upload) => names.includes(upload.field))
    const { column, held } = side
    return { name, store: side.store(field), uploads, arrange: side.arrange(name, field, body, before), column, held }
  })
}

/**
 * Stores the uploads, one after the other, and writes with them. Files for which `write` does not call `markUsed` are
 * removed again: a refusal wrote nothing, a repeat was answered from its key. Where the outcome of the COMMIT is
 * unknown the files stay, since a row may name them; the sweep removes those that no row names.
 */
export async function withStored<T>(
  files: FileStore,
  plans: readonly UploadsToStore[],
  write: (stored: StoredByField, markUsed: () => void) => Promise<T>,
): Promise<T> {
  const stored: StoredByField = new Map()
  let isUsed = false
  try {
    for (const { name, store, uploads } of plans) {
      const ofField: Stored[] = []
      stored.set(name, ofField)
      for (const [place, sent] of uploads.entries()) {
        const upload = { ...sent, field: name, index: place }
        ofField.push(await (store === 'file' ? files.storeFile(upload) : files.storePicture(upload, store)))
      }
    }
    return await write(stored, () => {
      isUsed = true
    })
  } catch (error) {
    isUsed = isUsed && error instanceof OutcomeUnknown
    throw error
  } finally {
    if (!isUsed) await files.remove([...stored.values()].flat().map(nameOf))
  }
}

/** A picture's name, or a file's key. */
export const nameOf = (stored: Stored): string => ('key' in stored ? stored.key : stored.name)
