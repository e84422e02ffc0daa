import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getOrNegotiateEncoding } from '#src/platform/http/responses/negotiation.server.ts'
import { chooseLanguage } from '#src/platform/i18n/request-language.server.ts'
import { shop } from '#test/harness.ts'

test('the best supported language is chosen, and Spanish if none fits', () => {
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

test('a client without a preference among its encodings gets the smallest', () => {
  assert.equal(getOrNegotiateEncoding('gzip, deflate, br, zstd', 'many'), 'br')
  assert.equal(getOrNegotiateEncoding('*', 'many'), 'br')
  assert.equal(getOrNegotiateEncoding('gzip', 'many'), 'gzip')
  assert.equal(getOrNegotiateEncoding('br;q=1.0, gzip;q=1.0', 'many'), 'br')
  assert.equal(getOrNegotiateEncoding('BR', 'many'), 'br')
})

test('a response for one client gets the fastest encoding', () => {
  assert.equal(getOrNegotiateEncoding('gzip, deflate, br, zstd', 'one'), 'zstd')
  assert.equal(getOrNegotiateEncoding('gzip, deflate, br', 'one'), 'br')
  assert.equal(getOrNegotiateEncoding('zstd;q=0, gzip', 'one'), 'gzip')
})

test('a client gets its preferred encoding and none that it refuses', () => {
  assert.equal(getOrNegotiateEncoding('br;q=0.5, gzip', 'many'), 'gzip')
  assert.equal(getOrNegotiateEncoding('br;q=0, gzip', 'many'), 'gzip')
  assert.equal(getOrNegotiateEncoding('br ; q=0.000, gzip ; q=0', 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding('identity, br;q=0.5', 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding('*;q=0', 'many'), 'identity')
})

test('a client that names no offered encoding gets identity', () => {
  assert.equal(getOrNegotiateEncoding(undefined, 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding('', 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding('zstd', 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding('brotli, gzipped', 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding(';;=,,"', 'many'), 'identity')
})

test("an absurdly long header is only parsed up to a browser's length", () => {
  const names = 'a,'.repeat(8000)
  assert.equal(chooseLanguage(`${names}en`), 'es')
  assert.equal(getOrNegotiateEncoding(`${names}br`, 'many'), 'identity')
  assert.equal(getOrNegotiateEncoding(`gzip,${names}br`, 'many'), 'gzip')
})

test('the memoised preferences stay right beyond their limit', () => {
  for (let i = 0; i < 500; i++) assert.equal(getOrNegotiateEncoding(`x${i}, gzip`, 'many'), 'gzip')
  assert.equal(getOrNegotiateEncoding('gzip, deflate, br, zstd', 'many'), 'br')
})

test('a page has the preferred encoding, both freshly rendered and from memory', async (t) => {
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
