import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** A file of a zip. `says` are false statements of the zip about it. */
export type ZipItem = {
  name: string | Buffer
  content: string | Buffer
  /** DEFLATE data to store instead of the packed `content`. */
  packed?: Buffer
  isStored?: boolean
  /** True if sum and sizes follow the data, as of a program that writes without looking back. */
  hasDescriptor?: boolean
  says?: { size?: number; sum?: number; flags?: number; at?: number }
}

/** Creates a zip byte by byte, so that it can be damaged or hostile. */
export function createZip(items: readonly ZipItem[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const item of items) {
    const { local, entry } = createItem(item, offset)
    locals.push(local)
    entries.push(entry)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(items.length, 8)
  end.writeUInt16LE(items.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function createItem(item: ZipItem, offset: number) {
  const { name, content, packed, isStored = false, hasDescriptor = false, says = {} } = item
  const bytes = Buffer.from(content as string)
  const path = Buffer.from(name as string)
  const body = packed ?? (isStored ? bytes : deflateRawSync(bytes))
  const commonFields = Buffer.alloc(26)
  commonFields.writeUInt16LE(20, 0)
  commonFields.writeUInt16LE((says.flags ?? 0x800) | (hasDescriptor ? 8 : 0), 2)
  commonFields.writeUInt16LE(isStored ? 0 : 8, 4)
  commonFields.writeUInt32LE(says.sum ?? crc32(bytes), 10)
  commonFields.writeUInt32LE(body.length, 14)
  commonFields.writeUInt32LE(says.size ?? bytes.length, 18)
  commonFields.writeUInt16LE(path.length, 22)
  const offsetFields = Buffer.alloc(14)
  offsetFields.writeUInt32LE(says.at ?? offset, 10)
  const localFields = Buffer.from(commonFields)
  if (hasDescriptor) localFields.fill(0, 10, 22)
  const descriptor = hasDescriptor ? [Buffer.from('PK\x07\x08'), commonFields.subarray(10, 22)] : []
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), localFields, path, body, ...descriptor])
  return { local, entry: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), commonFields, offsetFields, path]) }
}

/** Reads all entries of a zip, by name. */
export async function readZipEntries(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes)
  const entries = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry())
    entries.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  return entries
}
