import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { openShopWithFolders } from '#test/folders.ts'
import type { Shop } from '#test/harness.ts'
import { photo } from '#test/pictures.ts'

export const createPdf = (text = 'contrato') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`)

/** A shop with folders, what lies in its data directory, and what their links give. */
export async function openShopWithFiles(t: TestContext) {
  const world = await openShopWithFolders(t)
  const [row] = await world.sql<{ key: Buffer }[]>`select key from signing_keys where name = 'files'`
  assert.ok(row)
  return {
    ...world,
    secret: row.key,
    /** Everything that lies in the data directory, temporary files included. */
    stored: () => listStoredFiles(world),
    /** The same without what is set aside, where nobody can open it. */
    served: () => listStoredFiles(world).filter((file) => !file.startsWith('aside-')),
    rows: async () => (await world.sql`select key from files`).length,
    /** Read to its end: a connection that is left half read keeps the server from closing. */
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

export const createSmallPicture = async (width = 30) => (await photo(width, 40)).png().toBuffer()
