import { get } from 'node:http'
import { alternate, type Request, spreadOf } from '#bench/alternate.ts'
import type { SentBytes } from '#bench/bare.ts'
import { atMost, compared, type Result } from '#bench/result.ts'
import { bareBeside, growTo, openShop, productAddress, type Shop } from '#bench/shop.ts'

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const amount = 16_000
/** What `node:http` says by itself. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** Public answers out of memory, each known to be true, against `node:http` sending the same bytes. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  try {
    const addresses = ['/api/products?page=1&per_page=50', '/', await productAddress(shop)]
    const small = new Map<string, number>()
    for (const address of addresses) small.set(address, await against(shop, address, 1000, report))
    await growTo(shop.sql, 20_000)
    for (const address of addresses) {
      const grown = (await against(shop, address, 20_000, report)) / (small.get(address) ?? 0)
      report(atMost(`${nameOf(address)}: 20,000 products against 1,000`, 1.25, 'times', spreadOf([grown])))
    }
  } finally {
    await shop.stop()
  }
}

async function against(shop: Shop, path: string, products: number, report: (result: Result) => void): Promise<number> {
  const bare = await bareBeside(shop, { bytes: await sentBy(shop.contender.url + path) })
  const requests = (): Request => ({ path, headers })
  const compare = await alternate(
    { contender: shop.contender, requests },
    { contender: bare.contender, requests },
    amount,
  )
  await bare.stop()
  report(compared(`GET ${nameOf(path)}, ${products.toLocaleString('en')} products`, 0.65, compare))
  return compare.ours.microseconds
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
