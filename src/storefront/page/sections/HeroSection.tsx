import { buildWhatsappLink } from '#src/catalog/parameters/whatsapp-link.ts'
import lineup from '#src/platform/brand/lineup.svg'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import { hasStatedTerms } from '#src/storefront/page-model.ts'

/** Hero section. Its headline is the page's h1, unless a product is open: then the product's name is the h1. */
export function HeroSection({ page, translate }: SectionProps) {
  const hasTerms = hasStatedTerms(page)
  const Headline = page.product ? 'p' : 'h1'
  return (
    <section className="opening width">
      <div className="counter stage">
        <div className="opening-text">
          <Headline className="headline" data-headline="">
            {translate(hasTerms ? 'storefront.opening.title' : 'storefront.opening.title_bare')}
          </Headline>
          <p>{translate(hasTerms ? 'storefront.opening.text' : 'storefront.opening.text_bare')}</p>
          <div className="opening-actions">
            <a className="button button-main" href="#productos">
              {translate('storefront.opening.see')}
            </a>
            {page.whatsapp && (
              <a className="button button-plain" href={buildWhatsappLink(page.whatsapp)}>
                {translate('storefront.opening.ask')}
              </a>
            )}
          </div>
        </div>
        <div className="lineup">
          <img src={lineup} alt="" width="1000" height="440" fetchPriority="high" />
        </div>
      </div>
    </section>
  )
}
