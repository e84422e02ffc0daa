import { statfs } from 'node:fs/promises'
import { Refusal, StorageFull } from '#src/platform/errors.ts'
import { RefusedPicture } from '#src/platform/pictures/unusable-picture.ts'

/** Less room than a picture's files take. */
const nextToNothing = 1024 * 1024

/** ENOSPC, EDQUOT: the work's own error, or StorageFull where the disk of `place` had no room for it. */
export async function unlessFull<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw (await isFull(place, error)) ? new StorageFull() : error
  }
}

/** An encoder does not always say why it could not write: then the disk is asked. */
async function isFull(place: string, error: unknown): Promise<boolean> {
  if (error instanceof Refusal || error instanceof RefusedPicture) return false
  if (/\b(?:ENOSPC|EDQUOT)\b|no space left|quota exceeded/i.test(String(error))) return true
  const { bavail, bsize } = await statfs(place)
  return bavail * bsize < nextToNothing
}
