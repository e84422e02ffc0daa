import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { shop } from '#test/harness.ts'

/** Number and bytes of the public responses in memory, from the server's metrics. */
async function readCacheSize(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const readMetric = (name: string) =>
    Number(new RegExp(`^mostrador_public_cache_${name} (\\d+)$`, 'm').exec(text)?.[1])
  return { entries: readMetric('entries'), bytes: readMetric('bytes') }
}

async function fetchStatuses(url: string, paths: readonly string[]): Promise<number[]> {
  const answers: number[] = []
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: 'manual' })
    await answer.arrayBuffer()
    answers.push(answer.status)
  }
  return answers
}

test('a list, a search and a record are stored once, however their addresses are spelt', async (t) => {
  const { url, make } = await shop(t)
  const color = await make.color({ name: 'Rojo' })
  await make.product({ name: 'iPhone', price: 1200, colors: [color] })
  const spellings = [
    [
      '/api/colors?page=1&per_page=50',
      '/api/colors?per_page=050&page=01',
      '/api/colors?page=1&id=&dir=desc',
      '/api/colors?id=%20%20&page=1',
    ],
    ['/api/products?price=1200&id=1', '/api/products?id=1&price=1.200,00', '/api/products?price=1200.0&id=1&q=%20'],
    [
      '/api/products/search/rojo',
      '/api/products/search/%20rojo%20',
      '/api/products/search/rojo?price=',
      '/api/products/search/rojo?q=other',
    ],
    [`/api/colors/${color.id}`, `/api/colors/${color.id}?x=1`, `/api/colors/${color.id}?x=2&y=${'long'.repeat(3000)}`],
  ]
  for (const [index, paths] of spellings.entries()) {
    assert.deepEqual(new Set(await fetchStatuses(url, paths)), new Set([200]), paths[0])
    assert.equal((await readCacheSize(url)).entries, index + 1, paths[0])
  }
})

test('a page is stored once, whatever parameters a campaign or a typo adds to its address', async (t) => {
  const { url, make } = await shop(t)
  await make.product({ name: 'iPhone' })
  const spellings = [
    ['/', '/?page=1', '/?q=', '/?q=%20%20&page=', '/?utm_source=mail&utm_campaign=9', `/?gclid=${'x'.repeat(9000)}`],
    ['/en/?q=iphone', '/en/?q=%20%20iphone%20', '/en/?utm_source=mail&q=iphone+&page=1'],
  ]
  for (const [index, paths] of spellings.entries()) {
    assert.deepEqual(new Set(await fetchStatuses(url, paths)), new Set([200]), paths[0])
    assert.equal((await readCacheSize(url)).entries, index + 1, paths[0])
  }
})

test('missing pages store only one response in each language', async (t) => {
  const { url, make } = await shop(t)
  const { id } = await make.product({ name: 'iPhone' })
  const absentPaths = Array.from({ length: 20 }, (_, n) => [
    `/nada/${n}`,
    `/?page=${50 + n}`,
    `/?category=${1_000_000 + n}`,
    `/?q=iphone&page=${50 + n}`,
    `/producto/${1_000_000 + n}-iphone`,
    `/en/producto/${1_000_000 + n}`,
    `/api/products/${1_000_000 + n}`,
    `/api/colors?x${n}=1`,
    `/sitemap-${2 + n}.xml`,
  ]).flat()
  assert.deepEqual(new Set(await fetchStatuses(url, absentPaths)), new Set([404, 400]))
  const renamedPaths = Array.from({ length: 20 }, (_, n) => `/producto/${id}-nombre-${n}`)
  assert.deepEqual(new Set(await fetchStatuses(url, renamedPaths)), new Set([301]))
  assert.equal((await readCacheSize(url)).entries, 2)
})

test('the address of an old product name redirects to the new one and must be revalidated', async (t) => {
  const { url, make } = await shop(t)
  const { id } = await make.product({ name: 'iPhone' })
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetch(`${url}/producto/${id}-old`, { method, redirect: 'manual' })
    assert.deepEqual([status, headers.get('location')], [301, `/producto/${id}-iphone`])
    assert.equal(headers.get('cache-control'), 'no-cache')
  }
})

test('every encoding, HEAD and 304 share one cached response', async (t) => {
  const { url, make } = await shop(t)
  for (let n = 0; n < 20; n++) await make.color({ name: `Color ${n}` })
  const ask = async (method: string, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/colors`, { method, headers })
    return { answer, text: await answer.text() }
  }
  const [br, gzip, identity] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => ask('GET', { 'accept-encoding': encoding })),
  )
  assert.equal(br?.answer.headers.get('content-encoding'), 'br')
  assert.equal(gzip?.answer.headers.get('content-encoding'), 'gzip')
  assert.equal(identity?.answer.headers.get('content-encoding'), null)
  assert.equal(br?.text, identity?.text)
  assert.equal(gzip?.text, identity?.text)
  // A raw request, because `fetch` may not decode zstd.
  assert.equal(await fetchZstd(`${url}/api/colors`), identity?.text)
  const etag = br?.answer.headers.get('etag') ?? ''
  const head = await ask('HEAD', { 'accept-encoding': 'br' })
  assert.deepEqual([head.answer.status, head.text, head.answer.headers.get('etag')], [200, '', etag])
  const unchanged = await ask('GET', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  assert.deepEqual([unchanged.answer.status, unchanged.text], [304, ''])
  assert.equal((await readCacheSize(url)).entries, 1)
})

test('a write evicts every stale response', async (t) => {
  const { url, make } = await shop(t)
  await make.color()
  await fetchStatuses(url, ['/api/colors', '/api/categories', '/'])
  const sizeBefore = await readCacheSize(url)
  assert.equal(sizeBefore.entries, 3)
  await make.color()
  await fetchStatuses(url, ['/api/colors'])
  const sizeAfter = await readCacheSize(url)
  assert.equal(sizeAfter.entries, 1)
  assert.ok(sizeAfter.bytes < sizeBefore.bytes, `${sizeAfter.bytes} of ${sizeBefore.bytes}`)
})

async function fetchZstd(url: string): Promise<string> {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'br, zstd' } }), 'response')
  assert.equal(answer.headers['content-encoding'], 'zstd')
  return zstdDecompressSync(Buffer.concat(await answer.toArray())).toString()
}
