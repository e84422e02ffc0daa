import { Link } from 'react-router'
import { FirstSteps } from '#src/app/start-page/FirstSteps.tsx'
import { listStartPageParts } from '#src/app/start-page/list-parts.tsx'
import { MenuEntryTiles } from '#src/app/start-page/MenuEntryTiles.tsx'
import { StaffCardsOnSight } from '#src/app/start-page/StaffCardsOnSight.tsx'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { useCanSeeCard, useOldestFiguresMoment } from '#src/resource/cards/use-card.ts'
import { buildNewRecordAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { FigurePanel } from '#src/ui/dashboard/figure.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { RelativeMoment } from '#src/ui/figures/moment.tsx'
import { useNow } from '#src/ui/figures/use-now.ts'
import { Page } from '#src/ui/frame/page.tsx'

/** Start page of the back office: the cards that the reader may see, or tiles of the menu if there are none. */
export function Dashboard() {
  const text = useText()
  const maySee = useCanSeeCard()
  const products = useOutline('products')
  const may = useOfferedActions(products)
  const listCards = (slot: 'figures' | 'wide' | 'cards') => listStartPageParts(slot).filter(({ card }) => maySee(card))
  const [panelParts, wideParts, sideParts] = [listCards('figures'), listCards('wide'), listCards('cards')]
  const cardsOnSight = listStartPageParts('onSight').filter(maySee)
  const shownCards = [...[...panelParts, ...wideParts, ...sideParts].map(({ card }) => card), ...cardsOnSight]
  const createLink = may.create && (
    <Link className={buttonClass()} to={buildNewRecordAddress(products)}>
      <i className="bi bi-plus-lg" aria-hidden="true" />
      <span className="words">{text('pages.products.create')}</span>
    </Link>
  )
  return (
    <Page
      title={text('Panel de administrador')}
      picture={<img className="page-mark" src="/img/logo.svg" alt="Mostrador" width={32} height={32} />}
      note={<TodayNote figuresMoment={useOldestFiguresMoment([...new Set(shownCards)])} />}
      actions={createLink}
    >
      <div className="dashboard stack">
        <FirstSteps />
        {panelParts.length > 0 && (
          <FigurePanel>
            {panelParts.map(({ card, Component }) => (
              <Component key={card.name} />
            ))}
          </FigurePanel>
        )}
        {wideParts.map(({ card, Component }) => (
          <Component key={card.name} />
        ))}
        {sideParts.length > 0 && (
          <div className="cols dashboard-cards">
            {sideParts.map(({ card, Component }) => (
              <Component key={card.name} />
            ))}
          </div>
        )}
        {cardsOnSight.length > 0 && <StaffCardsOnSight />}
        {shownCards.length === 0 && <MenuEntryTiles />}
      </div>
    </Page>
  )
}

const isOlderThanMinute = (moment: string, now: number): boolean => now - Date.parse(moment) >= 60_000

/**
 * Today's date ('Jueves 19 de noviembre'), and when the cards' oldest numbers were computed, if that is a minute ago.
 */
function TodayNote({ figuresMoment }: { figuresMoment: string | null }) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const day = formatDate(readShopDay(), language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      {day.charAt(0).toUpperCase() + day.slice(1)}
      {figuresMoment && isOlderThanMinute(figuresMoment, now) && (
        <>
          {' · '}
          {text('app.index.figures_of')} <RelativeMoment value={figuresMoment} />
        </>
      )}
    </>
  )
}
