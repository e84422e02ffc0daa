import { searchedText, whatsappLink } from '#src/catalog/parameters/whatsapp.ts'
import { formatDecimal, formatUsd } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { windowPath } from '#src/storefront/address.ts'
import { countedTo, type ShopCard, type ShopWindow } from '#src/storefront/model.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { PartProps } from '#src/storefront/page/Page.tsx'
import { productPath } from '#src/storefront/product/product-address.ts'
import { nameOf } from '#src/storefront/product/product-name.ts'
import { Kind } from '#src/storefront/window/Kind.tsx'
import { Pages } from '#src/storefront/window/Pages.tsx'
import { Picture } from '#src/storefront/window/Picture.tsx'

export type WindowProps = PartProps & { window: ShopWindow }

/** The shop window. Filters and pages are links; the script loads only this section by them. */
export function Products({ page, say, window }: WindowProps) {
  const category = page.frame.categories.find(({ id }) => id === window.query.category)
  return (
    <section className="section width" id="productos" aria-labelledby="t-products">
      <div className="section-head">
        <h2 className="title" id="t-products" tabIndex={-1}>
          {say('storefront.nav.products')}
          {category && (
            <>
              {' · '}
              <bdi>{category.name}</bdi>
            </>
          )}
        </h2>
        <p className="soft small" role="status">
          <Total page={page} say={say} window={window} />
        </p>
      </div>
      <Filters page={page} say={say} window={window} />
      <Searched page={page} say={say} window={window} />
      {window.cards.length > 0 ? (
        <ul className="grid">
          {window.cards.map((card, at) => (
            <Card key={card.id} page={page} say={say} card={card} isEager={at < 4} />
          ))}
        </ul>
      ) : (
        <Empty page={page} say={say} window={window} />
      )}
      <Pages page={page} say={say} window={window} />
    </section>
  )
}

function Total({ page, say, window }: WindowProps) {
  const qty = formatDecimal(window.total, page.language)
  if (window.total === 0) return say('storefront.products.none')
  if (window.total === 1) return say('storefront.products.one')
  const isMore = window.total === countedTo
  return (
    <>
      {say(isMore ? 'storefront.products.more' : 'storefront.products.many', { qty })}
      {!window.query.q && <span className="only-wide">{say('storefront.products.newest')}</span>}
    </>
  )
}

function Filters({ page, say, window }: WindowProps) {
  const { category: chosen, q } = window.query
  const pills = [{ id: null, name: say('storefront.filter.all') }, ...page.frame.categories]
  return (
    <nav className="filters" aria-label={say('storefront.filter')}>
      {pills.map(({ id, name }) => (
        <a
          key={id ?? 0}
          className="filter"
          href={`${windowPath(page.language, { category: id, q })}#productos`}
          aria-current={id === chosen ? 'true' : undefined}
          data-window=""
          dir="auto"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function Searched({ page, say, window }: WindowProps) {
  const { q, category } = window.query
  if (!q || window.total === 0) return null
  return (
    <p className="searched">
      {window.isPartial ? (
        say('storefront.search.partial', { typed: isolateBidi(q) })
      ) : window.meant ? (
        say('storefront.search.corrected', { typed: isolateBidi(q), meant: isolateBidi(window.meant) })
      ) : (
        <>
          {say('storefront.search.results')}{' '}
          <b>
            “<bdi>{q}</bdi>”
          </b>
        </>
      )}{' '}
      <a className="text-link" href={`${windowPath(page.language, { category })}#productos`} data-window="">
        {say('storefront.search.clear')}
      </a>
    </p>
  )
}

function Card({ page, say, card, isEager }: PartProps & { card: ShopCard; isEager: boolean }) {
  return (
    <li className="card">
      <div className="counter tile">
        <Picture
          picture={card.picture}
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
        <Kind category={card.category} />
      </p>
      <div className="card-foot">
        <span className="price">{formatUsd(card.price, page.language)}</span>
        <a
          className="see"
          href={productPath(page.language, card)}
          aria-label={say('storefront.card.see_one', { name: nameOf(card) })}
          data-product={nameOf(card)}
        >
          {say('storefront.card.see')}
        </a>
      </div>
    </li>
  )
}

function Empty({ page, say, window }: WindowProps) {
  const { q, category } = window.query
  const name = page.frame.categories.find(({ id }) => id === category)?.name
  const [title, text] = q
    ? [say('storefront.empty.search', { q: isolateBidi(q) }), say('storefront.empty.search_text')]
    : name
      ? [say('storefront.empty.category', { name: isolateBidi(name) }), say('storefront.empty.category_text')]
      : [say('storefront.empty.shop'), say('storefront.empty.shop_text')]
  const isFiltered = Boolean(q || name)
  return (
    <div className="note">
      <b>{title}</b>
      <p className="soft small">{text}</p>
      <div className="note-actions">
        {q && page.whatsapp && (
          <a
            className="button button-main"
            href={whatsappLink(page.whatsapp, searchedText(q))}
            target="_blank"
            rel="noopener"
          >
            <Icon name="chat" />
            {say('storefront.opening.ask')}
          </a>
        )}
        <a
          className="button button-plain"
          href={isFiltered ? `${windowPath(page.language, {})}#productos` : '#contacto'}
          data-window={isFiltered ? '' : undefined}
        >
          {say(isFiltered ? 'storefront.empty.all' : 'storefront.nav.contact')}
        </a>
      </div>
    </div>
  )
}
