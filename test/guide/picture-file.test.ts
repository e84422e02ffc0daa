import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { pictureSize } from '#src/app/guide/guide.ts'
import { writePicture } from '#test/guide/picture-file.ts'
import { createFreshDirectory } from '#test/pictures.ts'

type Patch = { width: number; height: number }

/** A screen with a bright part in it. */
function drawScreen(patch: Patch): Promise<Buffer> {
  const create = { channels: 3, background: '#f6f7f5' } as const
  const input = { create: { ...create, ...patch, background: '#0b6349' } }
  return sharp({ create: { ...create, ...pictureSize } })
    .composite([{ input, left: 400, top: 300 }])
    .png()
    .toBuffer()
}

test('a picture is written once, and again only where it shows something else', async (t) => {
  const file = path.join(createFreshDirectory(t), 'screen.webp')
  assert.equal(await writePicture(file, await drawScreen({ width: 100, height: 36 })), true)
  const first = readFileSync(file)
  assert.equal(await writePicture(file, await drawScreen({ width: 100, height: 36 })), false)
  assert.equal(await writePicture(file, await drawScreen({ width: 108, height: 36 })), false)
  assert.deepEqual(readFileSync(file), first)
  assert.equal(await writePicture(file, await drawScreen({ width: 160, height: 36 })), true)
  assert.notDeepEqual(readFileSync(file), first)
})
