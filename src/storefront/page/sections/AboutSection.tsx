import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import scene from '#src/storefront/page/sections/about.svg'
import { hasStatedTerms, type PageModel } from '#src/storefront/page-model.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'

export function AboutSection({ page, translate }: SectionProps) {
  return (
    <section className="section width" id="nosotros" aria-labelledby="t-about">
      <div className="about">
        <div className="counter about-scene">
          <img src={scene} alt="" width="1000" height="800" loading="lazy" />
        </div>
        <div className="about-text">
          <h2 className="title" id="t-about">
            {translate('storefront.nav.about')}
          </h2>
          <p>{translate('storefront.about.first')}</p>
          <p>{translate(page.whatsapp ? 'storefront.about.second' : 'storefront.about.second_by_form')}</p>
          <p>
            {translate('storefront.about.dollars')}
            {page.frame.parameters?.exchange && translate('storefront.about.pesos')}
          </p>
          <dl className="facts">{renderTermsAndPickup(page, translate)}</dl>
        </div>
      </div>
    </section>
  )
}

function renderTermsAndPickup(page: PageModel, translate: ShopTranslate) {
  const { address } = page
  const terms = [
    [translate('storefront.about.warranty'), translate('storefront.about.warranty_text')],
    [translate('storefront.about.delivery'), translate('storefront.about.delivery_text')],
  ]
  const facts = [
    ...(hasStatedTerms(page) ? terms : []),
    [
      translate('storefront.about.pickup'),
      address
        ? translate('storefront.about.pickup_text', { address: isolateBidi(address) })
        : translate('storefront.about.pickup_arranged'),
    ],
  ]
  return facts.map(([name, text]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
