import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preferredEncoding, preferredLanguage } from '#src/platform/http/responses/negotiation.server.ts'
import { shop } from '#test/harness.ts'

test('the reader gets the best of our languages, and Spanish where none fits', () => {
  assert.equal(preferredLanguage(undefined), 'es')
  assert.equal(preferredLanguage(''), 'es')
  assert.equal(preferredLanguage('en-US,en;q=0.9'), 'en')
  assert.equal(preferredLanguage('PT-br'), 'pt')
  assert.equal(preferredLanguage('fr,pt-BR;q=0.8,en;q=0.5'), 'pt')
  assert.equal(preferredLanguage('en;q=0.5, pt;q=0.7'), 'pt')
  assert.equal(preferredLanguage('fr;q=1'), 'es')
  assert.equal(preferredLanguage('fr, *;q=0.5'), 'es')
  assert.equal(preferredLanguage('en;q=0'), 'es')
})

test('a reader without a preference among the encodings they take gets the smallest', () => {
  assert.equal(preferredEncoding('gzip, deflate, br, zstd', 'many'), 'br')
  assert.equal(preferredEncoding('*', 'many'), 'br')
  assert.equal(preferredEncoding('gzip', 'many'), 'gzip')
  assert.equal(preferredEncoding('br;q=1.0, gzip;q=1.0', 'many'), 'br')
  assert.equal(preferredEncoding('BR', 'many'), 'br')
})

test('what is made for one reader goes in the encoding that is made fastest', () => {
  assert.equal(preferredEncoding('gzip, deflate, br, zstd', 'one'), 'zstd')
  assert.equal(preferredEncoding('gzip, deflate, br', 'one'), 'br')
  assert.equal(preferredEncoding('zstd;q=0, gzip', 'one'), 'gzip')
})

test('a reader gets what they prefer, and nothing that they refuse', () => {
  assert.equal(preferredEncoding('br;q=0.5, gzip', 'many'), 'gzip')
  assert.equal(preferredEncoding('br;q=0, gzip', 'many'), 'gzip')
  assert.equal(preferredEncoding('br ; q=0.000, gzip ; q=0', 'many'), 'identity')
  assert.equal(preferredEncoding('identity, br;q=0.5', 'many'), 'identity')
  assert.equal(preferredEncoding('*;q=0', 'many'), 'identity')
})

test('who names no encoding that we have gets plain bytes', () => {
  assert.equal(preferredEncoding(undefined, 'many'), 'identity')
  assert.equal(preferredEncoding('', 'many'), 'identity')
  assert.equal(preferredEncoding('zstd', 'many'), 'identity')
  assert.equal(preferredEncoding('brotli, gzipped', 'many'), 'identity')
  assert.equal(preferredEncoding(';;=,,"', 'many'), 'identity')
})

test('an absurdly long header is read as far as any browser writes', () => {
  const names = 'a,'.repeat(8000)
  assert.equal(preferredLanguage(`${names}en`), 'es')
  assert.equal(preferredEncoding(`${names}br`, 'many'), 'identity')
  assert.equal(preferredEncoding(`gzip,${names}br`, 'many'), 'gzip')
})

test('a preference stays the same however many others came between', () => {
  for (let i = 0; i < 500; i++) assert.equal(preferredEncoding(`x${i}, gzip`, 'many'), 'gzip')
  assert.equal(preferredEncoding('gzip, deflate, br, zstd', 'many'), 'br')
})

test('a page comes as its reader prefers it, made anew and out of memory alike', async (t) => {
  const { url } = await shop(t)
  const readers = { 'gzip, deflate, br': 'br', 'br;q=0.5, gzip': 'gzip', 'br;q=0, gzip;q=0': null, identity: null }
  const pages: string[] = []
  for (const [accepted, encoding] of [...Object.entries(readers), ...Object.entries(readers)]) {
    const answer = await fetch(url, { headers: { 'accept-encoding': accepted } })
    assert.equal(answer.headers.get('content-encoding'), encoding, accepted)
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i)
    pages.push(await answer.text())
  }
  assert.equal(new Set(pages).size, 1)
})
