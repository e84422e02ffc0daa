import { OutcomeUnknown } from '#src/platform/database/database-lost.server.ts'
import type { Files, StoredFile, StoredKind, StoredPicture, Upload } from '#src/platform/files/files.server.ts'
import type { Body } from '#src/platform/http/body.server.ts'
import type { FilesTaken } from '#src/platform/http/received-form.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ArrangeNames, FileHandling } from '#src/resource/kinds/kind.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { Prepared } from '#src/resource/registration/prepared.server.ts'

/** Which uploads of a field are stored, and as what. */
export type UploadsToStore = { name: string; store: StoredKind; uploads: Upload[] }

/** Planned changes to the files of one field, checked before any is processed. */
export type FilePlan = UploadsToStore & { arrange: ArrangeNames } & Pick<
    FileHandling<Field>,
    'toColumnValue' | 'namesIn'
  >

type StoredUpload = StoredPicture | StoredFile

/** What was stored, by field. */
export type StoredUploads = Map<string, StoredUpload[]>

/** File fields of a resource's writes, and how many files each takes. */
export function listUploadFields({ files }: Pick<Prepared, 'files'>): FilesTaken {
  return new Map(files.flatMap(({ name, field, files: side }) => Object.entries(side.uploadFields(name, field))))
}

/** Plans each field's files. Throws Invalid for names that do not belong to the row. */
export function planUploads({ files }: Pick<Prepared, 'files'>, body: Body, before: Entity | null): FilePlan[] {
  return files.map(({ name, field, files: side }) => {
    const names = Object.keys(side.uploadFields(name, field))
    const uploads = body.uploads.filter((upload) => names.includes(upload.field))
    const { toColumnValue, namesIn } = side
    return {
      name,
      store: side.store(field),
      uploads,
      arrange: side.planArrangement(name, field, body, before),
      toColumnValue,
      namesIn,
    }
  })
}

/**
 * Stores the uploads, one after the other, and writes with them. Files for which `write` does not call `markUsed` are
 * removed again: a refusal wrote nothing, a repeat was answered from its key. Where the outcome of the COMMIT is
 * unknown the files stay, since a row may name them; the sweep removes those that no row names.
 */
export async function withStoredUploads<T>(
  files: Files,
  plans: readonly UploadsToStore[],
  write: (storedUploads: StoredUploads, keepUploads: () => void) => Promise<T>,
): Promise<T> {
  const storedUploads: StoredUploads = new Map()
  let isKept = false
  try {
    for (const { name, store, uploads } of plans) {
      const fieldUploads: StoredUpload[] = []
      storedUploads.set(name, fieldUploads)
      for (const [place, upload] of uploads.entries()) {
        const placedUpload = { ...upload, field: name, place }
        fieldUploads.push(
          await (store === 'file' ? files.storeFile(placedUpload) : files.storePicture(placedUpload, store)),
        )
      }
    }
    return await write(storedUploads, () => {
      isKept = true
    })
  } catch (error) {
    isKept = isKept && error instanceof OutcomeUnknown
    throw error
  } finally {
    if (!isKept) await files.remove([...storedUploads.values()].flat().map(uploadNameOf))
  }
}

/** A picture's name, or a file's key. */
export const uploadNameOf = (upload: StoredUpload): string => ('key' in upload ? upload.key : upload.name)
