import { formatWholeOrTwoDecimals } from '#src/catalog/products/price.ts'
import { buildShopWindowPath } from '#src/storefront/address.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import type { PageModel, ShopCategory } from '#src/storefront/page-model.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'
import { ProductPicture } from '#src/storefront/window/ProductPicture.tsx'

/**
 * The category that is most asked for, then the others by name. A phone shows one at a time. Carousel by CSS scroll
 * snapping. The script adds arrows that wrap around.
 */
export function CategoryCarousel({ page, translate }: SectionProps) {
  const { categories, mostAskedCategory } = page.frame
  if (categories.length === 0) return null
  const isMostAsked = ({ id }: ShopCategory) => id === mostAskedCategory
  const orderedCategories = [...categories.filter(isMostAsked), ...categories.filter((one) => !isMostAsked(one))]
  return (
    <section className="section width" id="categorias" aria-labelledby="t-categories">
      <div className="section-head">
        <h2 className="title" id="t-categories">
          {translate('storefront.categories')}
        </h2>
        <div className="arrows">
          <button
            className="round"
            type="button"
            data-step="-1"
            aria-label={translate('storefront.categories.previous')}
          >
            <Icon name="left" />
          </button>
          <button className="round" type="button" data-step="1" aria-label={translate('storefront.categories.next')}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <p className="hidden" role="status" data-loading="" />
      <ul className="track" aria-labelledby="t-categories">
        {orderedCategories.map((category) => (
          <li key={category.id}>
            <a
              className={category.picture?.cutout === false ? 'category counter photo' : 'category counter'}
              href={`${buildShopWindowPath(page.language, { category: category.id })}#productos`}
              data-window=""
            >
              <span>
                <b dir="auto">{category.name}</b>
                <span className="soft small">{formatProductCount(page, translate, category)}</span>
              </span>
              <ProductPicture
                picture={category.picture}
                category={category.name}
                translate={translate}
                alt=""
                sizes="132px"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatProductCount({ language }: PageModel, translate: ShopTranslate, { products }: ShopCategory): string {
  if (products === 0) return translate('storefront.products.none')
  return products === 1
    ? translate('storefront.products.one')
    : translate('storefront.products.many', { qty: formatWholeOrTwoDecimals(products, language) })
}
