import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { afterRestore, registrations } from '#src/app/modules/modules.server.ts'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { saveShop } from '#src/operations/backup/save-shop.server.ts'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { readLaterStateOfNewestArchive } from '#src/operations/restore/known-erasures.server.ts'
import { type RestoreReport, restoreShop } from '#src/operations/restore/restore-shop.server.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

type ShopStores = { sql: Sql; dataDir: string }

/** A directory of backups for one test. */
export function createBackupDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-backups-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Saves a shop of the test to a file, in the open. */
export async function saveTestShop({ sql, dataDir }: ShopStores, file: string) {
  const files = await createFileStore({ dataDir })
  return saveShop({ sql, files, file, passphrase: null, program: 'test' })
}

/** Restores an archive over a shop of the test. Archives in `directory` may know whom it has erased since. */
export async function restoreTestShop(
  { sql, dataDir }: ShopStores,
  file: string,
  directory: string,
  migrations = migrationsDirectory,
): Promise<RestoreReport> {
  const archive = await openCheckedArchive(file, null)
  try {
    return await restoreShop({
      sql,
      files: await createFileStore({ dataDir }),
      registry: prepareResources(registrations),
      migrations,
      archive,
      afterRestore,
      newestArchiveState: await readLaterStateOfNewestArchive(directory, {
        passphrase: null,
        restored: archive.description,
      }),
    })
  } finally {
    await archive.close()
  }
}
