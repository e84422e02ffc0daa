import type { Language } from '#src/platform/i18n/define-messages.ts'
import type { WindowQuery } from '#src/storefront/address.ts'
import type { ContactMessage, ContactProblems } from '#src/storefront/contact.ts'

/** A stored picture with what a page needs to leave the right room for it. */
export type ShopPicture = { name: string; width: number; height: number; cutout: boolean }

export type ShopCategory = {
  id: number
  name: string
  description: string
  products: number
  picture: ShopPicture | null
}

export type ShopParameters = {
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

/** What every page of the shop shows, whichever products stand in it. */
export type ShopFrame = {
  categories: ShopCategory[]
  colors: Pick<ShopColor, 'id' | 'name'>[]
  products: number
  parameters: ShopParameters | null
}

export type ShopCard = {
  id: number
  name: string
  category: string
  capacity: string | null
  price: number
  picture: ShopPicture | null
}

/** A page of products. `total` counts to 10,000 and no further; `meant` is what a misspelt search was taken for. */
export type ShopWindow = { query: WindowQuery; cards: ShopCard[]; total: number; pages: number; meant: string | null }

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
  pictures: ShopPicture[]
  colors: ShopColor[]
}

export type ContactState = {
  outcome: 'idle' | 'sent' | 'failed'
  /** Why it failed, in words, where no field of the form is to blame; else empty. */
  reason: string
  typed: ContactMessage
  problems: ContactProblems
}

/** Addresses of what the browser loads beside the page. */
export type PageAssets = {
  script: string
  modules: readonly string[]
  styles: readonly string[]
  preloads: readonly string[]
}

export type PageModel = {
  language: Language
  assets: PageAssets
  /** `PUBLIC_URL`: where the page's own addresses begin for those who read them elsewhere. */
  origin: string
  address: string
  map: { lat: number; lng: number }
  /** Digits as WhatsApp wants them. */
  whatsapp: string
  year: number
  version: string
  frame: ShopFrame
  /** Null on a page that is not there. */
  window: ShopWindow | null
  product: ShopProduct | null
  contact: ContactState
}

export const countedTo = 10_000
export const cardsAPage = 8
export const shopName = 'Mostrador'
