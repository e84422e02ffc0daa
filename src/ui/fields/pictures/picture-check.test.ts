import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPicture, findPictureProblem } from '#src/ui/fields/pictures/picture-check.ts'
import { createCutOut, createHeic, createSmallZip } from '#test/pictures.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('photos of the usual kinds pass, whatever they are called', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']) {
    assert.equal(findPictureProblem(file('foto', type)), null)
  }
  assert.equal(findPictureProblem(file('FOTO.JPG', '')), null)
})

test('a photo of an iPhone in HEIC and a drawing in SVG are each told what they are', () => {
  assert.equal(findPictureProblem(file('IMG_1.HEIC', '')), 'ui.fields.picture_heic')
  assert.equal(findPictureProblem(file('foto', 'image/heif')), 'ui.fields.picture_heic')
  assert.equal(findPictureProblem(file('logo.svg', 'image/svg+xml')), 'ui.fields.picture_svg')
})

test('what is no picture, is empty or is too large is refused', () => {
  assert.equal(findPictureProblem(file('lista.pdf', 'application/pdf')), 'ui.fields.picture_type')
  assert.equal(findPictureProblem(file('foto.jpg', 'image/jpeg', 0)), 'ui.fields.picture_empty')
  assert.deepEqual(findPictureProblem(file('foto.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)), {
    key: 'ui.fields.picture_too_large',
    params: { qty: 10 },
  })
  assert.equal(findPictureProblem(file('foto.jpg', 'image/jpeg', 10 * 1024 * 1024)), null)
})

const buildJpegFile = (bytes: Uint8Array, name = 'foto.jpg') =>
  new File([Buffer.from(bytes)], name, { type: 'image/jpeg' })
const countTwelveMegapixels = async () => 12_000_000

test('a file that is named like a picture is looked into', async () => {
  const png = await createCutOut(40).toBuffer()
  assert.equal(await checkPicture(buildJpegFile(png), countTwelveMegapixels), null)
  assert.equal(
    await checkPicture(buildJpegFile(createSmallZip()), countTwelveMegapixels),
    'ui.fields.picture_disguised',
  )
  assert.equal(await checkPicture(buildJpegFile(createHeic()), countTwelveMegapixels), 'ui.fields.picture_heic')
  assert.equal(
    await checkPicture(buildJpegFile(Buffer.from('<svg xmlns="x"/>')), countTwelveMegapixels),
    'ui.fields.picture_svg',
  )
})

test('what does not decode is damaged, except where the browser may not know the kind', async () => {
  const rejectDecoding = () => Promise.reject(new Error('no'))
  const png = await createCutOut(40).toBuffer()
  const avif = await createCutOut(40).avif().toBuffer()
  assert.equal(await checkPicture(buildJpegFile(png), rejectDecoding), 'ui.fields.picture_broken')
  assert.equal(await checkPicture(buildJpegFile(avif), rejectDecoding), null)
  const problem = await checkPicture(buildJpegFile(png), async () => 50_000_001)
  assert.deepEqual(problem, { key: 'ui.fields.picture_too_many_pixels', params: { qty: 50 } })
})
