import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TestContext } from 'node:test'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '#test/chromium.ts'
import { atTheEnd, atTheEndOfProcess } from '#test/endings.ts'

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

let browser: Promise<Browser> | undefined

/** The browser of all stories of a process. One that crashed is forgotten, so that the next story starts another. */
function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || findChromium()
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH')
  if (browser === undefined) {
    const launching = chromium.launch({ executablePath, args: switches }).then((launched) =>
      launched.once('disconnected', () => {
        if (browser === launching) browser = undefined
      }),
    )
    browser = launching
    atTheEndOfProcess(async () => (await launching).close())
  }
  return browser
}

export type Person = {
  page: Page
  /** Requests that a story expects to fail may write a line to the console. */
  expectComplaints(): void
  /** Answers what the story asks of another host, which nothing else may be asked of. */
  standInFor(origin: string): Promise<void>
}

/**
 * A person with a browser of their own: at 1440 px, light, in Spanish, unless the options say otherwise. At the end the
 * story fails when a script threw, the console complained or anything was asked of another host.
 */
export async function person(t: TestContext, url: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await (await launchBrowser()).newContext({
    baseURL: url,
    locale: 'es-AR',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  let isComplaintExpected = false
  const replacedOrigins = new Set<string>()
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isComplaintExpected)
      complaints.push(`console: ${message.text()}`)
  })
  // Only watched: to stand in the way of each request (route) would switch off the browser's cache.
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url())
    if (!isOwn && !replacedOrigins.has(new URL(request.url()).origin))
      complaints.push(`asked another host: ${request.url()}`)
  })
  atTheEnd(t, async () => {
    await context.close()
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
 * Animation: what fades in is half transparent meanwhile, which axe takes for poor contrast. One that repeats or
 * follows a scroll has no end.
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

/** Nothing by axe's rules, all of them or one, on the page as it stands once nothing moves. */
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

/** No sideways scroll. */
export async function assertFits(page: Page): Promise<void> {
  const [width, visible] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  assert.ok((width ?? 0) <= (visible ?? 0), `the page is ${width} px wide in ${visible}`)
}

/** What another person would do in their own tab: signs in by the form and waits for the admin. */
export async function signIn(page: Page, { dni, password }: { dni: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.locator('input[name=dni]').fill(dni)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/admin/')
}
