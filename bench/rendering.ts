import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { computeSpread } from '#bench/alternate.ts'
import { root } from '#bench/program.ts'
import { buildAtMostResult, type Result } from '#bench/result.ts'
import { openShop } from '#bench/shop.ts'
import { allMessages } from '#src/app/modules/message-bundles.ts'
import { installMessages } from '#src/platform/i18n/i18n.server.ts'
import { readSettings } from '#src/platform/settings/settings.ts'
import { wholeWindow } from '#src/storefront/address.ts'
import { createPages, type Renderer } from '#src/storefront/page/pages.server.ts'
import type { PageModel } from '#src/storefront/page-model.ts'

const brotli = promisify(brotliCompress)
const pages = 40

/** Rendering and compressing a page, without its queries: the page's data is read once and rendered many times. */
export async function measure(report: (result: Result) => void): Promise<void> {
  const shop = await openShop({ products: 1000 })
  const models = await captureModels(shop)
  await shop.stop()
  const { renderPage }: Renderer = await import(pathToFileURL(path.join(root, 'dist/ssr/storefront.js')).href)
  for (const [name, model] of models) {
    const first = await measureProcessorMs(() => renderAndCompress(renderPage, model))
    for (let i = 0; i < pages; i++) await renderAndCompress(renderPage, model)
    const turns: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      const processorMs = await measureProcessorMs(async () => {
        for (let i = 0; i < pages; i++) await renderAndCompress(renderPage, model)
      })
      turns.push(processorMs / pages)
    }
    report(
      buildAtMostResult(
        `${name}, rendered and compressed`,
        10,
        'ms',
        computeSpread(turns),
        `the very first ${first.toFixed(0)} ms`,
      ),
    )
  }
}

async function renderAndCompress(renderPage: Renderer['renderPage'], model: PageModel): Promise<Buffer> {
  return brotli(Buffer.from(renderPage(model)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

async function measureProcessorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Captures the data of the pages that the program would render, by replacing its renderer. */
async function captureModels({ sql, dataDir }: Awaited<ReturnType<typeof openShop>>): Promise<[string, PageModel][]> {
  installMessages(allMessages)
  const models: PageModel[] = []
  const renderPage = (model: PageModel) => {
    models.push(model)
    return ''
  }
  const settings = readSettings({ DATA_DIR: dataDir })
  const openedPages = createPages({ sql, settings }, { loadRenderer: async () => ({ renderPage }) })
  const [product] = await sql<{ id: number }[]>`select id from products order by cardinality(image) desc, id limit 1`
  await openedPages.window('es', wholeWindow)
  await openedPages.product('es', product?.id ?? 0)
  return models.map((model, index) => [index ? 'GET /producto/…' : 'GET /', model])
}
