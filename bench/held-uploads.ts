import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { computeSpread } from '#bench/alternate.ts'
import { readResidentBytes } from '#bench/processor.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openSessionOfHolder } from '#bench/session.ts'
import { openShop, type Shop } from '#bench/shop.ts'

const uploads = 20
/** Number of forms that the server receives from one user at once. */
const uploadsEach = 10
const maxMegabytes = 250
const megabyte = 1024 * 1024
const boundary = 'mostrador'
const restMs = 5000

/**
 * Memory of the server while twenty forms are open that never end. Each form is as full as a form of a product may be.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const full = { fieldBytes: 10_400, pictures: 12, pictureBytes: 10 * megabyte, isInCrumbs: false }
  const crumbs = { fieldBytes: 100, pictures: 1, pictureBytes: 64 * 1024, isInCrumbs: true }
  await measureHeldUploads('of twelve pictures', full, report)
  await measureHeldUploads('cut into chunks of a byte', crumbs, report)
}

type Form = { fieldBytes: number; pictures: number; pictureBytes: number; isInCrumbs: boolean }

async function measureHeldUploads(what: string, form: Form, report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    const people = Array.from({ length: uploads / uploadsEach }, (_, holderIndex) =>
      openSessionOfHolder(shop.sql, 'create_products', holderIndex),
    )
    const tokens = await Promise.all(people)
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, measureMegabytes(shop))), 100)
    const each = Array.from({ length: uploadsEach })
    const sockets = await Promise.all(tokens.flatMap((token) => each.map(() => sendAllButTheEnd(shop, token, form))))
    await waitForArrival(shop, uploads * (form.pictures * form.pictureBytes - 1))
    await pause(restMs)
    clearInterval(watch)
    const name = `server with ${uploads} held uploads ${what}`
    report(
      buildAtMostResult(
        name,
        maxMegabytes,
        'MB RSS',
        computeSpread([measureMegabytes(shop)]),
        `${peak.toFixed(0)} MB at most`,
      ),
    )
    for (const socket of sockets) socket.destroy()
  } finally {
    await shop.stop()
  }
}

function measureMegabytes({ contender }: Shop): number {
  return readResidentBytes(contender.pids[0] ?? 0) / megabyte
}

/** Sends one form, except the last byte of its last picture. */
async function sendAllButTheEnd({ contender }: Shop, token: string, form: Form): Promise<Socket> {
  const socket = connect(Number(new URL(contender.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const send = async (bytes: Buffer) => {
    const isDone = socket.write(form.isInCrumbs ? chunkEachByte(bytes) : bytes)
    if (!isDone && !socket.destroyed) await once(socket, 'drain')
  }
  socket.write(
    [
      'POST /api/products HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      `content-type: multipart/form-data; boundary=${boundary}`,
      form.isInCrumbs ? 'transfer-encoding: chunked' : `content-length: ${200 * megabyte}`,
      '\r\n',
    ].join('\r\n'),
  )
  const text = 'a'.repeat(form.fieldBytes)
  for (let n = 0; n < 100; n++) await send(Buffer.from(`${buildPartHead(`name="field${n}"`)}${text}\r\n`))
  const pictureChunk = Buffer.alloc(64 * 1024, 7)
  for (let n = 1; n <= form.pictures; n++) {
    await send(Buffer.from(buildPartHead(`name="image"; filename="${n}.jpg"`)))
    const isLast = n === form.pictures
    for (let sentBytes = 0; sentBytes < form.pictureBytes; sentBytes += pictureChunk.length)
      await send(
        isLast && sentBytes + pictureChunk.length === form.pictureBytes ? pictureChunk.subarray(1) : pictureChunk,
      )
    if (!isLast) await send(Buffer.from('\r\n'))
  }
  return socket
}

const buildPartHead = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`

/** Encodes each byte as a chunk of its own, as HTTP allows. */
function chunkEachByte(bytes: Buffer): Buffer {
  return Buffer.concat(Array.from(bytes, (byte) => Buffer.from([0x31, 13, 10, byte, 13, 10])))
}

/** Waits until all bytes are on the server's disk. */
async function waitForArrival({ dataDir }: Shop, bytes: number): Promise<void> {
  const incoming = path.join(dataDir, 'files', 'incoming')
  const size = () => readdirSync(incoming).reduce((sum, name) => sum + statSync(path.join(incoming, name)).size, 0)
  for (let tries = 0; size() < bytes; tries++) {
    if (tries === 600) throw new Error(`Of ${bytes} bytes ${size()} arrived.`)
    await pause(100)
  }
}
