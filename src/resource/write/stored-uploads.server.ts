import { OutcomeUnknown } from '#src/platform/database/database-lost.server.ts'
import type { Files, StoredFile, StoredKind, StoredPicture, Upload } from '#src/platform/files/files.server.ts'
import type { Plan } from '#src/resource/write/planned-uploads.server.ts'

export type Stored = StoredPicture | StoredFile

/** What was stored, by field. */
export type StoredByField = Map<string, Stored[]>

/** Which uploads of a field are stored, and as what. */
export type UploadsToStore = Pick<Plan, 'name' | 'store' | 'uploads'>

/**
 * Stores the uploads and writes with them. Files for which `write` does not call `used` are removed again: a refusal
 * wrote nothing, a repeat was answered from its key. Where the outcome of the COMMIT is unknown the files stay, since a
 * row may name them; the sweep removes those that no row names.
 */
export async function withStored<T>(
  files: Files,
  plans: readonly UploadsToStore[],
  write: (stored: StoredByField, used: () => void) => Promise<T>,
): Promise<T> {
  const stored = await storeUploads(files, plans)
  let isUsed = false
  try {
    return await write(stored, () => {
      isUsed = true
    })
  } catch (error) {
    isUsed = isUsed && error instanceof OutcomeUnknown
    throw error
  } finally {
    if (!isUsed) await files.remove(namesOf(stored))
  }
}

/** Processes the uploads one after the other. After an error those already stored are removed. */
async function storeUploads(files: Files, plans: readonly UploadsToStore[]): Promise<StoredByField> {
  const stored: StoredByField = new Map()
  try {
    for (const { name, store, uploads } of plans) {
      const list: Stored[] = []
      stored.set(name, list)
      for (const [place, upload] of uploads.entries())
        list.push(await storeOne(files, { ...upload, field: name, place }, store))
    }
    return stored
  } catch (error) {
    await files.remove(namesOf(stored))
    throw error
  }
}

const storeOne = (files: Files, upload: Upload & { place: number }, store: StoredKind): Promise<Stored> =>
  store === 'file' ? files.storeFile(upload) : files.storePicture(upload, store)

/** A picture's name, or a file's key. */
export const nameOf = (stored: Stored): string => ('key' in stored ? stored.key : stored.name)

const namesOf = (stored: StoredByField): string[] => [...stored.values()].flat().map(nameOf)
