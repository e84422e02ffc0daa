import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { partialSuffix } from '#src/operations/archive/write-archive.server.ts'
import { isOlderThan } from '#src/platform/files/storage/folder-storage.server.ts'

/** An archive in the directory of backups. */
export type BackupFile = { name: string; size: number; changedAt: Date }

/** The names that `formatArchiveName` gives. Whatever else lies in the directory is somebody's own, and stays. */
const archiveName = /^\d{4}-\d\d-\d\d-\d{4}(-before-restore)?(-\d+)?\.zip(\.sealed)?$/
const sealedSuffix = '.sealed'

/** True for a name that a backup of the directory has. */
export const isArchiveName = (name: string): boolean => archiveName.test(name)

/** `2026-11-19-0300.zip` by the shop's clock, with `.sealed` if it is encrypted. */
export function formatArchiveName(now: Date, { timeZone, isSealed, suffix = '' }: ArchiveNameParts): string {
  // The Swedish format of a moment is ISO 8601.
  const minute = now.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const name = minute.replace(' ', '-').replace(':', '')
  return `${name}${suffix}.zip${isSealed ? sealedSuffix : ''}`
}

type ArchiveNameParts = { timeZone: string; isSealed: boolean; suffix?: string }

/** The archives of a directory, the newest first. None if the directory cannot be read. */
export async function listBackupFiles(directory: string): Promise<BackupFile[]> {
  const names = (await readdir(directory).catch(() => [])).filter(isArchiveName)
  const files = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(path.join(directory, name)).catch(() => null)
      return stats?.isFile() ? [{ name, size: stats.size, changedAt: stats.mtime }] : []
    }),
  )
  return files.flat().sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
}

/** A part of an archive that has not grown for so long was left by a process that died. */
const deadPartMs = 5 * 60_000

/** Removes the oldest archives beyond `keep`, and what cut-off backups have left. */
export async function removeOldBackupFiles(directory: string, keep: number): Promise<void> {
  const files = await listBackupFiles(directory)
  for (const { name } of files.slice(keep)) await rm(path.join(directory, name), { force: true })
  for (const name of await readdir(directory)) {
    if (!name.endsWith(partialSuffix) || !isArchiveName(name.slice(0, -partialSuffix.length))) continue
    const file = path.join(directory, name)
    if (await isOlderThan(file, new Date(Date.now() - deadPartMs))) await rm(file, { force: true })
  }
}
