import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { computeSpread } from '#bench/alternate.ts'
import { startProgram } from '#bench/program.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { account, signInAdministrator } from '#bench/staff.ts'
import { findChromium, howToGetChromium } from '#test/chromium.ts'

/** One screen of each generated kind, and every hand-written one. */
const namedScreens = [
  'products',
  'product_create',
  'parameter_create',
  'users_create',
  'employee_create',
  'certifications',
  'permissions',
  'messages',
  'profile',
  'data_loader',
  'due',
  'operations',
  'ppe_delivery_create',
  'calendar',
  'calendar/new',
]

/** The most KB that the scripts of one screen may have. The calendar has a grid of its own. */
const mostOfScreen = (screen: string): number => (screen === 'calendar' ? 130 : 40)

/** Compressed bytes of the scripts and styles that a browser loads for the first screen. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const program = await startProgram(account)
  try {
    const shop = await measureLoadedBytes([`${program.url}/`], {})
    const staff = await signInAdministrator(program.url)
    const admin = await measureLoadedBytes([`${program.url}/admin/`], staff)
    const screens = [...namedScreens, `ppe_rounds/${await createRound(program.url, staff)}`]
    const addresses = ['', ...screens].map((screen) => `${program.url}/admin/${screen}`)
    const everyScript = await measureLoadedBytes(addresses, staff)
    report(buildResult('first script of the storefront', 6, shop.script))
    report(buildResult('styles of the storefront, inline', 6, await measureInlineStyles(`${program.url}/`)))
    report(buildResult("script of the admin's first screen", 140, admin.script))
    for (const [screen, bytes] of await measureOwnScripts(program.url, screens, staff))
      report(buildResult(`scripts of ${screen} alone`, mostOfScreen(screen), bytes))
    report(buildResult('service worker of a round', 6, await measureTransferSize(`${program.url}/round-worker.js`)))
    report(buildResult("all of the admin's styles", 50, everyScript.stylesheet))
    report(buildResult("the admin's fonts, letters and icons", 36, admin.font))
  } finally {
    await program.stop()
  }
}

/** Creates a round of one person and one item, and returns its id. */
async function createRound(url: string, staff: Record<string, string>): Promise<number> {
  const create = async (path: string, values: object): Promise<{ id: number }> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staff['token']}` },
      body: JSON.stringify(values),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const employee = await create('employees', { name: 'Ayelén', surname: 'Quiroga', employee_file_number: '0147' })
  const ppe = await create('ppes', { name: 'Guantes' })
  const deliveries = [{ employee_id: employee.id, ppe_id: ppe.id }]
  const values = { title: 'Depósito', date: '2026-03-10', signature: 'row', deliveries }
  return (await create('ppe_deliveries/round', values)).id
}

function buildResult(what: string, most: number, bytes: number): Result {
  return buildAtMostResult(what, most, 'KB', computeSpread([bytes / 1000]))
}

/** Compressed bytes of the page's inline style sheet. */
async function measureInlineStyles(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return brotliCompressSync(sheets.join('')).length
}

/** Bytes of the scripts that none of the other screens loads. */
async function measureOwnScripts(
  url: string,
  screens: readonly string[],
  staff: Record<string, string>,
): Promise<[screen: string, bytes: number][]> {
  const scriptsByScreen = new Map<string, string[]>()
  for (const screen of ['', ...screens]) scriptsByScreen.set(screen, await listScripts(`${url}/admin/${screen}`, staff))
  const everyScript = [...scriptsByScreen.values()].flat()
  const isOnlyHere = (script: string) => everyScript.filter((loadedScript) => loadedScript === script).length === 1
  return Promise.all(
    screens.map(async (screen): Promise<[string, number]> => {
      const sizes = await Promise.all((scriptsByScreen.get(screen) ?? []).filter(isOnlyHere).map(measureTransferSize))
      return [screen, sizes.reduce((sum, size) => sum + size, 0)]
    }),
  )
}

async function listScripts(address: string, storage: Record<string, string>): Promise<string[]> {
  const files = await listLoadedFiles([address], storage)
  return [...files].filter(([, kind]) => kind === 'script').map(([file]) => file)
}

type LoadedBytes = { script: number; stylesheet: number; font: number }

/** Bytes of the files that a browser loads for these pages one after the other, each file once. */
async function measureLoadedBytes(addresses: readonly string[], storage: Record<string, string>): Promise<LoadedBytes> {
  const files = await listLoadedFiles(addresses, storage)
  const sumBytes = async (kind: string) => {
    const sizes = await Promise.all(
      [...files].filter(([, script]) => script === kind).map(([file]) => measureTransferSize(file)),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    script: await sumBytes('script'),
    stylesheet: await sumBytes('stylesheet'),
    font: await sumBytes('font'),
  }
}

/** Addresses of the files that a browser loads, with the kind of each. */
async function listLoadedFiles(
  addresses: readonly string[],
  storage: Record<string, string>,
): Promise<Map<string, string>> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(howToGetChromium)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const typesByAddress = new Map<string, string>()
    page.on('requestfinished', (request) => typesByAddress.set(request.url(), request.resourceType()))
    await page.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    }, storage)
    for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' })
    return typesByAddress
  } finally {
    await browser.close()
  }
}

function measureTransferSize(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
    let bytes = 0
    for await (const chunk of response) bytes += chunk.length
    resolve(bytes)
  }).on('error', reject)
  return promise
}
