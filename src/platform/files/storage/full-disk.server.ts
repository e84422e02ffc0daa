import { statfs } from 'node:fs/promises'
import { Refusal, StorageFull } from '#src/platform/errors.ts'
import { UnusablePicture } from '#src/platform/pictures/unusable-picture.ts'

/** A disk with less free space counts as full, because a picture's files need more. */
const minFreeBytes = 1024 * 1024

/**
 * Disk full (ENOSPC, EDQUOT): maps an error of the work to StorageFull if the disk of `directory` has no space left.
 */
export async function mapFullDiskError<T>(directory: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw (await isDiskFull(directory, error)) ? new StorageFull() : error
  }
}

/** True if the disk is full. An encoder does not always report it, so the free space is read as well. */
async function isDiskFull(directory: string, error: unknown): Promise<boolean> {
  if (error instanceof Refusal || error instanceof UnusablePicture) return false
  if (/\b(?:ENOSPC|EDQUOT)\b|no space left|quota exceeded/i.test(String(error))) return true
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize < minFreeBytes
}
