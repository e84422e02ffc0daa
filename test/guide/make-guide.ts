import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { buildGuidePicturePath, guide, pictureSize } from '#src/app/guide/guide.ts'
import { buildGuideDocument } from '#src/app/guide/guide-document.ts'
import type { GuideEntry } from '#src/resource/registration/guide-entry.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'
import { type DemoShop, startDemoShop } from '#test/guide/demo-shop.ts'
import { writePicture } from '#test/guide/picture-file.ts'
import { poses } from '#test/guide/poses.ts'

/** Takes the guide's pictures, all or those of `names`, in the demo shop, and writes `docs/guide.md`. */
export async function makeGuide(names: readonly string[]): Promise<void> {
  writeFileSync('docs/guide.md', buildGuideDocument('es'))
  const entries = guide.flatMap((chapter) => chapter.entries).filter(createNameFilter(names))
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const closers: (() => Promise<void>)[] = []
  const closeAll = () => Promise.all(closers.map((close) => close()))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => closeAll().finally(() => process.exit(1)))
  try {
    const signalOptions = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], ...signalOptions })
    closers.push(() => browser.close())
    const shop = await startDemoShop()
    closers.push(shop.end)
    await shop.ready()
    await takePictures(entries, browser, shop)
  } finally {
    await closeAll()
  }
}

const createNameFilter =
  (names: readonly string[]) =>
  ({ name }: GuideEntry) =>
    names.length === 0 || names.includes(name)

async function takePictures(entries: readonly GuideEntry[], browser: Browser, shop: DemoShop): Promise<void> {
  const signedInOptions = await buildSignedInStorage(shop)
  for (const entry of entries) {
    const file = path.join('public', buildGuidePicturePath(entry))
    mkdirSync(path.dirname(file), { recursive: true })
    const png = await takePicture(entry, browser, shop, signedInOptions)
    console.log(`${(await writePicture(file, png)) ? 'new ' : 'same'}  ${file}`)
  }
}

/** Takes a picture in a browser context of its own, so that earlier pictures leave no traces in it. */
async function takePicture(
  entry: GuideEntry,
  browser: Browser,
  { url }: DemoShop,
  signedInOptions: BrowserContextOptions,
) {
  const { address = entry.destinations[0]?.address ?? '/', isVisitor, act } = poses[entry.name] ?? {}
  const context = await browser.newContext({
    baseURL: url,
    viewport: pictureSize,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(isVisitor ? {} : signedInOptions),
  })
  try {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    await act?.(page)
    await waitUntilLoaded(page)
    return await page.screenshot({ animations: 'disabled' })
  } catch (error) {
    throw new Error(`No picture of ${entry.name}`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Waits until nothing loads any more. Removes hover and focus, except from a search, whose results would close. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  // What stands below the picture loads only once it is scrolled to.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy="true"], .bone, .spinner-border')].every(
      (element) => element.getBoundingClientRect().top >= window.innerHeight,
    ),
  )
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement && !document.activeElement.matches('[role=combobox]'))
      document.activeElement.blur()
    const visibleImages = [...document.images].filter((image) => image.loading !== 'lazy')
    await Promise.all([document.fonts.ready, ...visibleImages.map((image) => image.decode().catch(() => null))])
  })
}

/** Options of a browser context in which the administrator is signed in. */
async function buildSignedInStorage({ url, account }: DemoShop): Promise<BrowserContextOptions> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`)
  const { user, token }: { user: { id: number }; token: string } = await answer.json()
  const entries = {
    ...{ user: JSON.stringify(user), token, language: 'es' },
    // A hint that is shown once would stand on every list.
    [`kept:${user.id}:look`]: JSON.stringify({ knowsTallLists: true }),
  }
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }))
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }
}
