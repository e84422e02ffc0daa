import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureProblem } from '#src/ui/fields/picture-check.ts'

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
