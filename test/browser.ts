import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TestContext } from 'node:test'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '#test/chromium.ts'
import { atTheEnd, atTheEndOfProcess } from '#test/endings.ts'
import { createPagePool, type PersonOptions } from '#test/page-pool.ts'

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

let pagePool: Promise<ReturnType<typeof createPagePool>> | undefined

/** The pages of the browser of all stories of a process. After a crash the next story starts another browser. */
function openPagePool(): Promise<ReturnType<typeof createPagePool>> {
  const executablePath = process.env.CHROMIUM_PATH || findChromium()
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH')
  if (pagePool === undefined) {
    const launching = chromium.launch({ executablePath, args: switches })
    const opening = launching.then((browser) => {
      browser.once('disconnected', () => {
        if (pagePool === opening) pagePool = undefined
      })
      return createPagePool(browser)
    })
    pagePool = opening
    atTheEndOfProcess(async () => (await launching).close())
  }
  return pagePool
}

export type Person = {
  page: Page
  /** From here on the browser's console may have errors: the story expects a request to fail. */
  expectComplaints(): void
  /** Answers requests to another origin, which otherwise make the story fail. */
  standInFor(origin: string): Promise<void>
}

/**
 * Opens a page without anything of an earlier story, by default 1440 px wide, light and in Spanish. At the end the test
 * fails if a script threw, if the console had an error, or if a request went to another host.
 */
export async function person(t: TestContext, url: string, options: PersonOptions = {}): Promise<Person> {
  const { storageState, viewport, colorScheme, reducedMotion, hasEmptyCache = false, ...fixedOptions } = options
  const pool = await openPagePool()
  const pooled = await pool.lendPage(
    url,
    { locale: 'es-AR', ...fixedOptions },
    {
      ...(storageState && { storageState }),
      viewport: viewport ?? { width: 1440, height: 900 },
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'reduce',
    },
    hasEmptyCache,
  )
  const { page } = pooled
  const complaints: string[] = []
  let isComplaintExpected = false
  const replacedOrigins = new Set<string>()
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isComplaintExpected)
      complaints.push(`console: ${message.text()}`)
  })
  // Requests are only watched: intercepting them (`route`) would switch off the browser's cache.
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url())
    if (!isOwn && !replacedOrigins.has(new URL(request.url()).origin))
      complaints.push(`asked another host: ${request.url()}`)
  })
  atTheEnd(t, async () => {
    // A story that ran out of time may still use its page.
    if (t.signal.aborted) pooled.isReusable = false
    await pool.takeBack(pooled)
    assert.deepEqual(complaints, [])
  })
  return {
    page,
    expectComplaints: () => (isComplaintExpected = true),
    async standInFor(origin) {
      replacedOrigins.add(origin)
      await page.route(`${origin}/**`, (route) => route.fulfill({ body: 'elsewhere' }))
    },
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] }

/**
 * Waits for animations, because axe takes an element that is fading in for poor contrast. Animations that repeat or
 * follow a scroll have no end and are left out.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endingAnimations = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
  })
}

/** Asserts that the page breaks no accessibility rule of axe, or not the one given. */
export async function assertAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  await waitForAnimations(page)
  if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axeSource)
  const options = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) }
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  const messages = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n')}`,
  )
  assert.deepEqual(messages, [])
}

/** Asserts that the page is not wider than the window. */
export async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const [width, visibleWidth] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  assert.ok((width ?? 0) <= (visibleWidth ?? 0), `the page is ${width} px wide in ${visibleWidth}`)
}

/** Signs in by the form and waits for the back office. */
export async function signIn(page: Page, { dni, password }: { dni: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=dni]').fill(dni)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/admin/')
}
