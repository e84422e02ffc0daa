import { products } from '#src/catalog/products/products.ts'
import { withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { productsCardSource } from '#src/catalog/start-page/products-card.server.ts'
import { wantsCardSource } from '#src/catalog/start-page/wants-card.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { createListCardSource } from '#src/resource/cards/list-card.server.ts'

/** The catalogue's cards. They have no tenant scope: users who may change products see them. */
export const catalogCards: readonly CardSource[] = [
  productsCardSource,
  createListCardSource(withoutPictureCard, products, 'Products without a picture'),
  createListCardSource(withoutDescriptionCard, products, 'Products whose description says nothing'),
  wantsCardSource,
]
