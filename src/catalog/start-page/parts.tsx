import { productsCard, wantsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { CategoriesCard, WithoutPictureCard } from '#src/catalog/start-page/ProductCards.tsx'
import {
  ProductsFigure,
  WithoutDescriptionFigure,
  WithoutPictureFigure,
} from '#src/catalog/start-page/ProductFigures.tsx'
import { WantsCards, WantsOfLastSevenDaysFigure } from '#src/catalog/start-page/WantsCards.tsx'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'

export const catalogParts: StartPageParts = {
  figures: [
    { card: productsCard, Component: ProductsFigure },
    { card: withoutPictureCard, Component: WithoutPictureFigure },
    { card: withoutDescriptionCard, Component: WithoutDescriptionFigure },
    { card: wantsCard, Component: WantsOfLastSevenDaysFigure },
  ],
  wide: [{ card: wantsCard, Component: WantsCards }],
  cards: [
    { card: productsCard, Component: CategoriesCard },
    { card: withoutPictureCard, Component: WithoutPictureCard },
  ],
}
