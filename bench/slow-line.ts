import { type Browser, chromium, type Page } from 'playwright-core'
import { computeSpread } from '#bench/alternate.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openShop } from '#bench/shop.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

const turns = 5

/** The throttling 'Slow 3G' of Chromium's tools, with a processor that is four times slower. */
const slow3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowerBy = 4

/**
 * Waiting times of a visitor with a weak phone: until the shop's first paint, and from a press until the product is
 * shown.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const shop = await openShop({})
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const visits: Visit[] = []
    for (let turn = 0; turn < turns; turn++) visits.push(await measureVisit(browser, `${shop.contender.url}/`))
    const of = (what: keyof Visit, part: number) => computeSpread(visits.map((visit) => visit[what] / part))
    report(buildAtMostResult('first paint on slow 3G, processor 4 × slower', 2.5, 's', of('paint', 1000)))
    report(buildAtMostResult("a product's frame after the press", 200, 'ms', of('frame', 1)))
    report(buildAtMostResult('the whole product after the press', 4, 's', of('filled', 1000)))
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Times of a visit in milliseconds. */
type Visit = { paint: number; frame: number; filled: number }

async function measureVisit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', slow3G)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)
  await page.evaluate(watchDetail)
  await page.locator('.see').first().click()
  const moment = (name: string) => waitForMeasure(page, name)
  const visit = { paint, frame: await moment('frame'), filled: await moment('filled') }
  await context.close()
  return visit
}

async function waitForMeasure(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction((of) => performance.getEntriesByName(of)[0]?.duration, name, {
    timeout: 60_000,
  })
  return Number(await handle.jsonValue())
}

/**
 * Runs in the browser. Measures from the press to the frame that shows the dialog, by the browser's own Event Timing
 * (as INP does, in steps of 8 ms), and to the frame that shows all of it.
 */
function watchDetail(): void {
  document.addEventListener('click', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), true)
  const presses = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') performance.measure('frame', { start: startTime, duration })
  }).observe(presses)
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#producto [data-want]')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.measure('filled', 'press')))
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
