import { get } from 'node:http'
import { computeSpread, measureInTurns, measureTurn, type Request } from '#bench/alternate.ts'
import type { SentBytes } from '#bench/baselines/bare-server.ts'
import type { EarlierVersion } from '#bench/earlier-version.ts'
import { type Program, startProgram } from '#bench/program.ts'
import { buildAtMostResult, buildComparison, type Result } from '#bench/result.ts'
import { findProductAddress, openShop, type Shop, startBareReference } from '#bench/shop.ts'

/** Headers as a browser sends them. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const amount = 16_000
/**
 * Number of pairs of processes. Processes of the same version differ from each other as long as they run, so the median
 * of several pairs compares the versions.
 */
const pairs = 5
const turnsOfPair = 3
const warmUps = 2
/** Headers that `node:http` sends by itself. */
const connectionHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** Public answers from the cache, each known to be current, against `node:http` that sends the same bytes. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const small = await openShop({ products: 1000 })
  const large = await openShop({ products: 20_000 })
  try {
    for (const path of ['/api/products?page=1&per_page=50', '/', await findProductAddress(small)]) {
      report(await compareWithBare(large, path))
      report(await compareShopSizes(small, large, path))
    }
  } finally {
    await small.stop()
    await large.stop()
  }
}

/**
 * Processor time of the same answers in this version and in an earlier one. Each version serves a demo shop that it has
 * created itself.
 */
export async function measureAgainst(earlier: EarlierVersion, report: (result: Result) => void): Promise<void> {
  const measured: PageTimes[] = []
  for (let pair = 0; pair < pairs; pair++) measured.push(await measurePair(earlier.checkout))
  for (const page of Object.keys(measured[0] ?? {})) {
    const ratios = measured.map((times) => ratioOf(times[page] ?? noTime))
    report(
      buildAtMostResult(
        `${page}, against ${earlier.commit}`,
        1,
        'times',
        computeSpread(ratios),
        `${pairs} pairs of processes`,
      ),
    )
  }
}

/** Processor time of a request in microseconds, in this version and in the other one. */
type PageTime = { ours: number; theirs: number }
type PageTimes = Record<string, PageTime>

const noTime: PageTime = { ours: Number.NaN, theirs: Number.NaN }
const ratioOf = ({ ours, theirs }: PageTime) => ours / theirs

/** Starts a process of each version, and measures each page in both in turn. */
async function measurePair(theirCheckout: string): Promise<PageTimes> {
  const ours = await startProgram()
  const theirs = await startProgram({}, theirCheckout)
  try {
    const times: PageTimes = {}
    const allPages = { ours: 0, theirs: 0 }
    for (const path of ['/api/products?page=1&per_page=50', '/', await findFirstProductPath(ours.url)]) {
      const time = await measurePage(path, ours, theirs)
      times[`GET ${labelOf(path)}`] = time
      allPages.ours += time.ours
      allPages.theirs += time.theirs
    }
    return { ...times, 'all three together': allPages }
  } finally {
    await ours.stop()
    await theirs.stop()
  }
}

async function measurePage(path: string, ours: Program, theirs: Program): Promise<PageTime> {
  const timeOf = async ({ url, pid }: Program) =>
    (await measureTurn({ url, pids: [pid] }, () => ({ path, headers }), amount)).microseconds
  const our: number[] = []
  const their: number[] = []
  for (let i = 0; i < warmUps + turnsOfPair; i++) {
    our.push(await timeOf(ours))
    their.push(await timeOf(theirs))
  }
  const median = (times: number[]) => computeSpread(times.slice(warmUps)).median
  return { ours: median(our), theirs: median(their) }
}

/** The path of the first product of the shop window, as both versions link it. */
async function findFirstProductPath(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const [path] = /\/producto\/[^"]+/.exec(page) ?? []
  if (path === undefined) throw new Error('The shop window names no product.')
  return path
}

async function compareWithBare(shop: Shop, path: string): Promise<Result> {
  const bare = await startBareReference(shop, { bytes: await fetchBytes(shop.contender.url + path) })
  const requests = (): Request => ({ path, headers })
  const compare = await measureInTurns(
    { contender: shop.contender, requests },
    { contender: bare.contender, requests },
    amount,
  )
  await bare.stop()
  return buildComparison(`GET ${labelOf(path)}`, 0.65, compare)
}

/** Compares the cost of a page with its cost in a shop of twenty times as many products. */
async function compareShopSizes(small: Shop, large: Shop, path: string): Promise<Result> {
  const requests = (): Request => ({ path, headers })
  const { ratio, ours, theirs } = await measureInTurns(
    { contender: small.contender, requests },
    { contender: large.contender, requests },
    amount,
  )
  const beside = `${theirs.microseconds.toFixed(0)} µs against ${ours.microseconds.toFixed(0)} µs a request`
  return buildAtMostResult(`GET ${labelOf(path)}, 20,000 products against 1,000`, 1.25, 'times', ratio, beside)
}

async function fetchBytes(url: string): Promise<SentBytes> {
  const { promise, resolve, reject } = Promise.withResolvers<SentBytes>()
  get(url, { headers }, async (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    const ownHeaders = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name))
    resolve({
      headers: Object.fromEntries(ownHeaders) as Record<string, string>,
      body: Buffer.concat(chunks).toString('base64'),
    })
  }).on('error', reject)
  return promise
}

const labelOf = (address: string) => (address.startsWith('/producto/') ? '/producto/…' : address)
