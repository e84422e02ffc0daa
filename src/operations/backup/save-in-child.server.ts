import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { partialSuffix } from '#src/operations/archive/write-archive.server.ts'
import { type SavedShop, type SaveOptions, type SaveShop, saveShop } from '#src/operations/backup/save-shop.server.ts'
import type { DatabaseAddress } from '#src/platform/database/connection/server-address.server.ts'
import { createConnectionPools } from '#src/platform/database/connection-pools.server.ts'
import { createFileStore } from '#src/platform/files/file-store.server.ts'
import { buildChildEnvironment } from '#src/platform/process/child-environment.server.ts'
import { slowGrowthFlag } from '#src/platform/process/heap-size.server.ts'
import { lowerOwnPriority } from '#src/platform/process/low-priority.server.ts'

type SaveOrder = Pick<SaveOptions, 'file' | 'passphrase' | 'program'> & { address: DatabaseAddress; dataDir: string }

type SaveNews = { part: number } | { saved: SavedShop } | { failure: { message: string; code?: string } }

/**
 * Saves in a child process below normal priority: a backup moves every byte of the shop, and the server goes on
 * answering. `entry` is the child's program, which calls `saveAsChild`.
 */
export function createChildSaver(entry: string, { dataDir }: { dataDir: string }): SaveShop {
  return async ({ sql, file, passphrase, program, onProgress, signal }) => {
    const child = spawn(process.execPath, [slowGrowthFlag, '--max-semi-space-size=4', entry], {
      env: buildChildEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const stop = () => child.kill('SIGKILL')
    signal?.addEventListener('abort', stop)
    try {
      return await new Promise<SavedShop>((resolve, reject) => {
        child.on('message', (news: SaveNews) => {
          if ('part' in news) onProgress?.(news.part)
          else if ('saved' in news) resolve(news.saved)
          else reject(Object.assign(new Error(news.failure.message), { code: news.failure.code }))
        })
        child.once('error', reject)
        child.once('exit', (code, signalName) =>
          reject(new Error(`The process that makes the backup ended with ${signalName ?? `code ${code}`}`)),
        )
        const order: SaveOrder = { address: sql.address, dataDir, file, passphrase, program }
        child.send(order, () => {})
      })
    } finally {
      signal?.removeEventListener('abort', stop)
      if (child.exitCode === null && child.signalCode === null) await rm(`${file}${partialSuffix}`, { force: true })
    }
  }
}

/** The child's part: takes one order, tells its progress and its end, and ends. It ends with its parent too. */
export function saveAsChild(): void {
  lowerOwnPriority()
  process.once('disconnect', () => process.exit(1))
  process.once('message', async ({ address, dataDir, ...order }: SaveOrder) => {
    const sql = createConnectionPools(address, { max: 1 })
    const tell = (news: SaveNews) => new Promise((resolve) => process.send?.(news, resolve))
    let lastToldAt = 0
    const onProgress = (part: number) => {
      if (Date.now() - lastToldAt < 500) return
      lastToldAt = Date.now()
      tell({ part })
    }
    try {
      const files = await createFileStore({ dataDir })
      await tell({ saved: await saveShop({ ...order, sql, files, onProgress }) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
      await tell({ failure: { message, ...(code !== undefined && { code }) } })
    }
    process.exit(0)
  })
}
