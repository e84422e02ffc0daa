import { alternate, inTurn, type Request } from '#bench/alternate.ts'
import { compared, type Result } from '#bench/result.ts'
import { bareBeside, openShop, type Shop } from '#bench/shop.ts'
import { shuffled } from '#bench/shuffled.ts'
import { recordAll } from '#bench/statements.ts'

const amount = 120

/** Searches of the storefront, no address twice, against `node:http` and the statements that they cost. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 20_000 })
  try {
    const requests = (await searches(shop)).slice(0, amount * 9)
    const bare = await bareBeside(shop, { statements: await recordAll(shop, requests) })
    const compare = await alternate(
      { contender: shop.contender, requests: inTurn(requests) },
      { contender: bare.contender, requests: inTurn(requests) },
      amount,
    )
    await bare.stop()
    report(compared('GET /?q=…, searches over 20,000 products', 0.6, compare))
    report(await misspelt(shop))
  } finally {
    await shop.stop()
  }
}

/** Half for one product by its number, half for a word of very many, on one of its first pages. */
async function searches({ sql }: Shop): Promise<Request[]> {
  const names = await sql<{ name: string }[]>`select name from products order by random() limit ${amount * 5}`
  const words = await sql<{ word: string }[]>`
    select split_part(name, ' ', 1) as word from products group by 1 having count(*) >= 500`
  const rare = names.map(({ name }) => `/?q=${encodeURIComponent(name)}`)
  const common = words.flatMap(({ word }) =>
    Array.from({ length: 60 }, (_, page) => `/?q=${encodeURIComponent(word)}&page=${page + 1}`),
  )
  const paths = [...rare, ...shuffled(common).slice(0, amount * 5)]
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  return shuffled(paths).map((path) => ({ path, headers }))
}

async function misspelt({ contender }: Shop): Promise<Result> {
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
