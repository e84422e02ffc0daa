import { buildMissingProductMessage, buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import { formatUsd, formatWholeOrTwoDecimals } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { buildShopWindowPath } from '#src/storefront/address.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import { maxCountedProducts, type ShopCard, type ShopWindow } from '#src/storefront/page-model.ts'
import { buildProductPath } from '#src/storefront/product/product-address.ts'
import { formatProductName } from '#src/storefront/product/product-name.ts'
import { CategoryName } from '#src/storefront/window/CategoryName.tsx'
import { PageLinks } from '#src/storefront/window/PageLinks.tsx'
import { ProductPicture } from '#src/storefront/window/ProductPicture.tsx'

export type WindowProps = SectionProps & { window: ShopWindow }

/** The shop window. Filters and pages are links. The script intercepts them and replaces this section only. */
export function ProductsSection({ page, translate, window }: WindowProps) {
  const category = page.frame.categories.find(({ id }) => id === window.query.category)
  return (
    <section className="section width" id="productos" aria-labelledby="t-products">
      <div className="section-head">
        <h2 className="title" id="t-products" tabIndex={-1}>
          {translate('storefront.nav.products')}
          {category && (
            <>
              {' · '}
              <bdi>{category.name}</bdi>
            </>
          )}
        </h2>
        <p className="soft small" role="status">
          <ProductCount page={page} translate={translate} window={window} />
        </p>
      </div>
      <CategoryFilters page={page} translate={translate} window={window} />
      <SearchNote page={page} translate={translate} window={window} />
      {window.cards.length > 0 ? (
        <ul className="grid">
          {window.cards.map((card, index) => (
            <ProductCard key={card.id} page={page} translate={translate} card={card} isEager={index < 4} />
          ))}
        </ul>
      ) : (
        <NoProducts page={page} translate={translate} window={window} />
      )}
      <PageLinks page={page} translate={translate} window={window} />
    </section>
  )
}

function ProductCount({ page, translate, window }: WindowProps) {
  const qty = formatWholeOrTwoDecimals(window.total, page.language)
  if (window.total === 0) return translate('storefront.products.none')
  if (window.total === 1) return translate('storefront.products.one')
  const isMore = window.total === maxCountedProducts
  return (
    <>
      {translate(isMore ? 'storefront.products.more' : 'storefront.products.many', { qty })}
      {!window.query.q && <span className="only-wide">{translate('storefront.products.newest')}</span>}
    </>
  )
}

function CategoryFilters({ page, translate, window }: WindowProps) {
  const { category: chosenCategory, q } = window.query
  const filters = [{ id: null, name: translate('storefront.filter.all') }, ...page.frame.categories]
  return (
    <nav className="filters" aria-label={translate('storefront.filter')}>
      {filters.map(({ id, name }) => (
        <a
          key={id ?? 0}
          className="filter"
          href={`${buildShopWindowPath(page.language, { category: id, q })}#productos`}
          aria-current={id === chosenCategory ? 'true' : undefined}
          data-window=""
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function SearchNote({ page, translate, window }: WindowProps) {
  const { q, category } = window.query
  if (!q || window.total === 0) return null
  return (
    <p className="searched">
      {window.isPartial ? (
        translate('storefront.search.partial', { typed: isolateBidi(q) })
      ) : window.correctedText ? (
        translate('storefront.search.corrected', { typed: isolateBidi(q), meant: isolateBidi(window.correctedText) })
      ) : (
        <>
          {translate('storefront.search.results')}{' '}
          <b>
            “<bdi>{q}</bdi>”
          </b>
        </>
      )}{' '}
      <a className="text-link" href={`${buildShopWindowPath(page.language, { category })}#productos`} data-window="">
        {translate('storefront.search.clear')}
      </a>
    </p>
  )
}

function ProductCard({ page, translate, card, isEager }: SectionProps & { card: ShopCard; isEager: boolean }) {
  return (
    <li className="card">
      <div className="counter tile">
        <ProductPicture
          picture={card.picture}
          category={card.category}
          translate={translate}
          alt=""
          sizes="(min-width: 1264px) 282px, (min-width: 768px) 24vw, 46vw"
          isEager={isEager}
        />
      </div>
      <h3 dir="auto">{card.name}</h3>
      <p className="soft small">
        {card.capacity && (
          <>
            <bdi>{card.capacity}</bdi>
            {' · '}
          </>
        )}
        <CategoryName category={card.category} />
      </p>
      <div className="card-foot">
        <span className="price">{formatUsd(card.price, page.language)}</span>
        <a
          className="see"
          href={buildProductPath(page.language, card)}
          aria-label={translate('storefront.card.see_one', { name: formatProductName(card) })}
          data-product={formatProductName(card)}
        >
          {translate('storefront.card.see')}
        </a>
      </div>
    </li>
  )
}

function NoProducts({ page, translate, window }: WindowProps) {
  const { q, category } = window.query
  const name = page.frame.categories.find(({ id }) => id === category)?.name
  const [title, text] = q
    ? [translate('storefront.empty.search', { q: isolateBidi(q) }), translate('storefront.empty.search_text')]
    : name
      ? [
          translate('storefront.empty.category', { name: isolateBidi(name) }),
          translate('storefront.empty.category_text'),
        ]
      : [translate('storefront.empty.shop'), translate('storefront.empty.shop_text')]
  const isFiltered = Boolean(q || name)
  return (
    <div className="note">
      <b>{title}</b>
      <p className="soft small">{text}</p>
      <div className="note-actions">
        {q && page.whatsapp && (
          <a
            className="button button-main"
            href={buildWhatsappLink(page.whatsapp, buildMissingProductMessage(q))}
            target="_blank"
            rel="noopener"
          >
            <Icon name="chat" />
            {translate('storefront.opening.ask')}
          </a>
        )}
        <a
          className="button button-plain"
          href={isFiltered ? `${buildShopWindowPath(page.language, {})}#productos` : '#contacto'}
          data-window={isFiltered ? '' : undefined}
        >
          {translate(isFiltered ? 'storefront.empty.all' : 'storefront.nav.contact')}
        </a>
      </div>
    </div>
  )
}
