import { statfs } from 'node:fs/promises'
import { Refusal, StorageFull } from '#src/platform/errors.ts'
import { UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'

/** Less room than a picture's files take. */
const minFreeBytes = 1024 * 1024

/** ENOSPC, EDQUOT: the work's own error, or StorageFull where the disk of `place` had no room for it. */
export async function mapFullDisk<T>(directory: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw (await isDiskFull(directory, error)) ? new StorageFull() : error
  }
}

/** An encoder does not always say why it could not write: then the disk is asked. */
async function isDiskFull(directory: string, error: unknown): Promise<boolean> {
  if (error instanceof Refusal || error instanceof UnusablePicture) return false
  if (/\b(?:ENOSPC|EDQUOT)\b|no space left|quota exceeded/i.test(String(error))) return true
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize < minFreeBytes
}
