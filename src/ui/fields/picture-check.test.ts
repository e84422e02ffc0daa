import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect, pictureProblem } from '#src/ui/fields/picture-check.ts'
import { cutOut, heic, zip } from '#test/pictures.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('photos of the usual kinds pass, whatever they are called', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']) {
    assert.equal(pictureProblem(file('foto', type)), null)
  }
  assert.equal(pictureProblem(file('FOTO.JPG', '')), null)
})

test('a photo of an iPhone in HEIC and a drawing in SVG are each told what they are', () => {
  assert.equal(pictureProblem(file('IMG_1.HEIC', '')), 'ui.fields.picture_heic')
  assert.equal(pictureProblem(file('foto', 'image/heif')), 'ui.fields.picture_heic')
  assert.equal(pictureProblem(file('logo.svg', 'image/svg+xml')), 'ui.fields.picture_svg')
})

test('what is no picture, is empty or is too large is refused', () => {
  assert.equal(pictureProblem(file('lista.pdf', 'application/pdf')), 'ui.fields.picture_type')
  assert.equal(pictureProblem(file('foto.jpg', 'image/jpeg', 0)), 'ui.fields.picture_empty')
  assert.deepEqual(pictureProblem(file('foto.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)), {
    key: 'ui.fields.picture_too_large',
    params: { qty: 10 },
  })
  assert.equal(pictureProblem(file('foto.jpg', 'image/jpeg', 10 * 1024 * 1024)), null)
})

const named = (bytes: Uint8Array, name = 'foto.jpg') => new File([Buffer.from(bytes)], name, { type: 'image/jpeg' })
const decoded = async () => 12_000_000

test('a file that is named like a picture is looked into', async () => {
  const png = await cutOut(40).toBuffer()
  assert.equal(await inspect(named(png), decoded), null)
  assert.equal(await inspect(named(zip()), decoded), 'ui.fields.picture_disguised')
  assert.equal(await inspect(named(heic()), decoded), 'ui.fields.picture_heic')
  assert.equal(await inspect(named(Buffer.from('<svg xmlns="x"/>')), decoded), 'ui.fields.picture_svg')
})

test('what does not decode is damaged, except where the browser may not know the kind', async () => {
  const fails = () => Promise.reject(new Error('no'))
  const png = await cutOut(40).toBuffer()
  const avif = await cutOut(40).avif().toBuffer()
  assert.equal(await inspect(named(png), fails), 'ui.fields.picture_broken')
  assert.equal(await inspect(named(avif), fails), null)
  const huge = await inspect(named(png), async () => 50_000_001)
  assert.deepEqual(huge, { key: 'ui.fields.picture_too_many_pixels', params: { qty: 50 } })
})
