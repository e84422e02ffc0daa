import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Options of a context, without those that a page can change. */
type FixedOptions = Omit<BrowserContextOptions, 'storageState' | 'viewport' | 'colorScheme' | 'reducedMotion'>

/** Options that a page can change. */
type PageOptions = {
  storageState?: StorageState
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  reducedMotion: 'reduce' | 'no-preference'
}

export type PersonOptions = FixedOptions & Partial<PageOptions> & { hasEmptyCache?: boolean }

type PooledPage = { page: Page; context: BrowserContext; devtools: CDPSession; optionsKey: string; isReusable: boolean }

/** An address of every server without a script, from which a page reaches the storage of its origin. */
const scriptlessPath = '/robots.txt'
const maxIdlePages = 4
const watchedEvents = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'response',
] as const
const storageTypes = 'cookies,indexeddb,local_storage,service_workers,cache_storage'

/**
 * Pages for the stories of one browser. A page that a story gives back serves the next story with the same options and
 * origin: it has the scripts compiled, and spares the browser two processes (1.6 of 2.1 seconds of processor).
 */
export function createPagePool(browser: Browser) {
  const idlePages: PooledPage[] = []

  /**
   * Lends a page without history, storage and cookies but those of `storageState`. Only a story that waits for a script
   * to be fetched needs an empty cache.
   */
  async function lendPage(
    url: string,
    fixedOptions: FixedOptions,
    options: PageOptions,
    hasEmptyCache: boolean,
  ): Promise<PooledPage> {
    const optionsKey = JSON.stringify([url, fixedOptions])
    const index = hasEmptyCache ? -1 : idlePages.findLastIndex((pooled) => pooled.optionsKey === optionsKey)
    const pooled = idlePages.splice(index, index === -1 ? 0 : 1)[0] ?? (await openPage(url, fixedOptions, optionsKey))
    await preparePage(pooled, options)
    return pooled
  }

  async function openPage(url: string, fixedOptions: FixedOptions, optionsKey: string): Promise<PooledPage> {
    const context = await browser.newContext({ ...fixedOptions, baseURL: url })
    const page = await context.newPage()
    const pooled = { page, context, devtools: await context.newCDPSession(page), optionsKey, isReusable: true }
    watchLastingChanges(pooled)
    await page.goto(scriptlessPath)
    return pooled
  }

  /** Takes a page back. Throws no error: a page that cannot be emptied is closed. */
  async function takeBack(pooled: PooledPage): Promise<void> {
    const isEmpty =
      pooled.isReusable &&
      (await emptyPage(pooled).then(
        () => true,
        () => false,
      ))
    if (isEmpty) idlePages.push(pooled)
    const closingPages = isEmpty ? idlePages.splice(0, idlePages.length - maxIdlePages) : [pooled]
    await Promise.all(closingPages.map(({ context }) => context.close()))
  }

  return { lendPage, takeBack }
}

async function preparePage({ page, devtools }: PooledPage, options: PageOptions): Promise<void> {
  const { storageState, viewport, colorScheme, reducedMotion } = options
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion })
  if (storageState) {
    await page.context().addCookies(storageState.cookies)
    const entries = storageState.origins.flatMap(({ localStorage }) => localStorage)
    await page.evaluate((stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value)
    }, entries)
  }
  await devtools.send('Page.resetNavigationHistory')
}

async function emptyPage({ page, context, devtools }: PooledPage): Promise<void> {
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(scriptlessPath)
  await page.mouse.move(-1, -1)
  await page.evaluate(() => sessionStorage.clear())
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
  await context.clearPermissions()
  for (const event of watchedEvents) page.removeAllListeners(event)
}

/** Notices when a story replaces the clock, adds scripts or opens a session of its own, which no page loses again. */
function watchLastingChanges(pooled: PooledPage): void {
  const { page, context } = pooled
  const watch = <T extends object>(target: T, ...names: (keyof T)[]) => {
    for (const name of names) {
      const method = target[name] as (...args: unknown[]) => unknown
      const watched = (...args: unknown[]) => {
        pooled.isReusable = false
        return method.apply(target, args)
      }
      Object.assign(target, { [name]: watched })
    }
  }
  watch(page, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders')
  watch(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'newCDPSession', 'route')
  watch(page.clock, 'install', 'pauseAt', 'setFixedTime', 'setSystemTime')
}
