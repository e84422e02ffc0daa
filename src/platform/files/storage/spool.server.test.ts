import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { Spool } from '#src/platform/files/storage/spool.server.ts'

const neverAborted = new AbortController().signal

async function createSpool(t: TestContext) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'spool-'))
  t.after(() => rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'file')
  const spool = await Spool.create(file)
  return { spool, file }
}

async function readAll(spool: Spool, signal = neverAborted): Promise<string> {
  const blocks: Buffer[] = []
  for await (const block of spool.blocks(signal)) blocks.push(block)
  return Buffer.concat(blocks).toString()
}

test('what is written is read from the beginning to the end, while it grows and afterwards', async (t) => {
  const { spool, file } = await createSpool(t)
  const early = readAll(spool)
  const text = 'iPhone 17 Pro — azul; '.repeat(4000)
  for (let start = 0; start < text.length; start += 1000) spool.write(text.slice(start, start + 1000))
  spool.end()
  assert.equal(await early, text)
  assert.equal(await readAll(spool), text)
  await spool.discard()
  assert.equal(existsSync(file), false)
})

test('whoever writes does not wait for whoever reads', async (t) => {
  const { spool } = await createSpool(t)
  const blocks = spool.blocks(neverAborted)
  for (let count = 0; count < 100; count++) if (!spool.write(Buffer.alloc(64 * 1024))) await once(spool, 'drain')
  spool.end()
  await once(spool, 'finish')
  assert.equal((await blocks.next()).value?.length, 16 * 1024)
  await spool.discard()
})

test('a writing that fails, before its first byte or later, is told to whoever waits', async (t) => {
  const { spool } = await createSpool(t)
  const firstBytes = spool.waitForFirstBytes(neverAborted)
  spool.destroy(new Error('the database is lost'))
  await assert.rejects(firstBytes, /the database is lost/)
  await spool.discard()

  const { spool: growingSpool } = await createSpool(t)
  growingSpool.write(Buffer.alloc(64 * 1024))
  await growingSpool.waitForFirstBytes(neverAborted)
  const reading = readAll(growingSpool)
  growingSpool.destroy(new Error('the database is lost'))
  await assert.rejects(reading, /the database is lost/)
  await growingSpool.discard()
})

test('an empty file is begun when it is whole; an aborted signal ends the waiting with its reason', async (t) => {
  const { spool } = await createSpool(t)
  const abortController = new AbortController()
  const waiting = [spool.waitForFirstBytes(abortController.signal), readAll(spool, abortController.signal)]
  abortController.abort(new Error('the client left'))
  for (const promise of waiting) await assert.rejects(promise, /the client left/)
  spool.end()
  await spool.waitForFirstBytes(neverAborted)
  assert.equal(await readAll(spool), '')
  await spool.discard()
})
