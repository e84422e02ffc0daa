import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { openShopWithFolders } from '#test/folders.ts'
import type { Shop } from '#test/harness.ts'
import { createPhoto } from '#test/pictures.ts'

export const createPdf = (text = 'contrato') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`)

/** Opens a shop with folders, and functions that look at its stored files and fetch links to them. */
export async function openShopWithFiles(t: TestContext) {
  const world = await openShopWithFolders(t)
  const [row] = await world.sql<{ key: Buffer }[]>`select key from signing_keys where name = 'files'`
  assert.ok(row)
  return {
    ...world,
    secret: row.key,
    /** Lists all files of the data directory, temporary files included. */
    listStored: () => listStoredFiles(world),
    /** Lists the files that can still be opened. Files that were set aside cannot. */
    listServed: () => listStoredFiles(world).filter((file) => !file.startsWith('aside-')),
    countFileRows: async () => (await world.sql`select key from files`).length,
    /** Fetches a URL and reads the whole body, because an unread body would keep the server from closing. */
    async get(url: string, init?: RequestInit) {
      const answer = await fetch(world.url + url, init)
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
  }
}

const listStoredFiles = ({ dataDir }: Shop) =>
  readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dataDir, 'files'), path.join(entry.parentPath, entry.name)))

export const createSmallPicture = async (width = 30) => (await createPhoto(width, 40)).png().toBuffer()
