import { computeSpread } from '#bench/alternate.ts'
import { audit, categories, type Scores } from '#bench/lighthouse-audit.ts'
import { atLeast, type Result } from '#bench/result.ts'
import { openShop, productAddress } from '#bench/shop.ts'

const turns = 5

/** What Lighthouse says of the window and of a product of the demo shop, on a telephone and on a desk. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    for (const [name, address] of [
      ['/', '/'],
      ['/producto/…', await productAddress(shop)],
    ]) {
      for (const device of ['mobile', 'desktop'] as const) {
        const scores: Scores[] = []
        for (let i = 0; i < turns; i++) scores.push(await audit(shop.contender.url + address, device))
        for (const category of categories) {
          const minScore = category === 'performance' ? (device === 'mobile' ? 95 : 98) : 100
          const measured = computeSpread(scores.map((scoresOfTurn) => scoresOfTurn[category]))
          report(atLeast(`Lighthouse, ${name}, ${device}, ${category}`, minScore, measured))
        }
      }
    }
  } finally {
    await shop.stop()
  }
}
