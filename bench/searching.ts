import { cycleRequests, measureInTurns, type Request } from '#bench/alternate.ts'
import { buildComparison, type Result } from '#bench/result.ts'
import { openShop, type Shop, startBareReference } from '#bench/shop.ts'
import { shuffle } from '#bench/shuffle.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 120

/** Searches of the storefront, without repeated addresses, against `node:http` with the same statements. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 20_000 })
  try {
    const requests = (await buildSearches(shop)).slice(0, amount * 9)
    const bare = await startBareReference(shop, { statements: await recordAll(shop, requests) })
    const compare = await measureInTurns(
      { contender: shop.contender, requests: cycleRequests(requests) },
      { contender: bare.contender, requests: cycleRequests(requests) },
      amount,
    )
    await bare.stop()
    report(buildComparison('GET /?q=…, searches over 20,000 products', 0.63, compare))
    report(await measureMisspelling(shop))
  } finally {
    await shop.stop()
  }
}

/**
 * Builds searches: half of them for one product by its number, half for a word that very many products have, on one of
 * its first pages.
 */
async function buildSearches({ sql }: Shop): Promise<Request[]> {
  const names = await sql<{ name: string }[]>`select name from products order by random() limit ${amount * 5}`
  const words = await sql<{ word: string }[]>`
    select split_part(name, ' ', 1) as word from products group by 1 having count(*) >= 500`
  const rare = names.map(({ name }) => `/?q=${encodeURIComponent(name)}`)
  const common = words.flatMap(({ word }) =>
    Array.from({ length: 60 }, (_, page) => `/?q=${encodeURIComponent(word)}&page=${page + 1}`),
  )
  const paths = [...rare, ...shuffle(common).slice(0, amount * 5)]
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  return shuffle(paths).map((path) => ({ path, headers }))
}

async function measureMisspelling({ contender }: Shop): Promise<Result> {
  const page = await (await fetch(`${contender.url}/?q=${encodeURIComponent('ihpone')}`)).text()
  const isReached = /href="\/producto\/\d+-iphone/.test(page)
  return {
    what: "a misspelt word ('ihpone')",
    wanted: 'finds',
    measured: isReached ? 'finds' : 'finds nothing',
    beside: '',
    isReached,
  }
}
