import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Creates a directory for one test. It is removed after the test. */
export function createFreshDirectory(t: TestContext): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'mostrador-files-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Writes bytes to a new file and describes it as the server describes a file that it received in a form. */
export function writeReceivedFile(t: TestContext, bytes: Uint8Array): { path: string; field: string; bytes: number } {
  const file = path.join(createFreshDirectory(t), 'received')
  writeFileSync(file, bytes)
  return { path: file, field: 'image', bytes: bytes.length }
}

/** A picture that compresses like a photograph: soft shapes and some grain. */
export function createPhoto(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#888888', noise } })
  return grain
    .png()
    .toBuffer()
    .then((smallGrain) => sharp(smallGrain).resize(width, height, { fit: 'fill' }))
}

/** A disc on a transparent ground. */
export function createCutOut(width: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><circle cx="50%" cy="50%" r="30%" fill="#c03020"/></svg>`
  return sharp(Buffer.from(svg)).png()
}

/** A PNG whose header gives this size although it has one row of pixels. */
export function createPngWithFalseSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const row = deflateSync(Buffer.alloc(1 + width * 3))
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', row),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const framedChunk = Buffer.alloc(body.length + 8)
  framedChunk.writeUInt32BE(data.length, 0)
  framedChunk.set(body, 4)
  framedChunk.writeUInt32BE(crc32(body), body.length + 4)
  return framedChunk
}

/** An animated GIF of a few bytes a frame. Decoding all of its frames would need too much memory. */
export function createGifBomb(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const screen = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  // LZW codes of a frame: clear, one pixel of colour 0, end.
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]),
    Buffer.from([2, 2, 0x44, 1, 0]),
  ])
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** The first box of a HEIC photo, which tells its format, and then zeros. */
export function createHeic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])
}

/** The head of a zip, and then bytes without meaning. */
export function createSmallZip(): Buffer {
  return Buffer.concat([Buffer.from('504b03041400000008000000', 'hex'), Buffer.alloc(300, 7)])
}
