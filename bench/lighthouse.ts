import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { spreadOf } from '#bench/alternate.ts'
import { atLeast, type Result } from '#bench/result.ts'
import { openShop, productAddress } from '#bench/shop.ts'
import { root } from '#bench/world.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

const run = promisify(execFile)
const turns = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

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
          const least = category === 'performance' ? (device === 'mobile' ? 95 : 98) : 100
          const measured = spreadOf(scores.map((one) => one[category]))
          report(atLeast(`Lighthouse, ${name}, ${device}, ${category}`, least, measured))
        }
      }
    }
  } finally {
    await shop.stop()
  }
}

/** Lighthouse now and then misses the start of its own recording (NO_NAVSTART), and asks to be run again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !/Please run Lighthouse again/.test(String((error as { stderr?: string }).stderr)))
        throw error
    }
  }
}

async function audit(url: string, device: 'mobile' | 'desktop'): Promise<Scores> {
  const executable = findChromium()
  if (!executable) throw new Error(howToGetChromium)
  const args = [
    path.join(root, 'node_modules', 'lighthouse', 'cli', 'index.js'),
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { ...process.env, CHROME_PATH: executable }
  const { stdout } = await again(() => run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }))
  const report: { categories: Record<string, { score: number }> } = JSON.parse(stdout)
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
}
