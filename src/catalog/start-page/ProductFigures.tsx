import { productsCard, withoutDescriptionCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ListFigure } from '#src/resource/cards/ListFigure.tsx'
import { mapLoadedValue, useCard } from '#src/resource/cards/use-card.ts'
import { buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { Figure } from '#src/ui/dashboard/figure.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

export function ProductsFigure() {
  const text = useText()
  const format = useWholeNumberFormat()
  const products = useOutline('products')
  const load = mapLoadedValue(useCard(productsCard), ({ total, added }) => ({
    value: format(total),
    hint: text('catalog.cards.added', { count: added }),
  }))
  return <Figure label={text('pages.products.list')} to={buildListScreenAddress(products)} load={load} />
}

export function WithoutPictureFigure() {
  const text = useText()
  const noneKey = useIsShopEmpty() ? 'catalog.cards.no_products' : 'catalog.cards.all_pictured'
  const hints = { whenEmpty: text(noneKey), whenFilled: <WarningHint text={text('catalog.cards.add_it')} /> }
  return <ListFigure card={withoutPictureCard} label={text('catalog.cards.no_picture')} hints={hints} />
}

export function WithoutDescriptionFigure() {
  const text = useText()
  const noneKey = useIsShopEmpty() ? 'catalog.cards.no_products' : 'catalog.cards.all_described'
  const hints = { whenEmpty: text(noneKey), whenFilled: <WarningHint text={text('catalog.cards.add_it')} /> }
  return <ListFigure card={withoutDescriptionCard} label={text('catalog.cards.no_description')} hints={hints} />
}

/**
 * True in a shop without products, where the hint 'all products have a picture' would be odd. False while the number is
 * loading.
 */
export function useIsShopEmpty(): boolean {
  const load = useCard(productsCard)
  return load.state === 'ready' && load.value.total === 0
}

function WarningHint({ text }: { text: string }) {
  return (
    <>
      <span className="dot tone-warn" />
      {text}
    </>
  )
}
