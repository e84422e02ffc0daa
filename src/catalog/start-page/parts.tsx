import { productsCard, wantsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { CategoriesCard, WithoutPictureCard } from '#src/catalog/start-page/ProductCards.tsx'
import {
  ProductsFigure,
  WithoutDescriptionFigure,
  WithoutPictureFigure,
} from '#src/catalog/start-page/ProductFigures.tsx'
import { WantsCards, WantsFigure } from '#src/catalog/start-page/WantsCards.tsx'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'

export const catalogParts: StartPageParts = {
  figures: [
    { card: productsCard, Part: ProductsFigure },
    { card: withoutPictureCard, Part: WithoutPictureFigure },
    { card: withoutDescriptionCard, Part: WithoutDescriptionFigure },
    { card: wantsCard, Part: WantsFigure },
  ],
  wide: [{ card: wantsCard, Part: WantsCards }],
  cards: [
    { card: productsCard, Part: CategoriesCard },
    { card: withoutPictureCard, Part: WithoutPictureCard },
  ],
}
