import type { SectionProps } from '#src/storefront/page/Page.tsx'
import scene from '#src/storefront/page/sections/about.svg'
import type { PageModel } from '#src/storefront/page-model.ts'
import type { Say } from '#src/storefront/say.ts'

export function AboutSection({ page, say }: SectionProps) {
  return (
    <section className="section width" id="nosotros" aria-labelledby="t-about">
      <div className="about">
        <div className="counter about-scene">
          <img src={scene} alt="" width="1000" height="800" loading="lazy" />
        </div>
        <div className="about-text">
          <h2 className="title" id="t-about">
            {say('storefront.nav.about')}
          </h2>
          <p>{say('storefront.about.first')}</p>
          <p>{say('storefront.about.second')}</p>
          <p>
            {say('storefront.about.dollars')}
            {page.frame.parameters?.exchange && say('storefront.about.pesos')}
          </p>
          <dl className="facts">{listFacts(page, say)}</dl>
        </div>
      </div>
    </section>
  )
}

function listFacts({ address }: PageModel, say: Say) {
  const facts = [
    [say('storefront.about.warranty'), say('storefront.about.warranty_text')],
    [say('storefront.about.delivery'), say('storefront.about.delivery_text')],
    [say('storefront.about.pickup'), say('storefront.about.pickup_text', { address })],
  ]
  return facts.map(([name, text]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
