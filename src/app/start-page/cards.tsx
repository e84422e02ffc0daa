import type { ComponentType } from 'react'
import { ChangesCard } from '#src/access/audit/ChangesCard.tsx'
import { changesCard } from '#src/access/audit/cards.ts'
import { productsCard, wantsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { CategoriesCard, WithoutPictureCard } from '#src/catalog/start-page/ProductCards.tsx'
import {
  ProductsFigure,
  WithoutDescriptionFigure,
  WithoutPictureFigure,
} from '#src/catalog/start-page/ProductFigures.tsx'
import { WantsCards, WantsFigure } from '#src/catalog/start-page/WantsCards.tsx'
import { unreadCard } from '#src/inbox/cards.ts'
import { UnreadFigure } from '#src/inbox/UnreadFigure.tsx'
import type { Card } from '#src/resource/cards/card.ts'

/** A part of the start page, for who may see its card. */
type Part = { card: Card; Part: ComponentType }

/** The panel of figures, left to right. */
export const figures: readonly Part[] = [
  { card: productsCard, Part: ProductsFigure },
  { card: withoutPictureCard, Part: WithoutPictureFigure },
  { card: withoutDescriptionCard, Part: WithoutDescriptionFigure },
  { card: wantsCard, Part: WantsFigure },
  { card: unreadCard, Part: UnreadFigure },
]

/** Below it, a row each. */
export const wideCards: readonly Part[] = [{ card: wantsCard, Part: WantsCards }]

/** Side by side below these. */
export const cards: readonly Part[] = [
  { card: productsCard, Part: CategoriesCard },
  { card: withoutPictureCard, Part: WithoutPictureCard },
  { card: changesCard, Part: ChangesCard },
]

/** Whatever the start page may show. */
export const everyCard: readonly Card[] = [...figures, ...wideCards, ...cards].map(({ card }) => card)
