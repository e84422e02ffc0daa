import { defineCard, defineListCard } from '#src/resource/cards/card.ts'

/** Number of products, in total and in the largest categories. `others` sums up the rest. */
export type ProductsFigures = {
  total: number
  /** Number of products added since the first of the month, 10,000 at most. */
  added: number
  categories: readonly { id: number; name: string; products: number }[]
  others: { categories: number; products: number }
}

export const spans = [7, 30, 90] as const
export type Span = (typeof spans)[number]

/**
 * Presses of 'Lo quiero' by day and by span. A span has its most wanted products. `before` is the number of presses in
 * the previous span.
 */
export type WantsFigures = {
  /** Today in the shop's time zone. */
  today: string
  /** Presses by day in the longest span. Days without a press are left out. */
  days: readonly { day: string; presses: number }[]
  spans: readonly {
    days: Span
    presses: number
    before: number
    products: readonly { id: number; name: string; presses: number; before: number }[]
  }[]
}

export const productsCard = defineCard<ProductsFigures>('products', 'update_products')
export const withoutPictureCard = defineListCard('products_without_picture', {
  resourceName: 'products',
  access: 'update_products',
  filter: 'image_empty=1',
  noteProperty: 'category',
})
export const withoutDescriptionCard = defineListCard('products_without_description', {
  resourceName: 'products',
  access: 'update_products',
  filter: 'description_empty=1',
})
export const wantsCard = defineCard<WantsFigures>('product_wants', 'update_products')
