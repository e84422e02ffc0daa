import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { Spool } from '#src/platform/files/storage/spool.server.ts'

const lasting = new AbortController().signal

async function spoolOf(t: TestContext) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'spool-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'file')
  const spool = await Spool.create(file)
  return { spool, file }
}

async function readAll(spool: Spool, signal = lasting): Promise<string> {
  const blocks: Buffer[] = []
  for await (const block of spool.blocks(signal)) blocks.push(block)
  return Buffer.concat(blocks).toString()
}

test('what is written is read from the beginning to the end, while it grows and afterwards', async (t) => {
  const { spool, file } = await spoolOf(t)
  const early = readAll(spool)
  const text = 'iPhone 17 Pro — azul; '.repeat(4000)
  for (let from = 0; from < text.length; from += 1000) spool.write(text.slice(from, from + 1000))
  spool.end()
  assert.equal(await early, text)
  assert.equal(await readAll(spool), text)
  await spool.discard()
  assert.equal(existsSync(file), false)
})

test('whoever writes does not wait for whoever reads', async (t) => {
  const { spool } = await spoolOf(t)
  const blocks = spool.blocks(lasting)
  for (let count = 0; count < 100; count++) if (!spool.write(Buffer.alloc(64 * 1024))) await once(spool, 'drain')
  spool.end()
  await once(spool, 'finish')
  assert.equal((await blocks.next()).value?.length, 16 * 1024)
  await spool.discard()
})

test('a writing that fails, before its first byte or later, is told to whoever waits', async (t) => {
  const { spool } = await spoolOf(t)
  const begun = spool.hasBegun(lasting)
  spool.destroy(new Error('the database is lost'))
  await assert.rejects(begun, /the database is lost/)
  await spool.discard()

  const { spool: later } = await spoolOf(t)
  later.write(Buffer.alloc(64 * 1024))
  await later.hasBegun(lasting)
  const reading = readAll(later)
  later.destroy(new Error('the database is lost'))
  await assert.rejects(reading, /the database is lost/)
  await later.discard()
})

test('an empty file is begun when it is whole; an aborted signal ends the waiting with its reason', async (t) => {
  const { spool } = await spoolOf(t)
  const leaving = new AbortController()
  const waiting = [spool.hasBegun(leaving.signal), readAll(spool, leaving.signal)]
  leaving.abort(new Error('the client left'))
  for (const each of waiting) await assert.rejects(each, /the client left/)
  spool.end()
  await spool.hasBegun(lasting)
  assert.equal(await readAll(spool), '')
  await spool.discard()
})
