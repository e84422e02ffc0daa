import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { spreadOf } from '#bench/alternate.ts'
import { atMost, type Result } from '#bench/result.ts'
import { openShop } from '#bench/shop.ts'
import { root } from '#bench/world.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'
import { wholeWindow } from '#src/storefront/address.ts'
import { createPages, type Renderer } from '#src/storefront/page/pages.server.ts'
import type { PageModel } from '#src/storefront/page-model.ts'

const brotli = promisify(brotliCompress)
const pages = 40

/** Putting a page together and compressing it, its queries aside: models are read once and rendered many times. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const models = await modelsOf(shop)
  await shop.stop()
  const { renderPage }: Renderer = await import(pathToFileURL(path.join(root, 'dist/ssr/storefront.js')).href)
  for (const [name, model] of models) {
    const first = await processorOf(() => whole(renderPage, model))
    for (let i = 0; i < pages; i++) await whole(renderPage, model)
    const turns: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      const spent = await processorOf(async () => {
        for (let i = 0; i < pages; i++) await whole(renderPage, model)
      })
      turns.push(spent / pages)
    }
    report(
      atMost(`${name}, rendered and compressed`, 10, 'ms', spreadOf(turns), `the very first ${first.toFixed(0)} ms`),
    )
  }
}

async function whole(renderPage: Renderer['renderPage'], model: PageModel): Promise<Buffer> {
  return brotli(Buffer.from(renderPage(model)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

async function processorOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The models that the program would render, taken from where it hands them to the renderer. */
async function modelsOf({ sql, dataDir }: Awaited<ReturnType<typeof openShop>>): Promise<[string, PageModel][]> {
  installMessages(allMessages)
  const taken: PageModel[] = []
  const renderPage = (model: PageModel) => {
    taken.push(model)
    return ''
  }
  const settings = readSettings({ DATA_DIR: dataDir })
  const shown = createPages({ sql, settings }, { loadRenderer: async () => ({ renderPage }) })
  const [product] = await sql<{ id: number }[]>`select id from products order by cardinality(image) desc, id limit 1`
  await shown.window('es', wholeWindow)
  await shown.product('es', product?.id ?? 0)
  return taken.map((model, at) => [at ? 'GET /producto/…' : 'GET /', model])
}
