import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { buildShopWindowPath } from '#src/storefront/address.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'

const inputId = 'q-missing'

/** Content of the not-found page: a search, and links to the categories that have products. */
export function NotFoundSection({ page, translate }: SectionProps) {
  const home = buildHomePath(page.language)
  const categories = page.frame.categories.filter(({ products }) => products > 0)
  return (
    <main id="contenido" className="section width">
      <div className="note missing">
        <h1 className="title">{translate('storefront.missing.title')}</h1>
        <p className="soft">{translate('storefront.missing.text')}</p>
        <div>
          <label htmlFor={inputId}>
            <b>{translate('storefront.missing.search')}</b>
          </label>
          <form className="search" action={`${home}#productos`}>
            <search aria-label={translate('storefront.missing.search')}>
              <input id={inputId} type="search" name="q" maxLength={80} />
              <button type="submit" aria-label={translate('storefront.search.submit')}>
                <Icon name="search" />
              </button>
            </search>
          </form>
        </div>
        {categories.length > 0 && (
          <nav aria-labelledby="t-missing">
            <b id="t-missing">{translate('storefront.missing.categories')}</b>
            <ul className="note-actions">
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <a
                    className="button button-plain"
                    href={`${buildShopWindowPath(page.language, { category: id })}#productos`}
                    dir="auto"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="note-actions">
          <a className="button button-main" href={home}>
            {translate('storefront.opening.see')}
          </a>
        </div>
      </div>
    </main>
  )
}
