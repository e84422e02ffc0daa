import { Agent, request } from 'node:http'
import { computeSpread } from '#bench/alternate.ts'
import { readResidentBytes } from '#bench/processor.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openShop, type Shop } from '#bench/shop.ts'

const amount = 48_000
const connections = 16
const megabyte = 1024 * 1024

/** Encodings that a browser, a simple program and a very old program accept. */
const encodings = ['br, gzip', 'gzip', 'identity']

/** Kinds of addresses without limit: each `n` gives another address. */
const oddAddresses: readonly ((n: number) => string)[] = [
  // Addresses of the same content in different spellings.
  (n) => `/api/products?page=1&per_page=50&name=${'%20'.repeat(n % 60)}&capacity=${'+'.repeat(n % 43)}`,
  (n) => `/api/products?per_page=${'0'.repeat(n % 7)}50&page=${'0'.repeat(n % 8)}1`,
  (n) => `/api/colors/${1 + (n % 8)}?${'x'.repeat(n % 97)}=${n}`,
  (n) => `/?utm_source=mail&utm_campaign=${n}`,
  (n) => `/en/?page=1&q=${'%20'.repeat(n % 50)}iphone${'+'.repeat(n % 47)}&gclid=${n}`,
  (n) => `/pt/?utm_content=${'long'.repeat(3500)}${n}`,
  // Addresses of records that do not exist.
  (n) => `/api/products/${100_000 + n}`,
  (n) => `/?page=${1000 + n}`,
  (n) => `/en/?category=${1000 + n}`,
  (n) => `/producto/${1 + (n % 60)}-otro-nombre-${n}`,
  (n) => `/pt/producto/${100_000 + n}-nada`,
  (n) => `/nada/${n}`,
  // Addresses with different contents.
  (n) => `/producto/${1 + (n % 1000)}`,
  (n) => `/api/products/search/iphone%20${n}`,
  (n) => `/api/products?q=i${n}&page=1&per_page=50`,
  (n) => `/api/products?page=${1 + (n % 20)}&per_page=${1 + (n % 1000)}&dir=desc&sort=price`,
  (n) => `/api/colors?page=${2 + n}`,
  (n) => `/?q=${n % 10}%20${(n >> 3) % 100}%20pro&page=${1 + (n % 3)}`,
]

/** Memory of the server after requests for odd addresses, each in one of three encodings. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const [pid = 0] = shop.contender.pids
  try {
    const idle = readResidentBytes(pid)
    await requestAllAddresses(shop)
    const beside = `${(idle / megabyte).toFixed(0)} MB before the first of them`
    const residentMegabytes = computeSpread([readResidentBytes(pid) / megabyte])
    report(
      buildAtMostResult(
        `server, after ${amount.toLocaleString('en')} odd addresses`,
        200,
        'MB RSS',
        residentMegabytes,
        beside,
      ),
    )
  } finally {
    await shop.stop()
  }
}

async function requestAllAddresses({ contender }: Shop): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let nextNumber = 0
  async function askRepeatedly(): Promise<void> {
    while (nextNumber < amount) {
      const n = nextNumber++
      const path = oddAddresses[n % oddAddresses.length]?.(n) ?? '/'
      const encoding = encodings[Math.floor(n / oddAddresses.length) % encodings.length] ?? ''
      await requestAddress(contender.url + path, encoding, agent)
    }
  }
  await Promise.all(Array.from({ length: connections }, askRepeatedly))
  agent.destroy()
}

function requestAddress(url: string, encoding: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const clientRequest = request(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
    if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${url} answers ${answer.statusCode}`))
    answer.resume().on('end', resolve).on('error', reject)
  })
  clientRequest.on('error', reject).end()
  return promise
}
