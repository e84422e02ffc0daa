import { countHashedAndCheckedPasswords } from '#src/access/passwords/passwords.server.ts'
import { createServer } from '#src/app/server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'

/**
 * A second server in a process of its own. Its argument names the shared database and settings. It ends with its
 * parent.
 */
const { database, settings } = JSON.parse(process.argv[2] ?? '')
const sql = createConnectionPools(database, { max: 6, timeZone: settings.tzShop })
const files = await createFileStore(settings)
const app = await createServer({ settings, sql, files })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', () => process.send?.({ checked: countHashedAndCheckedPasswords().checked }))
process.once('disconnect', async () => {
  await app.close()
  await sql.end({ timeout: 5 })
})
process.send?.({ url })
