import { formatWholeOrTwoDecimals } from '#src/catalog/products/price.ts'
import { buildShopWindowPath } from '#src/storefront/address.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import { cardsPerPage, maxCountedProducts } from '#src/storefront/page-model.ts'
import type { WindowProps } from '#src/storefront/window/ProductsSection.tsx'

export function PageLinks({ page, translate, window }: WindowProps) {
  if (window.pages < 2) return null
  const { query, total, pages } = window
  const format = (value: number) => formatWholeOrTwoDecimals(value, page.language)
  const pathTo = (target: number) => `${buildShopWindowPath(page.language, { ...query, page: target })}#productos`
  const from = (query.page - 1) * cardsPerPage + 1
  const range = { from: format(from), to: format(Math.min(from + cardsPerPage - 1, total)), qty: format(total) }
  return (
    <nav className="pages" aria-label={translate('storefront.pages')}>
      <span className="soft small">
        {translate(total === maxCountedProducts ? 'storefront.pages.range_more' : 'storefront.pages.range', range)}
      </span>
      <ol>
        <li>
          <PageStep
            href={query.page > 1 ? pathTo(query.page - 1) : null}
            label={translate('storefront.pages.previous')}
            icon="left"
          />
        </li>
        {listPageNumbers(query.page, pages).map((target, index) =>
          target === null ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} className="soft gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={target}>
              <a
                href={pathTo(target)}
                data-window="page"
                aria-current={target === query.page ? 'page' : undefined}
                aria-label={translate(target === pages ? 'storefront.pages.last' : 'storefront.pages.page', {
                  page: format(target),
                })}
              >
                {format(target)}
              </a>
            </li>
          ),
        )}
        <li>
          <PageStep
            href={query.page < pages ? pathTo(query.page + 1) : null}
            label={translate('storefront.pages.next')}
            icon="right"
          />
        </li>
      </ol>
    </nav>
  )
}

type PageStepProps = { href: string | null; label: string; icon: 'left' | 'right' }

function PageStep({ href, label, icon }: PageStepProps) {
  if (!href) {
    return (
      <span className="step" aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <a href={href} data-window="page" rel={icon === 'left' ? 'prev' : 'next'} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}

/** Page numbers to link: the first, the last, and three around the current one. Null is a gap. */
export function listPageNumbers(current: number, pages: number): (number | null)[] {
  const start = Math.max(1, Math.min(current - 1, pages - 2))
  const middle = [start, start + 1, start + 2].filter((page) => page >= 1 && page <= pages)
  const last = middle.at(-1) ?? 1
  return [
    ...(start > 1 ? [1] : []),
    ...(start > 2 ? [null] : []),
    ...middle,
    ...(last < pages - 1 ? [null] : []),
    ...(last < pages ? [pages] : []),
  ]
}
