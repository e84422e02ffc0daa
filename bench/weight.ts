import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { spreadOf } from '#bench/alternate.ts'
import { atMost, type Result } from '#bench/result.ts'
import { account, signedIn } from '#bench/staff.ts'
import { startProgram } from '#bench/world.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

/** One of each kind, and each that is written by hand. */
const screens = [
  'products',
  'product_create',
  'parameter_create',
  'users_create',
  'permissions',
  'messages',
  'profile',
  'data_loader',
]

/** Scripts and styles as they are sent, compressed, by what a browser loads for the first screen. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  try {
    const shop = await loadedBy([`${program.url}/`], {})
    const staff = await signedIn(program.url)
    const admin = await loadedBy([`${program.url}/admin/`], staff)
    const addresses = ['', ...screens].map((screen) => `${program.url}/admin/${screen}`)
    const all = await loadedBy(addresses, staff)
    report(kilobytes('first script of the storefront', 6, shop.script))
    report(kilobytes('styles of the storefront, inline', 6, await inlineStyles(`${program.url}/`)))
    report(kilobytes("script of the admin's first screen", 140, admin.script))
    for (const [screen, bytes] of await ownScripts(program.url, staff))
      report(kilobytes(`scripts of ${screen} alone`, 40, bytes))
    report(kilobytes("all of the admin's styles", 50, all.stylesheet))
    report(kilobytes("the admin's fonts, letters and icons", 36, admin.font))
  } finally {
    await program.stop()
  }
}

function kilobytes(what: string, most: number, bytes: number): Result {
  return atMost(what, most, 'KB', spreadOf([bytes / 1000]))
}

/** The page's own sheet, compressed as the page is. */
async function inlineStyles(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return brotliCompressSync(sheets.join('')).length
}

/** Bytes of the scripts that no other of the screens loads. */
async function ownScripts(url: string, staff: Record<string, string>): Promise<[screen: string, bytes: number][]> {
  const loaded = new Map<string, string[]>()
  for (const screen of ['', ...screens]) loaded.set(screen, await scriptsOf(`${url}/admin/${screen}`, staff))
  const all = [...loaded.values()].flat()
  const isOwn = (script: string) => all.filter((one) => one === script).length === 1
  return Promise.all(
    screens.map(async (screen): Promise<[string, number]> => {
      const sizes = await Promise.all((loaded.get(screen) ?? []).filter(isOwn).map(sentBytes))
      return [screen, sizes.reduce((sum, size) => sum + size, 0)]
    }),
  )
}

async function scriptsOf(address: string, storage: Record<string, string>): Promise<string[]> {
  const files = await filesOf([address], storage)
  return [...files].filter(([, kind]) => kind === 'script').map(([file]) => file)
}

type Loaded = { script: number; stylesheet: number; font: number }

/** What a browser loads for these pages one after the other, each file once. */
async function loadedBy(addresses: readonly string[], storage: Record<string, string>): Promise<Loaded> {
  const files = await filesOf(addresses, storage)
  const bytesOf = async (kind: string) => {
    const sizes = await Promise.all([...files].filter(([, one]) => one === kind).map(([file]) => sentBytes(file)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    script: await bytesOf('script'),
    stylesheet: await bytesOf('stylesheet'),
    font: await bytesOf('font'),
  }
}

/** The same as addresses with their kind. */
async function filesOf(addresses: readonly string[], storage: Record<string, string>): Promise<Map<string, string>> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const seen = new Map<string, string>()
    page.on('requestfinished', (request) => seen.set(request.url(), request.resourceType()))
    await page.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    }, storage)
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' })
    return seen
  } finally {
    await browser.close()
  }
}

function sentBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
    let bytes = 0
    for await (const chunk of response) bytes += chunk.length
    resolve(bytes)
  }).on('error', reject)
  return promise
}
