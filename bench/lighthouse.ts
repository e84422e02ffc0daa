import { computeSpread } from '#bench/alternate.ts'
import { categories, measureScores, type Scores } from '#bench/lighthouse-audit.ts'
import { buildAtLeastResult, type Result } from '#bench/result.ts'
import { findProductAddress, openShop } from '#bench/shop.ts'

const turns = 5

/** Lighthouse scores of the shop window and of a product of the demo shop, on a phone and on a desktop. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({})
  try {
    for (const [name, address] of [
      ['/', '/'],
      ['/producto/…', await findProductAddress(shop)],
    ]) {
      for (const device of ['mobile', 'desktop'] as const) {
        const scores: Scores[] = []
        for (let i = 0; i < turns; i++) scores.push(await measureScores(shop.contender.url + address, device))
        for (const category of categories) {
          const minScore = category === 'performance' ? (device === 'mobile' ? 95 : 98) : 100
          const measured = computeSpread(scores.map((scoresOfTurn) => scoresOfTurn[category]))
          report(buildAtLeastResult(`Lighthouse, ${name}, ${device}, ${category}`, minScore, measured))
        }
      }
    }
  } finally {
    await shop.stop()
  }
}
