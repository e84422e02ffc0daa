import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { requireEntryAssets } from '#src/platform/http/assets.server.ts'
import { securityHeaders } from '#src/platform/http/responses/security-headers.server.ts'
import { shop } from '#test/harness.ts'

type FileResponse = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }

/** Sends raw requests: the path is not normalised, and the bytes are not decompressed. */
async function startAssetServer(t: TestContext) {
  const { url } = await shop(t)
  return async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<FileResponse> => {
    const { hostname, port } = new URL(url)
    const request = http.request({ hostname, port, path, method, headers }).end()
    const [response]: IncomingMessage[] = await once(request, 'response')
    if (!response) throw new Error('no answer')
    const bytes = Buffer.concat(await response.toArray())
    return { status: response.statusCode, headers: response.headers, bytes }
  }
}

const { script } = requireEntryAssets('src/app/admin.tsx')
const scriptBytes = readFileSync(path.join('dist/client', script))

test('a script is compressed as Accept-Encoding allows', async (t) => {
  const ask = await startAssetServer(t)
  const acceptHeaders: [string | undefined, string | undefined, (bytes: Buffer) => Buffer][] = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (bytes) => bytes],
    [undefined, undefined, (bytes) => bytes],
  ]
  for (const [acceptedEncoding, encoding, decode] of acceptHeaders) {
    const { status, headers, bytes } = await ask(
      script,
      acceptedEncoding === undefined ? {} : { 'accept-encoding': acceptedEncoding },
    )
    assert.equal(status, 200)
    assert.equal(headers['content-encoding'], encoding, acceptedEncoding)
    assert.match(String(headers['content-type']), /^(?:text|application)\/javascript; charset=utf-8$/)
    assert.match(String(headers.vary), /accept-encoding/i)
    assert.equal(Number(headers['content-length']), bytes.length)
    assert.ok(decode(bytes).equals(scriptBytes), acceptedEncoding)
  }
})

test('built files are immutable, need no session and carry the security headers', async (t) => {
  const ask = await startAssetServer(t)
  const { headers } = await ask(script)
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  for (const [name, value] of Object.entries(securityHeaders)) assert.equal(headers[name], value)
})

test('each kind of built file has its content type', async (t) => {
  const ask = await startAssetServer(t)
  const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml', woff2: 'font/woff2' }
  for (const [extension, type] of Object.entries(types)) {
    const [file = ''] = globSync(`assets/*.${extension}`, { cwd: 'dist/client' })
    const { status, headers } = await ask(`/${file}`, { 'accept-encoding': 'br' })
    assert.equal(status, 200, file)
    assert.equal(headers['content-type'], type)
    assert.equal(headers['content-encoding'], existsSync(`dist/client/${file}.br`) ? 'br' : undefined)
  }
})

test('a picture of public/ keeps its name, so it is cached for a day', async (t) => {
  const ask = await startAssetServer(t)
  const { status, headers, bytes } = await ask('/img/favicon.svg')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'image/svg+xml')
  assert.equal(headers['cache-control'], 'public, max-age=86400')
  assert.ok(bytes.equals(readFileSync('public/img/favicon.svg')))
})

test('each encoding has its own ETag, and a matching If-None-Match gets 304', async (t) => {
  const ask = await startAssetServer(t)
  const first = await ask(script, { 'accept-encoding': 'br' })
  const plainResponse = await ask(script)
  const etag = String(first.headers.etag)
  assert.notEqual(plainResponse.headers.etag, etag)
  const secondResponse = await ask(script, { 'accept-encoding': 'br', 'if-none-match': etag })
  assert.deepEqual([secondResponse.status, secondResponse.bytes.length], [304, 0])
  assert.equal(secondResponse.headers['cache-control'], first.headers['cache-control'])
  assert.equal((await ask(script, { 'if-none-match': etag })).status, 200)
})

test('HEAD sends the headers of GET without a body', async (t) => {
  const ask = await startAssetServer(t)
  const { status, headers, bytes } = await ask(script, {}, 'HEAD')
  assert.deepEqual([status, Number(headers['content-length']), bytes.length], [200, scriptBytes.length, 0])
})

test('a range of a file can be requested, and none beyond its end', async (t) => {
  const ask = await startAssetServer(t)
  const range = await ask(script, { range: 'bytes=10-19' })
  assert.equal(range.status, 206)
  assert.equal(range.headers['content-range'], `bytes 10-19/${scriptBytes.length}`)
  assert.ok(range.bytes.equals(scriptBytes.subarray(10, 20)))
  const rangeBeyondEnd = await ask(script, { range: `bytes=${scriptBytes.length}-` })
  assert.equal(rangeBeyondEnd.status, 416)
  assert.equal(rangeBeyondEnd.headers['content-range'], `bytes */${scriptBytes.length}`)
  assert.equal((await ask(script, { 'if-match': '"another"' })).status, 412)
})

test('no other file can be reached, and no folder can be listed', async (t) => {
  const ask = await startAssetServer(t)
  const [file = ''] = globSync('*.css', { cwd: 'dist/client/assets' })
  const paths = [
    '/assets/',
    '/assets',
    '/img/',
    '/img/missing.png',
    `/assets/${file}.br`,
    '/assets/../manifest.json',
    '/assets/%2e%2e/manifest.json',
    '/assets/..%2fmanifest.json',
    '/assets/..%5cmanifest.json',
    '/assets/%00',
    '/assets//etc/passwd',
    '/img/../../package.json',
    '/img/%2e%2e/%2e%2e/package.json',
    '/img/.git/config',
    '/img/.%2e/img/logo.svg',
  ]
  for (const unreachablePath of paths) {
    const { status, bytes } = await ask(unreachablePath)
    assert.equal(status, 404, unreachablePath)
    assert.doesNotMatch(bytes.toString(), /"dependencies"|root:|"isEntry"/)
  }
})

test('a missing file is 404 for every method', async (t) => {
  const ask = await startAssetServer(t)
  assert.equal((await ask('/img/favicon.svg', {}, 'POST')).status, 405)
  assert.equal((await ask('/img/favicon.svg', {}, 'OPTIONS')).headers.allow, 'GET, HEAD, OPTIONS')
  for (const method of ['POST', 'OPTIONS']) assert.equal((await ask('/img/missing.png', {}, method)).status, 404)
})
