import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeDirectory } from '#src/platform/files/storage/make-directory.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'

/** Where a shop is: its files' directory, and its external database if it has one. */
export type ShopPlace = Pick<Settings, 'dataDir' | 'databaseUrl'>

/**
 * The file that stands in `DATA_DIR` while a backup is restored into an empty place. It holds the archive's path. Each
 * database has a mark of its own: what was cut off in one says nothing of another.
 */
function chooseMark({ dataDir, databaseUrl }: ShopPlace): string {
  const ending = databaseUrl === null ? '' : `-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16)}`
  return path.join(dataDir, `restore-unfinished${ending}`)
}

/** The archive whose restore into an empty place was cut off. Null if there is none. */
export function findUnfinishedRestore(place: ShopPlace): string | null {
  const mark = chooseMark(place)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : null
}

/**
 * Throws if a restore into this place was cut off: a start would make a new shop there, and nobody would notice that
 * the restore never ended.
 */
export function refuseUnfinishedRestore(place: ShopPlace): void {
  const archive = findUnfinishedRestore(place)
  if (archive === null) return
  const leftovers = [...(place.databaseUrl === null ? ['postgres'] : []), 'files', path.basename(chooseMark(place))]
  throw new Error(
    `The restore of ${archive} into ${place.dataDir} was cut off. Run it again: npm run restore -- ${archive}\n` +
      `To begin a new shop instead, remove there: ${leftovers.join(', ')}`,
  )
}

export function markUnfinishedRestore(place: ShopPlace, archive: string): void {
  makeDirectory(place.dataDir)
  writeFileSync(chooseMark(place), archive)
}

export function unmarkUnfinishedRestore(place: ShopPlace): void {
  rmSync(chooseMark(place), { force: true })
}
