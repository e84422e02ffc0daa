import assert from 'node:assert/strict'
import { cpSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { Invalid, TooLarge, UnsupportedMedia } from '#src/platform/errors.ts'
import { createFileStore, type FileStore } from '#src/platform/files/file-store.server.ts'
import { until } from '#test/lifecycle/until.ts'
import {
  createCutOut,
  createFreshDirectory,
  createGifBomb,
  createHeic,
  createPhoto,
  createPngWithFalseSize,
  createSmallZip,
  writeReceivedFile,
} from '#test/pictures.ts'

const variants = ['400.avif', '400.webp', '800.avif', '800.webp', '1200.avif', '1200.webp', '1200.jpg']

async function openStore(t: TestContext) {
  const dataDir = createFreshDirectory(t)
  const files = await createFileStore({ dataDir })
  return {
    files,
    incoming: path.join(dataDir, 'files', 'incoming'),
    listFiles: () =>
      readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ),
  }
}

async function readVariant(
  files: FileStore,
  name: string,
  variant: string,
  kind: 'image' | 'logo' = 'image',
): Promise<Buffer> {
  const storedObject = await files.find(name, kind, variant)
  assert.ok(storedObject, `${variant} is there`)
  return Buffer.concat(await storedObject.openStream().toArray())
}

test('a photograph is stored in every width and format, upright and without what was written into it', async (t) => {
  const { files } = await openStore(t)
  const upload = await (await createPhoto(1500, 1000))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '31/1 44/1 0/1' }, IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer()
  assert.ok((await sharp(upload).metadata()).exif)
  const picture = await files.storePicture(writeReceivedFile(t, upload), 'image')
  assert.match(picture.name, /^[0-9a-f]{32}\.jpg$/)
  assert.deepEqual([picture.width, picture.height, picture.cutout, picture.kind], [1000, 1500, false, 'image'])
  for (const variant of variants) {
    const metadata = await sharp(await readVariant(files, picture.name, variant)).metadata()
    assert.equal(metadata.width, Math.min(1000, Number.parseInt(variant, 10)), variant)
    assert.deepEqual(
      [metadata.exif, metadata.icc, metadata.xmp, metadata.orientation],
      [undefined, undefined, undefined, undefined],
      variant,
    )
    assert.equal(metadata.format, { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[variant.split('.')[1] ?? ''])
  }
})

test('a small picture is never enlarged, and all its names are there', async (t) => {
  const { files } = await openStore(t)
  const picture = await files.storePicture(
    writeReceivedFile(t, await (await createPhoto(300, 200)).webp().toBuffer()),
    'image',
  )
  for (const variant of variants) {
    assert.equal((await sharp(await readVariant(files, picture.name, variant)).metadata()).width, 300, variant)
  }
})

