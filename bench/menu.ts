import type { Page } from 'playwright-core'
import { computeSpread } from '#bench/alternate.ts'
import { startProgram } from '#bench/program.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { account, openSignedInBrowser } from '#bench/staff.ts'

const turns = 12
const entries = ['Categorías', 'Colores', 'Productos'] as const

/**
 * Time from a click on a menu entry to the rows of its list, which was opened before, and the layout shift meanwhile.
 */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  const { page, close } = await openSignedInBrowser(program.url)
  try {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${program.url}/admin/`)
    for (const name of entries) await openList(page, name)
    const times: number[] = []
    const shifts: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const opening = await openList(page, entries[turn % entries.length] ?? 'Productos')
      times.push(opening.ms)
      shifts.push(opening.shift)
    }
    report(buildAtMostResult('from a click on a menu entry to its rows', 150, 'ms', computeSpread(times)))
    report(buildAtMostResult('layout shift of the content meanwhile', 0, '', computeSpread(shifts)))
  } finally {
    await close()
    await program.stop()
  }
}

/** Milliseconds until the frame with the rows, and the layout shift in that time. */
async function openList(page: Page, name: string): Promise<{ ms: number; shift: number }> {
  const parent = page.locator('#sidebar').getByRole('button', { name })
  // The sidebar closes every group except that of the current screen, so this group may have to be opened.
  if ((await parent.getAttribute('aria-expanded')) !== 'true') await parent.click()
  const link = page
    .locator('#sidebar li', { has: page.getByRole('button', { name }) })
    .getByRole('link', { name: 'Lista' })
  await link.waitFor()
  await page.evaluate(markWhenRowsAppear)
  await link.click()
  const opening = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.duration)
  const ms = Number(await opening.jsonValue())
  const shift = await page.evaluate(() => Number(document.body.dataset['shift'] ?? 0))
  return { ms, shift }
}

/** Runs in the browser. Marks the click, and the first frame after it that shows the rows of another list. */
function markWhenRowsAppear(): void {
  performance.clearMeasures()
  document.body.dataset['shift'] = '0'
  new PerformanceObserver((list) => {
    // The menu opens and closes by itself, so only shifts outside of it count.
    const isRead = (entry: object) =>
      'sources' in entry &&
      Array.isArray(entry.sources) &&
      entry.sources.some(({ node }) => document.querySelector('#content')?.contains(node))
    for (const entry of list.getEntries())
      if ('value' in entry && isRead(entry))
        document.body.dataset['shift'] = String(Number(document.body.dataset['shift']) + Number(entry.value))
  }).observe({ type: 'layout-shift' })
  addEventListener('click', ({ timeStamp }) => performance.mark('press', { startTime: timeStamp }), {
    capture: true,
    once: true,
  })
  const before = document.querySelector('tbody tr')
  const watch = new MutationObserver(() => {
    const row = document.querySelector('tbody tr:not([aria-hidden]) td a')
    if (!row || before?.contains(row)) return
    watch.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => performance.measure('rows', 'press')
    requestAnimationFrame(() => port2.postMessage(null))
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
