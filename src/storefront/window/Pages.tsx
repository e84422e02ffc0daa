import { formatDecimal } from '#src/catalog/products/price.ts'
import { windowPath } from '#src/storefront/address.ts'
import { cardsAPage, countedTo } from '#src/storefront/model.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { WindowProps } from '#src/storefront/window/Products.tsx'

export function Pages({ page, say, window }: WindowProps) {
  if (window.pages < 2) return null
  const { query, total, pages } = window
  const number = (value: number) => formatDecimal(value, page.language)
  const to = (target: number) => `${windowPath(page.language, { ...query, page: target })}#productos`
  const from = (query.page - 1) * cardsAPage + 1
  const range = { from: number(from), to: number(Math.min(from + cardsAPage - 1, total)), qty: number(total) }
  return (
    <nav className="pages" aria-label={say('storefront.pages')}>
      <span className="soft small">
        {say(total === countedTo ? 'storefront.pages.range_more' : 'storefront.pages.range', range)}
      </span>
      <ol>
        <li>
          <Step
            href={query.page > 1 ? to(query.page - 1) : null}
            label={say('storefront.pages.previous')}
            icon="left"
          />
        </li>
        {pagesToShow(query.page, pages).map((target, at) =>
          target === null ? (
            <li key={`gap-${at < 2 ? 'before' : 'after'}`} className="soft gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={target}>
              <a
                href={to(target)}
                data-window="page"
                aria-current={target === query.page ? 'page' : undefined}
                aria-label={say(target === pages ? 'storefront.pages.last' : 'storefront.pages.page', {
                  page: number(target),
                })}
              >
                {number(target)}
              </a>
            </li>
          ),
        )}
        <li>
          <Step
            href={query.page < pages ? to(query.page + 1) : null}
            label={say('storefront.pages.next')}
            icon="right"
          />
        </li>
      </ol>
    </nav>
  )
}

type StepProps = { href: string | null; label: string; icon: 'left' | 'right' }

function Step({ href, label, icon }: StepProps) {
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

/** Page numbers to link: first, last, and three around the current one; null is a gap. */
export function pagesToShow(current: number, pages: number): (number | null)[] {
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