test('a cut-out keeps its transparency, and stands before the wall where there is none to be had', async (t) => {
  const { files } = await openStore(t)
  const picture = await files.storePicture(writeReceivedFile(t, await createCutOut(900).toBuffer()), 'logo')
  assert.equal(picture.cutout, true)
  for (const variant of ['400.avif', '800.webp']) {
    const { channels, dominant } = await sharp(await readVariant(files, picture.name, variant, 'logo'))
      .stats()
      .then(({ channels, dominant }) => ({ channels: channels.length, dominant }))
    assert.equal(channels, 4, variant)
    assert.ok(dominant)
  }
  const { data } = await sharp(await readVariant(files, picture.name, '1200.jpg', 'logo'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual(
    [...data.subarray(0, 3)].map((value, index) => Math.abs(value - ([0xf3, 0xf4, 0xf2][index] ?? 0)) <= 2),
    [true, true, true],
  )
  assert.equal(await files.find(picture.name, 'image', '1200.jpg'), null, 'a logo is no image')
})

test('a transparent channel with nothing transparent in it makes no cut-out', async (t) => {
  const { files } = await openStore(t)
  const opaque = await (await createPhoto(500, 500)).ensureAlpha().png().toBuffer()
  assert.equal((await files.storePicture(writeReceivedFile(t, opaque), 'image')).cutout, false)
})

test('colours of a wider space come out as sRGB', async (t) => {
  const { files } = await openStore(t)
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c83c28' } })
  const picture = await files.storePicture(
    writeReceivedFile(t, await red.withIccProfile('p3').png().toBuffer()),
    'image',
  )
  const { channels } = await sharp(await readVariant(files, picture.name, '400.webp')).stats()
  const means = channels.map(({ mean }) => Math.round(mean))
  for (const [index, expected] of [0xc8, 0x3c, 0x28].entries())
    assert.ok(Math.abs((means[index] ?? 0) - expected) <= 6, String(means))
})

test('the JPEG of the busiest picture stays below 300 KB', async (t) => {
  const { files } = await openStore(t)
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const grain = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  const picture = await files.storePicture(writeReceivedFile(t, grain), 'image')
  assert.ok((await readVariant(files, picture.name, '1200.jpg')).length <= 300 * 1024)
})

test('every kind that is promised is taken', async (t) => {
  const { files } = await openStore(t)
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const bytes = await (await createPhoto(120, 90)).toFormat(format).toBuffer()
    assert.equal((await files.storePicture(writeReceivedFile(t, bytes), 'image')).width, 120, format)
  }
  const grey = await (await createPhoto(120, 90)).greyscale().jpeg().toBuffer()
  assert.equal((await files.storePicture(writeReceivedFile(t, grey), 'image')).width, 120, 'grey')
  const print = await (await createPhoto(120, 90)).toColourspace('cmyk').jpeg().toBuffer()
  assert.equal((await files.storePicture(writeReceivedFile(t, print), 'image')).width, 120, 'cmyk')
})

test('of an animation the first frame is kept, however many there are', async (t) => {
  const { files } = await openStore(t)
  const picture = await files.storePicture(writeReceivedFile(t, createGifBomb(2000, 60_000)), 'image')
  const metadata = await sharp(await readVariant(files, picture.name, '800.webp'), { animated: true }).metadata()
  assert.deepEqual([metadata.width, metadata.height, metadata.pages ?? 1], [800, 800, 1])
})

const script = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const refusedFiles: [
  string,
  () => Promise<Uint8Array> | Uint8Array,
  abstract new (...upload: never[]) => Error,
  string,
][] = [
  ['a script in an SVG', () => Buffer.from(script), UnsupportedMedia, 'svg'],
  ['an SVG after a mark and a comment', () => Buffer.from(`\ufeff <!-- a --> ${script}`), UnsupportedMedia, 'svg'],
  ['a HEIC photo', createHeic, UnsupportedMedia, 'heic'],
  ['a zip', createSmallZip, UnsupportedMedia, 'not_a_picture'],
  ['a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), UnsupportedMedia, 'not_a_picture'],
  ['one byte', () => Buffer.from([0xff]), UnsupportedMedia, 'not_a_picture'],
  ['a box that ends at once', () => Buffer.from('\0\0\0\x08ftyp'), UnsupportedMedia, 'not_a_picture'],
  ['a TIFF', async () => (await createPhoto(20, 20)).tiff().toBuffer(), UnsupportedMedia, 'not_a_picture'],
  ['40,000 × 40,000 pixels', () => createPngWithFalseSize(40_000, 40_000), TooLarge, 'too_many_pixels'],
  ['pixels just over the limit', () => createPngWithFalseSize(10_000, 5001), TooLarge, 'too_many_pixels'],
  ['a PNG with hardly a pixel in it', () => createPngWithFalseSize(3000, 3000), Invalid, 'broken'],
  ['a JPEG header and nothing after it', () => Buffer.from('ffd8ffe000104a464946', 'hex'), Invalid, 'broken'],
]

for (const [description, make, kind, reason] of refusedFiles) {
  test(`${description} is refused, and nothing of it stays`, async (t) => {
    const { files, listFiles } = await openStore(t)
    await assert.rejects(files.storePicture(writeReceivedFile(t, await make()), 'image'), (error: unknown) => {
      assert.ok(error instanceof kind, String(error))
      assert.ok('fields' in error)
      assert.match(JSON.stringify(error.fields), new RegExp(`^{"image":.*"platform\\.pictures\\.${reason}"`))
      return true
    })
    assert.deepEqual(listFiles(), [])
  })
}

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
  test(`a ${format} that was cut off is refused`, async (t) => {
    const { files, listFiles } = await openStore(t)
    const jpeg = await (await createPhoto(300, 200)).toFormat(format).toBuffer()
    for (const share of [0.95, 0.5]) {
      const part = jpeg.subarray(0, Math.floor(jpeg.length * share))
      await assert.rejects(files.storePicture(writeReceivedFile(t, part), 'image'), Invalid, String(share))
    }
    assert.deepEqual(listFiles(), [])
  })
}

test('a file over ten megabytes is refused before it is looked at', async (t) => {
  const { files } = await openStore(t)
  const upload = { ...writeReceivedFile(t, createSmallZip()), bytes: 10 * 1024 * 1024 + 1 }
  await assert.rejects(files.storePicture(upload, 'image'), TooLarge)
})

test('a removed picture is gone with all its variants; a name that is none harms nothing', async (t) => {
  const { files, listFiles } = await openStore(t)
  const { name } = await files.storePicture(writeReceivedFile(t, await createCutOut(50).toBuffer()), 'image')
  await files.remove(['../../../etc', 'no.jpg', `${'0'.repeat(32)}.jpg`])
  assert.equal(listFiles().length, variants.length)
  await files.remove([name])
  await files.remove([name])
  assert.deepEqual(listFiles(), [])
})

test('files are ready while their directory answers', async (t) => {
  const { files } = await openStore(t)
  await files.checkReady()
  await assert.rejects(createFileStore({ dataDir: writeReceivedFile(t, createSmallZip()).path }))
})

test('a file of a backup takes the place of a damaged one, and what is set aside as well comes back without an error', async (t) => {
  const { files, listFiles } = await openStore(t)
  const picture = await files.storePicture(
    writeReceivedFile(t, await (await createPhoto(500, 300)).jpeg().toBuffer()),
    'image',
  )
  const name = picture.name.replace('.jpg', '')
  const held = await files.holdAll()
  const copy = createFreshDirectory(t)
  const putCopyBack = async () => {
    for await (const { path: file, part } of held.list()) cpSync(file, path.join(copy, 'object', part ?? ''))
    await files.putBack('images', name, path.join(copy, 'object'))
  }
  const original = await readVariant(files, picture.name, '400.webp')
  const stored = listFiles().find((file) => file.name === '400.webp' && file.parentPath.endsWith(name))
  assert.ok(stored)
  const damagedFile = path.join(stored.parentPath, '400.webp')
  rmSync(damagedFile)
  writeFileSync(damagedFile, 'damaged')
  await putCopyBack()
  assert.deepEqual(await readVariant(files, picture.name, '400.webp'), original)

  await files.setAside([picture.name])
  await putCopyBack()
  await files.bringBack([picture.name])
  assert.deepEqual(await readVariant(files, picture.name, '400.webp'), original)
  await held.release()
  assert.equal(listFiles().length, variants.length)
  await assert.rejects(files.putBack('images', '../x', copy), /No file is stored as/)
})

test('what is held for hours is not swept as an abandoned upload', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { files, incoming } = await openStore(t)
  await files.storeFile({ ...writeReceivedFile(t, createSmallZip()), filename: 'a.zip', sha256: '' })
  const held = await files.holdAll()
  const [directory] = readdirSync(incoming).map((name) => path.join(incoming, name))
  assert.ok(directory)
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  utimesSync(directory, hourAgo, hourAgo)
  t.mock.timers.tick(15 * 60_000)
  await until('its time is renewed', () => statSync(directory).mtime > hourAgo)
  await files.removeAbandonedUploads(new Date(hourAgo.getTime() + 1000))
  assert.equal((await Array.fromAsync(held.list())).length, 1)
  await held.release()
  assert.deepEqual(readdirSync(incoming), [])
})
