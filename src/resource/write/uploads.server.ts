import { OutcomeUnknown } from '#src/platform/database/errors/database-lost.server.ts'
import type { FileStore, StoredFile, StoredKind, StoredPicture, Upload } from '#src/platform/files/file-store.server.ts'
import type { UploadFields } from '#src/platform/http/bodies/receive-form.server.ts'
import type { RequestBody } from '#src/platform/http/bodies/request-body.server.ts'
import type { Entity } from '#src/resource/declaration.ts'
import type { ArrangeNames, FileHandling } from '#src/resource/kinds/kind.server.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import type { CheckedValues } from '#src/resource/registration/rules.server.ts'

/** The uploads of a field, and the kind of file that each is stored as. */
export type UploadsToStore = { name: string; store: StoredKind; uploads: Upload[] }

/** The planned change of one field's files. It is checked before any file is processed. */
export type FilePlan = UploadsToStore & { arrange: ArrangeNames } & Pick<
    FileHandling<Field>,
    'toColumnValue' | 'namesIn'
  >

type StoredUpload = StoredPicture | StoredFile

/** Stored uploads by field. */
export type StoredUploads = Map<string, StoredUpload[]>

/** The upload fields of a resource, each with the number of files that it takes. */
export function listUploadFields({ files }: Pick<PreparedResource, 'files'>): UploadFields {
  return new Map(
    files.flatMap(({ name, field, files: fileHandling }) => Object.entries(fileHandling.uploadFields(name, field))),
  )
}

/** Plans the files of each field. Throws Invalid for names of files that do not belong to the row. */
export function planUploads(
  { files }: Pick<PreparedResource, 'files'>,
  body: RequestBody,
  before: Entity | null,
): FilePlan[] {
  return files.map(({ name, field, files: fileHandling }) => {
    const names = Object.keys(fileHandling.uploadFields(name, field))
    const uploads = body.uploads.filter((upload) => names.includes(upload.field))
    const { toColumnValue, namesIn } = fileHandling
    return {
      name,
      store: fileHandling.store(field),
      uploads,
      arrange: fileHandling.planArrangement(name, field, body, before),
      toColumnValue,
      namesIn,
    }
  })
}

/**
 * Replaces the markers of new files among a request's tags (`new:0`) by their stored names. Before the files are
 * stored, `storedUploads` is null and the markers stay. Throws Invalid for a new tag of a file, or with a linked
 * record, that the record will not have.
 */
export function resolveTags(
  { tags }: Pick<PreparedResource, 'tags'>,
  { plans, storedUploads }: { plans: readonly FilePlan[]; storedUploads: StoredUploads | null },
  values: CheckedValues,
  before: Entity | null,
): CheckedValues {
  const resolvedValues = { ...values }
  for (const { name, field, tags: tagHandling } of tags) {
    const plan = plans.find((plan) => plan.name === tagHandling.filesField(field))
    if (!plan || !(name in values)) continue
    const markers = plan.uploads.map((_, index) => `new:${index}`)
    const newNames = storedUploads?.get(plan.name)?.map(uploadNameOf) ?? markers
    resolvedValues[name] = tagHandling.resolveInput(
      name,
      field,
      { values, before },
      {
        names: plan.arrange(newNames) ?? plan.namesIn(before?.[plan.name]),
        namesByMarker: new Map(markers.map((marker, index) => [marker, newNames[index] ?? marker])),
      },
    )
  }
  return resolvedValues
}

/**
 * Stores the uploads one by one, then runs `write`. The files are removed again if `write` fails, or ends without a
 * call of `keepUploads`: a repeated request gets its stored answer and uses no file. If the outcome of COMMIT is
 * unknown the files stay, as a row may name them; the sweep removes files that no row names.
 */
export async function withStoredUploads<T>(
  files: FileStore,
  plans: readonly UploadsToStore[],
  write: (storedUploads: StoredUploads, keepUploads: () => void) => Promise<T>,
): Promise<T> {
  const storedUploads: StoredUploads = new Map()
  let isKept = false
  try {
    for (const { name, store, uploads } of plans) {
      const fieldUploads: StoredUpload[] = []
      storedUploads.set(name, fieldUploads)
      for (const [index, upload] of uploads.entries()) {
        const placedUpload = { ...upload, field: name, index }
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

/** The name of a stored picture, or the key of a stored file. */
export const uploadNameOf = (upload: StoredUpload): string => ('key' in upload ? upload.key : upload.name)
