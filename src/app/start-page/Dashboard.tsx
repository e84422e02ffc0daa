import { Link } from 'react-router'
import { Entries } from '#src/app/start-page/Entries.tsx'
import { FirstSteps } from '#src/app/start-page/FirstSteps.tsx'
import { partsIn } from '#src/app/start-page/parts.tsx'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { useMaySee, useMomentOf } from '#src/resource/cards/use-card.ts'
import type { StartPageParts } from '#src/resource/registration/screen-manifest.ts'
import { createAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { useMay } from '#src/resource/screens/use-may.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { FigurePanel } from '#src/ui/dashboard/figure.tsx'
import { Moment } from '#src/ui/figures/moment.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** Start page after signing in: figures of what the reader may see; who sees none finds their entries of the menu. */
export function Dashboard() {
  const text = useText()
  const maySee = useMaySee()
  const products = useOutline('products')
  const may = useMay(products)
  const cardsIn = (place: keyof StartPageParts) => partsIn(place).filter(({ card }) => maySee(card))
  const [panel, wide, side] = [cardsIn('figures'), cardsIn('wide'), cardsIn('cards')]
  const shown = [...panel, ...wide, ...side].map(({ card }) => card)
  const create = may.create && (
    <Link className={buttonClass()} to={createAddress(products)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text('pages.products.create')}</span>
    </Link>
  )
  return (
    <Page
      title={text('Panel de administrador')}
      picture={<img className="page-mark" src="/img/logo.svg" alt="Mostrador" width={32} height={32} />}
      note={<Today moment={useMomentOf([...new Set(shown)])} />}
      actions={create}
    >
      <div className="dashboard stack">
        <FirstSteps />
        {panel.length > 0 && (
          <FigurePanel>
            {panel.map(({ card, Part }) => (
              <Part key={card.name} />
            ))}
          </FigurePanel>
        )}
        {wide.map(({ card, Part }) => (
          <Part key={card.name} />
        ))}
        {side.length > 0 && (
          <div className="cols dashboard-cards">
            {side.map(({ card, Part }) => (
              <Part key={card.name} />
            ))}
          </div>
        )}
        {shown.length === 0 && <Entries />}
      </div>
    </Page>
  )
}

/** 'Jueves 19 de noviembre', and of when the figures are. */
function Today({ moment }: { moment: string | null }) {
  const text = useText()
  const language = useLanguage()
  const day = new Date().toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      {day.charAt(0).toUpperCase() + day.slice(1)}
      {moment && (
        <>
          {' · '}
          {text('app.index.figures_of')} <Moment value={moment} />
        </>
      )}
    </>
  )
}
