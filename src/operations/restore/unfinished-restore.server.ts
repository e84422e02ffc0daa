import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'

/** Stands in `DATA_DIR` while a backup is restored into an empty place. It holds the archive's path. */
const markName = 'restore-unfinished'

/** The archive whose restore into an empty place was cut off. Null if there is none. */
export function findUnfinishedRestore(dataDir: string): string | null {
  const mark = path.join(dataDir, markName)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : null
}

/**
 * Throws if a restore into `dataDir` was cut off: a start would make a new shop in its place, and nobody would notice
 * that the restore never ended.
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  const archive = findUnfinishedRestore(dataDir)
  if (archive !== null)
    throw new Error(
      `The restore of ${archive} into ${dataDir} was cut off. Run it again: npm run restore -- ${archive}\n` +
        `To begin a new shop instead, remove ${dataDir}`,
    )
}

export function markUnfinishedRestore(dataDir: string, archive: string): void {
  makeDirectory(dataDir)
  writeFileSync(path.join(dataDir, markName), archive)
}

export function unmarkUnfinishedRestore(dataDir: string): void {
  rmSync(path.join(dataDir, markName), { force: true })
}
