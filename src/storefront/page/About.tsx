import type { PageModel } from '#src/storefront/model.ts'
import scene from '#src/storefront/page/about.svg'
import type { PartProps } from '#src/storefront/page/Page.tsx'
import type { Say } from '#src/storefront/texts.ts'

export function About({ page, say }: PartProps) {
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
          <dl className="facts">{facts(page, say)}</dl>
        </div>
      </div>
    </section>
  )
}

function facts({ address }: PageModel, say: Say) {
  const lines = [
    [say('storefront.about.warranty'), say('storefront.about.warranty_text')],
    [say('storefront.about.delivery'), say('storefront.about.delivery_text')],
    [say('storefront.about.pickup'), say('storefront.about.pickup_text', { address })],
  ]
  return lines.map(([what, text]) => (
    <div key={what}>
      <dt>{what}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
