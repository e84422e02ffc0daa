import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseEncoding, chooseLanguage } from '#src/platform/http/responses/negotiation.server.ts'
import { shop } from '#test/harness.ts'

test('the reader gets the best of our languages, and Spanish where none fits', () => {
  assert.equal(chooseLanguage(undefined), 'es')
  assert.equal(chooseLanguage(''), 'es')
  assert.equal(chooseLanguage('en-US,en;q=0.9'), 'en')
  assert.equal(chooseLanguage('PT-br'), 'pt')
  assert.equal(chooseLanguage('fr,pt-BR;q=0.8,en;q=0.5'), 'pt')
  assert.equal(chooseLanguage('en;q=0.5, pt;q=0.7'), 'pt')
  assert.equal(chooseLanguage('fr;q=1'), 'es')
  assert.equal(chooseLanguage('fr, *;q=0.5'), 'es')
  assert.equal(chooseLanguage('en;q=0'), 'es')
})

test('a reader without a preference among the encodings they take gets the smallest', () => {
  assert.equal(chooseEncoding('gzip, deflate, br, zstd', 'many'), 'br')
  assert.equal(chooseEncoding('*', 'many'), 'br')
  assert.equal(chooseEncoding('gzip', 'many'), 'gzip')
  assert.equal(chooseEncoding('br;q=1.0, gzip;q=1.0', 'many'), 'br')
  assert.equal(chooseEncoding('BR', 'many'), 'br')
})

test('what is made for one reader goes in the encoding that is made fastest', () => {
  assert.equal(chooseEncoding('gzip, deflate, br, zstd', 'one'), 'zstd')
  assert.equal(chooseEncoding('gzip, deflate, br', 'one'), 'br')
  assert.equal(chooseEncoding('zstd;q=0, gzip', 'one'), 'gzip')
})

test('a reader gets what they prefer, and nothing that they refuse', () => {
  assert.equal(chooseEncoding('br;q=0.5, gzip', 'many'), 'gzip')
  assert.equal(chooseEncoding('br;q=0, gzip', 'many'), 'gzip')
  assert.equal(chooseEncoding('br ; q=0.000, gzip ; q=0', 'many'), 'identity')
  assert.equal(chooseEncoding('identity, br;q=0.5', 'many'), 'identity')
  assert.equal(chooseEncoding('*;q=0', 'many'), 'identity')
})

test('who names no encoding that we have gets plain bytes', () => {
  assert.equal(chooseEncoding(undefined, 'many'), 'identity')
  assert.equal(chooseEncoding('', 'many'), 'identity')
  assert.equal(chooseEncoding('zstd', 'many'), 'identity')
  assert.equal(chooseEncoding('brotli, gzipped', 'many'), 'identity')
  assert.equal(chooseEncoding(';;=,,"', 'many'), 'identity')
})

test('an absurdly long header is read as far as any browser writes', () => {
  const names = 'a,'.repeat(8000)
  assert.equal(chooseLanguage(`${names}en`), 'es')
  assert.equal(chooseEncoding(`${names}br`, 'many'), 'identity')
  assert.equal(chooseEncoding(`gzip,${names}br`, 'many'), 'gzip')
})

test('a preference stays the same however many others came between', () => {
  for (let i = 0; i < 500; i++) assert.equal(chooseEncoding(`x${i}, gzip`, 'many'), 'gzip')
  assert.equal(chooseEncoding('gzip, deflate, br, zstd', 'many'), 'br')
})

test('a page comes as its reader prefers it, made anew and out of memory alike', async (t) => {
  const { url } = await shop(t)
  const encodingsByHeader = {
    'gzip, deflate, br': 'br',
    'br;q=0.5, gzip': 'gzip',
    'br;q=0, gzip;q=0': null,
    identity: null,
  }
  const pages: string[] = []
  for (const [acceptedEncodings, encoding] of [
    ...Object.entries(encodingsByHeader),
    ...Object.entries(encodingsByHeader),
  ]) {
    const answer = await fetch(url, { headers: { 'accept-encoding': acceptedEncodings } })
    assert.equal(answer.headers.get('content-encoding'), encoding, acceptedEncodings)
    assert.match(answer.headers.get('vary') ?? '', /accept-encoding/i)
    pages.push(await answer.text())
  }
  assert.equal(new Set(pages).size, 1)
})
