import { afterRestore, registrations } from '#src/app/modules/modules.server.ts'
import { migrationsDirectory } from '#src/app/process/migrations-directory.server.ts'
import { openCheckedArchive } from '#src/operations/restore/checked-archive.server.ts'
import { restoreShop } from '#src/operations/restore/restore-shop.server.ts'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { prepareResources } from '#src/resource/registration/prepared.server.ts'

/** Restores an archive in a process of its own, as the command does. */
export type RestoreOrder = { address: DatabaseAddress; dataDir: string; file: string; passphrase: string | null }

process.on('message', async ({ address, dataDir, file, passphrase }: RestoreOrder) => {
  const sql = createConnectionPools(address, { max: 2 })
  const archive = await openCheckedArchive(file, passphrase)
  await restoreShop({
    sql,
    files: await createFileStore({ dataDir }),
    registry: prepareResources(registrations),
    migrations: migrationsDirectory,
    archive,
    afterRestore,
    newestArchiveState: null,
  })
  await archive.close()
  await sql.end()
  process.send?.('done')
})
