import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw, createInflateRaw } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/**
 * The reference of backups: COPY of every table and every file through the same compression and cipher into one file,
 * and back into tables that are there. It has no checksum, no archive's directory, no moment and no fsync.
 */
export type BareBackupOrder = {
  work: 'save' | 'load'
  address: { host: string; port: number; user: string; database: string }
  tables: { name: string; columns: string[] }[]
  /** Folder of the files: read when saving, written when loading. */
  folder: string
  file: string
  isSealed: boolean
}

type Part = { name: string; isTable: boolean; nonce: Buffer; tag: Buffer; start: number; end: number }

const key = randomBytes(32)
let parts: Part[] = []

process.on('message', async (order: BareBackupOrder) => {
  const client = new Client(order.address)
  await client.connect()
  await (order.work === 'save' ? save(client, order) : load(client, order))
  await client.end()
  process.send?.('done')
})

async function save(client: Client, order: BareBackupOrder): Promise<void> {
  parts = []
  const target = createWriteStream(order.file, { highWaterMark: 256 * 1024 }).setMaxListeners(0)
  const add = async (name: string, source: Readable, isTable: boolean) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const start = target.bytesWritten + target.writableLength
    const stages = [isTable ? createDeflateRaw({ level: 3 }) : new PassThrough(), ...(order.isSealed ? [cipher] : [])]
    await pipeline([source, ...stages, target], { end: false })
    const end = target.bytesWritten + target.writableLength
    parts.push({ name, isTable, nonce, tag: order.isSealed ? cipher.getAuthTag() : Buffer.alloc(0), start, end })
  }
  await client.query('begin isolation level repeatable read read only')
  for (const { name, columns } of order.tables)
    await add(name, client.query(copyTo(`copy ${name} (${quote(columns)}) to stdout`)), true)
  for (const file of listFiles(order.folder))
    await add(path.relative(order.folder, file), createReadStream(file), false)
  await client.query('commit')
  await new Promise((resolve) => target.end(resolve))
}

async function load(client: Client, order: BareBackupOrder): Promise<void> {
  const columnsOf = new Map(order.tables.map(({ name, columns }) => [name, columns]))
  const file = await open(order.file)
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const { name, isTable, nonce, tag, start, end } of parts) {
    if (end === start) continue
    const source = createReadStream(order.file, { start, end: end - 1, highWaterMark: 256 * 1024 })
    const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    if (order.isSealed) decipher.setAuthTag(tag)
    const target = path.join(order.folder, name)
    if (!isTable) mkdirSync(path.dirname(target), { recursive: true })
    const sink = isTable
      ? client.query(copyFrom(`copy ${name} (${quote(columnsOf.get(name) ?? [])}) from stdin`))
      : createWriteStream(target)
    await pipeline([source, ...(order.isSealed ? [decipher] : []), ...(isTable ? [createInflateRaw()] : []), sink])
  }
  await client.query('commit')
  await file.close()
}

const quote = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
}
