import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { spreadOf } from '#bench/alternate.ts'
import { atMost, type Result } from '#bench/result.ts'
import { startProgram } from '#bench/world.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

const account = { ADMIN_DNI: '30111222', ADMIN_PASSWORD: 'una-clave-larga' }

/** Scripts and styles as they are sent, compressed, by what a browser loads for the first screen. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  try {
    const shop = await loadedBy(`${program.url}/`, {})
    const admin = await loadedBy(`${program.url}/admin/`, await stored(program.url))
    report(kilobytes('first script of the storefront', 6, shop.script))
    report(kilobytes('styles of the storefront, inline', 6, await inlineStyles(`${program.url}/`)))
    report(kilobytes("script of the admin's first screen", 200, admin.script))
  } finally {
    await program.stop()
  }
}

function kilobytes(what: string, most: number, bytes: number): Result {
  return atMost(what, most, 'KB', spreadOf([bytes / 1000]))
}

/** What the browser keeps of somebody who signed in. */
async function stored(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dni: account.ADMIN_DNI, password: account.ADMIN_PASSWORD }),
  })
  const { token, user } = await answer.json()
  return { token, user: JSON.stringify(user) }
}

/** The page's own sheet, compressed as the page is. */
async function inlineStyles(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return brotliCompressSync(sheets.join('')).length
}

type Loaded = { script: number }

async function loadedBy(address: string, storage: Record<string, string>): Promise<Loaded> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const seen: { kind: string; url: string }[] = []
    page.on('requestfinished', (request) => seen.push({ kind: request.resourceType(), url: request.url() }))
    await page.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    }, storage)
    await page.goto(address, { waitUntil: 'networkidle' })
    const bytesOf = async (kind: string) => {
      const sizes = await Promise.all(seen.filter((one) => one.kind === kind).map(({ url }) => sentBytes(url)))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    return { script: await bytesOf('script') }
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
