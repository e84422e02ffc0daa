import { withoutDescriptionCard, withoutPictureCard } from '#src/catalog/cards.ts'
import { products } from '#src/catalog/products.ts'
import { productsSource } from '#src/catalog/products-card.server.ts'
import { wantsSource } from '#src/catalog/wants-card.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { listCard } from '#src/resource/cards/list-card.server.ts'

/** The catalogue's cards. They belong to nobody: who may change products sees them. */
export const catalogCards: readonly CardSource[] = [
  productsSource,
  listCard(withoutPictureCard, products, 'Products without a picture'),
  listCard(withoutDescriptionCard, products, 'Products whose description says nothing'),
  wantsSource,
]
