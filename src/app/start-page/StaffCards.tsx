import { expiriesCard } from '#src/agenda/notices/start-page/cards.ts'
import { ExpiriesCard } from '#src/agenda/notices/start-page/ExpiriesCard.tsx'
import { DeedsCard } from '#src/app/start-page/DeedsCard.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import { useCanSeeCard } from '#src/resource/cards/use-card.ts'
import { expiringCard, headcountCard } from '#src/workforce/start-page/cards.ts'
import { ExpiringCard } from '#src/workforce/start-page/ExpiringCard.tsx'
import { workforcePartsOnSight } from '#src/workforce/start-page/parts-on-sight.tsx'
import { SectorsCard } from '#src/workforce/start-page/SectorsCard.tsx'

const textLoaders = {
  es: () => import('virtual:messages/staff/es'),
  en: () => import('virtual:messages/staff/en'),
  pt: () => import('virtual:messages/staff/pt'),
}

const noticeTextLoaders = {
  es: () => import('virtual:messages/notices/es'),
  en: () => import('virtual:messages/notices/en'),
  pt: () => import('virtual:messages/notices/pt'),
}

/** Loads the texts of the cards about staff, and returns the cards. */
export async function loadStaffCardsAndTexts() {
  await Promise.all([loadScreenTexts(textLoaders), loadScreenTexts(noticeTextLoaders)])
  return StaffCards
}

/**
 * What is to be done first, what expires and the staff by sector, and below them the charts of the staff. Who may not
 * see notices sees the numbers of what expires instead.
 */
function StaffCards() {
  const maySee = useCanSeeCard()
  return (
    <>
      <div className="cols dashboard-cards">
        <DeedsCard />
        {maySee(expiriesCard) ? <ExpiriesCard /> : maySee(expiringCard) && <ExpiringCard />}
        {maySee(headcountCard) && <SectorsCard />}
      </div>
      {workforcePartsOnSight.map(({ card, Component }) => maySee(card) && <Component key={card.name} />)}
    </>
  )
}
