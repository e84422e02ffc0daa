import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSrcset, listVariantFiles, pictureNamePattern } from '#src/platform/pictures/pictures.ts'

const name = `${'3f'.repeat(16)}.jpg`

test('a picture has one JPEG and three widths in each lighter format', () => {
  const { jpg, avif, webp } = listVariantFiles(name)
  assert.equal(jpg, name)
  assert.deepEqual(
    avif.map(({ file, width }) => [file.slice(32), width]),
    [
      ['-400.avif', 400],
      ['-800.avif', 800],
      ['-1200.avif', 1200],
    ],
  )
  assert.equal(webp.length, 3)
})

test('a srcset names each file where it is served, with its width', () => {
  const base = '3f'.repeat(16)
  assert.equal(
    buildSrcset(name, 'webp', '/images/'),
    `/images/${base}-400.webp 400w, /images/${base}-800.webp 800w, /images/${base}-1200.webp 1200w`,
  )
  assert.match(buildSrcset(name, 'avif'), /^\/uploads\/images\/3f/)
})

test('a name has at least 128 bits that nobody knows', () => {
  assert.ok(pictureNamePattern.test(name))
  for (const wrong of ['a.jpg', `../${name}`, name.toUpperCase(), `${name}x`, name.replace('.jpg', '.svg')])
    assert.ok(!pictureNamePattern.test(wrong), wrong)
})
