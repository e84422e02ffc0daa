import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseWhatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'
import { buildContentPolicy } from '#src/platform/http/responses/security-headers.server.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { programDirectory, programVersion } from '#src/platform/program.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { computeTodayOnServer } from '#src/platform/settings/shop-day.ts'
import { parseMapPosition } from '#src/platform/text/map-position.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import { wholeWindow } from '#src/storefront/address.ts'
import { getOrReadBuiltAssets } from '#src/storefront/page/assets.server.ts'
import { createCachedFrameReader } from '#src/storefront/page/read-shop-frame.server.ts'
import {
  type ContactState,
  defaultShopName,
  type PageAssets,
  type PageModel,
  type ShopFrame,
} from '#src/storefront/page-model.ts'
import { readProduct } from '#src/storefront/product/product.server.ts'
import type { Verification } from '#src/storefront/verification/verification.ts'
import { readShopWindow } from '#src/storefront/window/read-window.server.ts'

export type Renderer = { renderPage(model: PageModel): string }
/** Loads the built renderer. Tests replace it. */
export type LoadRenderer = () => Promise<Renderer>

export const emptyContactState: ContactState = {
  outcome: 'idle',
  reason: '',
  fields: { name: '', email: '', message: '' },
  problems: {},
}

/** Renders pages from data of the public version `version` or newer. Without `version` it reads the data afresh. */
export type Pages = {
  /** HTTP headers of every page: the content security policy. */
  headers(): Record<string, string>
  /** The shop's number in WhatsApp's format, for orders. Null if it has none. */
  whatsapp(): Promise<string | null>
  /** Current year in the shop's time zone, for the footer. */
  year(): number
  /** The page of a shop window. Null for an unknown category, or beyond the last page. */
  window(
    language: Language,
    query: WindowQuery,
    options?: { version?: number; contact?: ContactState },
  ): Promise<string | null>
  /** The page with an open product. Null for an unknown product. */
  product(language: Language, id: number, version?: number): Promise<string | null>
  notFound(language: Language, version?: number): Promise<string>
  /** The page of a printed record, with its own headers: its style sheet is longer. */
  verification(
    language: Language,
    verification: Verification,
  ): Promise<{ body: string; headers: Record<string, string> }>
}

/** An order redirects to the first origin, which redirects to the second. Browsers check both (CSP `form-action`). */
const whatsappOrigins = ['https://wa.me', 'https://api.whatsapp.com']

/** Creates the pages from the database, the settings and the renderer. */
export function createPages(
  services: Pick<Services, 'sql' | 'settings'>,
  options: { loadRenderer?: LoadRenderer; assets?: () => PageAssets } = {},
): Pages {
  const { sql, settings } = services
  const { loadRenderer = getOrLoadBuiltRenderer, assets = getOrReadBuiltAssets } = options
  const readFrame = createCachedFrameReader(sql)
  const readYear = () => Number(computeTodayOnServer(settings.tzShop).slice(0, 4))

  let headers: Record<string, string> | undefined
  const findPhone = ({ parameters }: ShopFrame) =>
    (parameters?.whatsapp && parseWhatsappPhone(parameters.whatsapp)) || settings.whatsappFallback

  function buildModel(language: Language, frame: ShopFrame): PageModel {
    return {
      language,
      assets: assets(),
      origin: settings.publicUrl,
      shopName: frame.parameters?.shop_name ?? defaultShopName,
      ...resolveAddressAndMap(frame, settings),
      whatsapp: findPhone(frame),
      year: readYear(),
      version: programVersion,
      frame,
      window: null,
      product: null,
      contact: emptyContactState,
      verification: null,
    }
  }

  return {
    year: readYear,
    headers() {
      const policy = { style: assets().style, forms: whatsappOrigins }
      headers ??= { 'content-security-policy': buildContentPolicy(policy) }
      return headers
    },
    whatsapp: async () => findPhone(await readFrame()),
    async window(language, query, { version, contact = emptyContactState } = {}) {
      const frame = await readFrame(version)
      const [{ renderPage }, window] = await Promise.all([loadRenderer(), readShopWindow(sql, frame, query)])
      return window && renderPage({ ...buildModel(language, frame), window, contact })
    },
    async product(language, id, version) {
      const frame = await readFrame(version)
      const [{ renderPage }, product, window] = await Promise.all([
        loadRenderer(),
        readProduct(sql, id),
        readShopWindow(sql, frame, wholeWindow),
      ])
      return product && renderPage({ ...buildModel(language, frame), window, product })
    },
    async notFound(language, version) {
      const [{ renderPage }, frame] = await Promise.all([loadRenderer(), readFrame(version)])
      return renderPage(buildModel(language, frame))
    },
    async verification(language, verification) {
      const [{ renderPage }, frame] = await Promise.all([loadRenderer(), readFrame()])
      const model = buildModel(language, frame)
      const style = assets().style + getOrReadVerificationStyle()
      return {
        body: renderPage({ ...model, assets: { ...model.assets, style }, verification }),
        headers: { 'content-security-policy': buildContentPolicy({ style }) },
      }
    },
  }
}

/**
 * The shop's address and position: of the parameters, else of the settings. The settings count only as long as the
 * parameters have neither, so that an old position never stands beside a new address.
 */
function resolveAddressAndMap(
  { parameters }: ShopFrame,
  { shopAddress, shopMap }: Settings,
): Pick<PageModel, 'address' | 'map'> {
  const { address = null, map = null } = parameters ?? {}
  if (address === null && map === null) return { address: shopAddress, map: shopMap }
  return { address, map: map === null ? null : parseMapPosition(map) }
}

let verificationStyle: string | undefined

/** Reads the style sheet of one page once. It is no part of the shop's, which every page of the shop contains. */
function getOrReadVerificationStyle(): string {
  const file = path.join(programDirectory, 'src', 'storefront', 'verification', 'verification.css')
  verificationStyle ??= readFileSync(file, 'utf8')
  return verificationStyle
}

let loadedRenderer: Promise<Renderer> | undefined
const getOrLoadBuiltRenderer: LoadRenderer = () => {
  const file = path.join(programDirectory, 'dist', 'ssr', 'storefront.js')
  if (!existsSync(file)) throw new Error('The storefront is not built: run "npm start", which builds it.')
  loadedRenderer ??= import(pathToFileURL(file).href)
  return loadedRenderer
}
