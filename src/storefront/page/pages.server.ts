import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { whatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'
import { contentPolicy } from '#src/platform/http/security.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { version as label, root } from '#src/platform/program.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { computeToday } from '#src/platform/settings/shop-day.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { wholeWindow } from '#src/storefront/address.ts'
import type { ContactState, PageAssets, PageModel, ShopFrame } from '#src/storefront/model.ts'
import { builtAssets } from '#src/storefront/page/assets.server.ts'
import { openShopFrame } from '#src/storefront/page/frame.server.ts'
import { readProduct } from '#src/storefront/product/product.server.ts'
import { readWindow } from '#src/storefront/window/window.server.ts'

export type Renderer = { renderPage(model: PageModel): string }
/** Loads the built renderer; tests give their own. */
export type LoadRenderer = () => Promise<Renderer>

export const untouchedForm: ContactState = {
  outcome: 'idle',
  reason: '',
  typed: { name: '', email: '', message: '' },
  problems: {},
}

/** Renders pages as of `version` or later; without it, as of now. */
export type Pages = {
  /** Headers of every page. */
  headers(): Record<string, string>
  /** Where orders go, in WhatsApp's format; null where the shop has no number. */
  whatsapp(): Promise<string | null>
  /** The current year in the shop's time zone, shown by every page. */
  year(): number
  /** A window's page; null where the page or the category does not exist. */
  window(
    language: Language,
    query: WindowQuery,
    given?: { version?: number; contact?: ContactState },
  ): Promise<string | null>
  /** The page with a product open; null where it does not exist. */
  product(language: Language, id: number, version?: number): Promise<string | null>
  missing(language: Language, version?: number): Promise<string>
}

/** The order's form is redirected to the first, which redirects to the second; browsers check both. */
const whatsappOrigins = ['https://wa.me', 'https://api.whatsapp.com']

/** Composes pages of the database's contents, the settings and the renderer. */
export function openPages(
  services: Pick<Services, 'sql' | 'settings'>,
  options: { loadRenderer?: LoadRenderer; assets?: () => PageAssets } = {},
): Pages {
  const { sql, settings } = services
  const { loadRenderer = builtRenderer, assets = builtAssets } = options
  const readFrame = openShopFrame(sql)
  const year = () => Number(computeToday(settings.tzShop).slice(0, 4))

  let headers: Record<string, string> | undefined
  const phoneOf = ({ parameters }: ShopFrame) =>
    (parameters?.whatsapp && whatsappPhone(parameters.whatsapp)) || settings.whatsappFallback

  function modelOf(language: Language, frame: ShopFrame): PageModel {
    return {
      language,
      assets: assets(),
      origin: settings.publicUrl,
      address: settings.shopAddress,
      map: settings.shopMap,
      whatsapp: phoneOf(frame),
      year: year(),
      version: label,
      frame,
      window: null,
      product: null,
      contact: untouchedForm,
    }
  }

  return {
    year,
    headers() {
      const policy = { style: assets().style, forms: whatsappOrigins }
      headers ??= { 'content-security-policy': contentPolicy(policy) }
      return headers
    },
    whatsapp: async () => phoneOf(await readFrame()),
    async window(language, query, { version, contact = untouchedForm } = {}) {
      const frame = await readFrame(version)
      const [{ renderPage }, window] = await Promise.all([loadRenderer(), readWindow(sql, frame, query)])
      return window && renderPage({ ...modelOf(language, frame), window, contact })
    },
    async product(language, id, version) {
      const frame = await readFrame(version)
      const [{ renderPage }, product, window] = await Promise.all([
        loadRenderer(),
        readProduct(sql, id),
        readWindow(sql, frame, wholeWindow),
      ])
      return product && renderPage({ ...modelOf(language, frame), window, product })
    },
    async missing(language, version) {
      const [{ renderPage }, frame] = await Promise.all([loadRenderer(), readFrame(version)])
      return renderPage(modelOf(language, frame))
    },
  }
}

let builtPage: Promise<Renderer> | undefined
const builtRenderer: LoadRenderer = () => {
  const file = path.join(root, 'dist', 'ssr', 'storefront.js')
  if (!existsSync(file)) throw new Error('The storefront is not built: run "npm start", which builds it.')
  builtPage ??= import(pathToFileURL(file).href)
  return builtPage
}
