import type { SynonymGroup } from '#src/catalog/parameters/synonyms.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { MapPosition } from '#src/platform/text/map-position.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import type { ContactMessage, ContactProblems } from '#src/storefront/contact/contact-message.ts'
import type { Verification } from '#src/storefront/verification/verification.ts'

/** A stored picture with its size, which reserves its space on the page. */
export type ShopPicture = { name: string; width: number; height: number; cutout: boolean }

export type ShopCategory = {
  id: number
  name: string
  description: string
  products: number
  picture: ShopPicture | null
}

export type ShopParameters = {
  shop_name: string | null
  address: string | null
  map: string | null
  hours_text: string | null
  email: string
  phone: string
  whatsapp: string | null
  instagram: string | null
  facebook: string | null
  linkedin: string | null
  start_hour: string | null
  end_hour: string | null
  surcharge_transfer: number | null
  surcharge_credit_percentage: number | null
  surcharge_foreing_money: number | null
  exchange: number | null
  picture: ShopPicture | null
}

/** The part of a page that does not depend on the products shown. */
export type ShopFrame = {
  categories: ShopCategory[]
  colors: Pick<ShopColor, 'id' | 'name'>[]
  products: number
  parameters: ShopParameters | null
  /** Synonyms of the search. No page shows them. */
  synonyms: SynonymGroup[]
  /** Id of the category whose products 'Lo quiero' was pressed for most often lately. Null without presses. */
  mostAskedCategory: number | null
}

export type ShopCard = {
  id: number
  name: string
  category: string
  capacity: string | null
  price: number
  picture: ShopPicture | null
}

/**
 * A page of products. `total` is exact below 10,000. `correctedText` is the corrected search text by which the products
 * were found, else null. `isPartial` is true if no product contains every word, and products with some of the words
 * were found.
 */
export type ShopWindow = {
  query: WindowQuery
  cards: ShopCard[]
  total: number
  pages: number
  correctedText: string | null
  isPartial: boolean
}

export type ShopColor = { id: number; name: string; color_code: string }

export type ShopProduct = {
  id: number
  name: string
  description: string
  category: string
  capacity: string | null
  code: string | null
  price: number
  updated_at: string
  /** `color_id` is the colour that a picture shows, null for none. */
  pictures: (ShopPicture & { color_id: number | null })[]
  colors: ShopColor[]
}

export type ContactState = {
  outcome: 'idle' | 'sent' | 'failed'
  /** Reason of a refusal that concerns no field. Empty without such a reason. */
  reason: string
  fields: ContactMessage
  problems: ContactProblems
}

/** URLs of scripts and fonts, and the text of the style sheet. */
export type PageAssets = {
  script: string
  /** URL of the script that `browser/load-on-demand.ts` loads. */
  onDemand: string
  modules: readonly string[]
  style: string
  preloads: readonly string[]
}

export type PageModel = {
  language: Language
  assets: PageAssets
  /** `PUBLIC_URL`, for absolute URLs of the page. */
  origin: string
  shopName: string
  /** Null if nobody has entered an address: pages then name none. */
  address: string | null
  /** Null without a position: pages then show no map. */
  map: MapPosition | null
  /** The shop's number in WhatsApp's format. Null if the shop has no number: pages then show no WhatsApp button. */
  whatsapp: string | null
  year: number
  version: string
  frame: ShopFrame
  /** The products that the page shows. Null on the not-found page. */
  window: ShopWindow | null
  product: ShopProduct | null
  contact: ContactState
  /** What the page tells of a printed record. Null on every other page. */
  verification: Verification | null
}

/**
 * True once the shop's parameters are entered. Until then nobody has stated a warranty or deliveries, and pages promise
 * neither.
 */
export const hasStatedTerms = ({ frame }: Pick<PageModel, 'frame'>): boolean => frame.parameters !== null

export const maxCountedProducts = 10_000
export const cardsPerPage = 8
/** The shop's name if the parameters have none. */
export const defaultShopName = 'Mostrador'
