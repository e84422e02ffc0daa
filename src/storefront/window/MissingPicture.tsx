import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { Icon, type IconName } from '#src/storefront/page/Icon.tsx'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'

type MissingPictureProps = { category: string; translate: ShopTranslate }

/** What a tile shows without a picture: 'Sin foto', below an outline of what the category sells. */
export function MissingPicture({ category, translate }: MissingPictureProps) {
  return (
    <div className="missing-picture">
      <Icon name={findOutlineOfCategory(category)} />
      <span className="small">{translate('storefront.picture.missing')}</span>
    </div>
  )
}

/**
 * Words of a category's name, without accents and in lower case, and the outline of what it sells. The first that
 * matches counts: 'Fundas de iPad' are covers. A phone has no outline of its own, because it would look like a photo of
 * another phone.
 */
const outlinesByWords: readonly [RegExp, IconName][] = [
  [/servicio|service|repar|arregl|repair|conserto|assist/, 'tools'],
  [/funda|carcasa|cover|capa|\bcase/, 'cover'],
  [/cargador|cable|adaptador|charger|carregador|cabo/, 'plug'],
  [/audio|auricular|airpods|parlante|sonido|headphone|fone|speaker/, 'sound'],
  [/watch|reloj|relogio/, 'watch'],
  [/monitor|display|pantalla|tela/, 'monitor'],
  [/\bmac|notebook|laptop|computador/, 'laptop'],
  [/ipad|tablet/, 'tablet'],
]

/** The outline of what a category sells, by the words of its name: a box where they tell nothing. */
export function findOutlineOfCategory(category: string): IconName {
  const name = foldAccentsAndCase(category)
  return outlinesByWords.find(([words]) => words.test(name))?.[1] ?? 'box'
}
