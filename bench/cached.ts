import { get } from 'node:http'
import { alternate, type Request } from '#bench/alternate.ts'
import type { SentBytes } from '#bench/bare.ts'
import { atMost, compared, type Result } from '#bench/result.ts'
import { bareBeside, openShop, productAddress, type Shop } from '#bench/shop.ts'

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const amount = 16_000
/** What `node:http` says by itself. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** Public answers out of memory, each known to be true, against `node:http` sending the same bytes. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const small = await openShop({ products: 1000 })
  const large = await openShop({ products: 20_000 })
  try {
    for (const path of ['/api/products?page=1&per_page=50', '/', await productAddress(small)]) {
      report(await against(large, path))
      report(await grown(small, large, path))
    }
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function against(shop: Shop, path: string): Promise<Result> {
  const bare = await bareBeside(shop, { bytes: await sentBy(shop.contender.url + path) })
  const requests = (): Request => ({ path, headers })
  const compare = await alternate(
    { contender: shop.contender, requests },
    { contender: bare.contender, requests },
    amount,
  )
  await bare.stop()
  return compared(`GET ${nameOf(path)}`, 0.65, compare)
}

/** What the same costs in a shop of twenty times as many products. */
async function grown(small: Shop, large: Shop, path: string): Promise<Result> {
  const requests = (): Request => ({ path, headers })
  const { ratio, ours, theirs } = await alternate(
    { contender: small.contender, requests },
    { contender: large.contender, requests },
    amount,
  )
  const beside = `${theirs.microseconds.toFixed(0)} µs against ${ours.microseconds.toFixed(0)} µs a request`
  return atMost(`GET ${nameOf(path)}, 20,000 products against 1,000`, 1.25, 'times', ratio, beside)
}

async function sentBy(url: string): Promise<SentBytes> {
  const { promise, resolve, reject } = Promise.withResolvers<SentBytes>()
  get(url, { headers }, async (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    const sent = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name))
    resolve({
      headers: Object.fromEntries(sent) as Record<string, string>,
      body: Buffer.concat(chunks).toString('base64'),
    })
  }).on('error', reject)
  return promise
}

const nameOf = (address: string) => (address.startsWith('/producto/') ? '/producto/…' : address)
