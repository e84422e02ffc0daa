import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { guide, picturePath, pictureSize } from '#src/app/guide/guide.ts'
import { buildGuideDocument } from '#src/app/guide/guide-document.ts'
import type { GuideEntry } from '#src/resource/registration/guide-entry.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'
import { type DemoShop, startDemoShop } from '#test/guide/demo-shop.ts'
import { writePicture } from '#test/guide/picture-file.ts'
import { poses } from '#test/guide/poses.ts'

/** Takes the pictures of the guide's screens, all or those named, in the demo shop, and writes `docs/guide.md`. */
export async function makeGuide(names: readonly string[]): Promise<void> {
  writeFileSync('docs/guide.md', buildGuideDocument('es'))
  const entries = guide.flatMap((chapter) => chapter.entries).filter(isNamed(names))
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const ends: (() => Promise<void>)[] = []
  const end = () => Promise.all(ends.map((one) => one()))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end().finally(() => process.exit(1)))
  try {
    const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], ...own })
    ends.push(() => browser.close())
    const shop = await startDemoShop()
    ends.push(shop.end)
    await shop.ready()
    await takeAll(entries, browser, shop)
  } finally {
    await end()
  }
}

const isNamed =
  (names: readonly string[]) =>
  ({ name }: GuideEntry) =>
    names.length === 0 || names.includes(name)

async function takeAll(entries: readonly GuideEntry[], browser: Browser, shop: DemoShop): Promise<void> {
  const signedIn = await storageOf(shop)
  for (const entry of entries) {
    const file = path.join('public', picturePath(entry))
    mkdirSync(path.dirname(file), { recursive: true })
    const png = await take(entry, browser, shop, signedIn)
    console.log(`${(await writePicture(file, png)) ? 'new ' : 'same'}  ${file}`)
  }
}

/** A context each: no picture shows what another left behind. */
async function take(entry: GuideEntry, browser: Browser, { url }: DemoShop, signedIn: BrowserContextOptions) {
  const { address = entry.destinations[0]?.address ?? '/', isVisitor, act } = poses[entry.name] ?? {}
  const context = await browser.newContext({
    baseURL: url,
    viewport: pictureSize,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(isVisitor ? {} : signedIn),
  })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    await act?.(page)
    await settle(page)
    return await page.screenshot({ animations: 'disabled' })
  } catch (error) {
    throw new Error(`No picture of ${entry.name}`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Waits for what is still loading; nothing is hovered or focused, but for a search whose results would close. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .bone, .spinner-border'))
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement && !document.activeElement.matches('[role=combobox]'))
      document.activeElement.blur()
    const shown = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => null))])
  })
}

/** The storage of a browser in which the administrator signed in. */
async function storageOf({ url, account }: DemoShop): Promise<BrowserContextOptions> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`)
  const { user, token }: { user: object; token: string } = await answer.json()
  const localStorage = Object.entries({ user: JSON.stringify(user), token, language: 'es' }).map(([name, value]) => ({
    name,
    value,
  }))
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }
}
