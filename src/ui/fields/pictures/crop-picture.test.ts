import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeSquareSide, nameCroppedFile } from '#src/ui/fields/pictures/crop-picture.ts'

test('a square is as large as what was chosen, and no larger than any screen needs', () => {
  assert.equal(computeSquareSide({ width: 3024.4 }), 1024)
  assert.equal(computeSquareSide({ width: 299.6 }), 300)
  assert.equal(computeSquareSide({ width: 0.2 }), 1)
})

test('a PNG stays one, everything else becomes a JPEG, under its name', () => {
  assert.deepEqual(nameCroppedFile({ name: 'yo.png', type: 'image/png' }), { name: 'yo.png', type: 'image/png' })
  for (const [name, type] of [
    ['yo.v2.webp', 'image/webp'],
    ['yo.v2.jpeg', 'image/jpeg'],
    ['captura', ''],
  ] as const)
    assert.equal(nameCroppedFile({ name, type }).type, 'image/jpeg')
  assert.equal(nameCroppedFile({ name: 'yo.v2.webp', type: 'image/webp' }).name, 'yo.v2.jpg')
})
