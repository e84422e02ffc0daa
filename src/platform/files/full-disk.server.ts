import { StorageFull } from '#src/platform/errors.ts'

/** ENOSPC, EDQUOT: the work's own error, or StorageFull where the disk had no room for it. */
export async function unlessFull<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isFull(error) ? new StorageFull() : error
  }
}

/** A picture's worker and its encoder tell it in words alone. */
function isFull(error: unknown): boolean {
  return /\b(?:ENOSPC|EDQUOT)\b|no space left|quota exceeded/i.test(String(error))
}
