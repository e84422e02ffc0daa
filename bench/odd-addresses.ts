import { Agent, request } from 'node:http'
import { computeSpread } from '#bench/alternate.ts'
import { residentBytes } from '#bench/processor.ts'
import { atMost, type Result } from '#bench/result.ts'
import { openShop, type Shop } from '#bench/shop.ts'

const amount = 48_000
const connections = 16
const megabyte = 1024 * 1024

/** What a browser, a plain program and one of long ago can read. */
const encodings = ['br, gzip', 'gzip', 'identity']

/** Addresses without end, by what is odd in them; `n` is another one each time. */
const oddAddresses: readonly ((n: number) => string)[] = [
  // One content each, however it is spelt.
  (n) => `/api/products?page=1&per_page=50&name=${'%20'.repeat(n % 60)}&capacity=${'+'.repeat(n % 43)}`,
  (n) => `/api/products?per_page=${'0'.repeat(n % 7)}50&page=${'0'.repeat(n % 8)}1`,
  (n) => `/api/colors/${1 + (n % 8)}?${'x'.repeat(n % 97)}=${n}`,
  (n) => `/?utm_source=mail&utm_campaign=${n}`,
  (n) => `/en/?page=1&q=${'%20'.repeat(n % 50)}iphone${'+'.repeat(n % 47)}&gclid=${n}`,
  (n) => `/pt/?utm_content=${'long'.repeat(3500)}${n}`,
  // Nothing stands there.
  (n) => `/api/products/${100_000 + n}`,
  (n) => `/?page=${1000 + n}`,
  (n) => `/en/?category=${1000 + n}`,
  (n) => `/producto/${1 + (n % 60)}-otro-nombre-${n}`,
  (n) => `/pt/producto/${100_000 + n}-nada`,
  (n) => `/nada/${n}`,
  // Something else each time.
  (n) => `/producto/${1 + (n % 1000)}`,
  (n) => `/api/products/search/iphone%20${n}`,
  (n) => `/api/products?q=i${n}&page=1&per_page=50`,
  (n) => `/api/products?page=${1 + (n % 20)}&per_page=${1 + (n % 1000)}&dir=desc&sort=price`,
  (n) => `/api/colors?page=${2 + n}`,
  (n) => `/?q=${n % 10}%20${(n >> 3) % 100}%20pro&page=${1 + (n % 3)}`,
]

/** What the server holds after addresses that nobody would ask for, each in one of three encodings. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const [pid = 0] = shop.contender.pids
  try {
    const idle = residentBytes(pid)
    await askAll(shop)
    const beside = `${(idle / megabyte).toFixed(0)} MB before the first of them`
    const residentMegabytes = computeSpread([residentBytes(pid) / megabyte])
    report(
      atMost(`server, after ${amount.toLocaleString('en')} odd addresses`, 200, 'MB RSS', residentMegabytes, beside),
    )
  } finally {
    await shop.stop()
  }
}

async function askAll({ contender }: Shop): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let nextNumber = 0
  async function askRepeatedly(): Promise<void> {
    while (nextNumber < amount) {
      const n = nextNumber++
      const path = oddAddresses[n % oddAddresses.length]?.(n) ?? '/'
      const encoding = encodings[Math.floor(n / oddAddresses.length) % encodings.length] ?? ''
      await ask(contender.url + path, encoding, agent)
    }
  }
  await Promise.all(Array.from({ length: connections }, askRepeatedly))
  agent.destroy()
}

function ask(url: string, encoding: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const clientRequest = request(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
    if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${url} answers ${answer.statusCode}`))
    answer.resume().on('end', resolve).on('error', reject)
  })
  clientRequest.on('error', reject).end()
  return promise
}
